import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Where tests keep what is expensive to make and depends on the sources alone. Git ignores it. */
export const CACHE = join(root, '.cache')

/**
 * A name that changes when a file of these folders does, tests apart, or a dependency, or Node. Folders count from the
 * root of the repository.
 */
export function sourceKey(folders: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}\n`)
  const files = globSync(['package-lock.json', ...folders.map((folder) => `${folder}/**/*`)], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
