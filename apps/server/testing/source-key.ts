import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Cache of what is expensive to compute and depends on the sources alone. Ignored by Git. */
export const CACHE = join(root, '.cache')

/**
 * A name that changes with any file of these folders but tests, with a dependency, or with Node. Folders are relative to the
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
