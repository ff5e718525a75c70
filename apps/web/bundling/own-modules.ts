import { join } from 'node:path'

/** Modules outside the app: installed libraries and the project's packages. */
export const LIBRARY = /node_modules|[\\/]packages[\\/]/

const app = join(import.meta.dirname, '../app')

/** Part of the bundler's context for naming groups. */
type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/**
 * Naming function of a chunk with the app modules that the given screens import statically, at any depth.
 *
 * @param name - The name of the chunk.
 * @param screens - Entry modules below app/.
 */
export function ownModulesOf(name: string, screens: readonly string[]) {
  let own: Set<string> | undefined
  const collect = (id: string, modules: Modules, found: Set<string>): Set<string> => {
    if (found.has(id) || LIBRARY.test(id)) return found
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported, modules, found)
    return found
  }
  return (id: string, modules: Modules): string | null => {
    // Called for each module after the module graph is complete.
    own ??= screens.reduce((found, screen) => collect(join(app, screen), modules, found), new Set<string>())
    return own.has(id) ? name : null
  }
}
