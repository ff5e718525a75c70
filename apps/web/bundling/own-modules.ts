import { join } from 'node:path'

/** What several screens may share that is not of this app: installed libraries, the project's packages. */
export const LIBRARY = /node_modules|[\\/]packages[\\/]/

const app = join(import.meta.dirname, '../app')

/** Of the bundler's context for a group's name. */
type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/**
 * The naming function of a file that holds the app's own modules that some screens import, at any depth; what is loaded only
 * on demand is not among them.
 *
 * @param name - The file's name.
 * @param screens - Modules below app/ to begin with.
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
    // Asked for each module, once all are known.
    own ??= screens.reduce((found, screen) => collect(join(app, screen), modules, found), new Set<string>())
    return own.has(id) ? name : null
  }
}
