import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeLaterMigrations } from '#testing/database/later-migration'

const root = resolve(import.meta.dirname, '../../../..')
const client = 'apps/web/build/client'

/** The files of the built web app; none if it is not built. */
const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Makes a copy of the product that acts as its next version: each file of the web app has another hash, and `sql` is an
 * additional migration. Returns false when the web app is not built.
 */
export async function makeLaterBuild(tree: string, sql: string): Promise<boolean> {
  if ((await filesOf(join(root, client))).length === 0) return false
  for (const folder of ['apps/server/src', client])
    await cp(join(root, folder), join(tree, folder), { recursive: true })
  await makeLaterMigrations(join(tree, 'apps/server/migrations'), sql)
  await cp(join(root, 'apps/server/package.json'), join(tree, 'apps/server/package.json'))
  await mkdir(join(tree, 'apps'), { recursive: true })
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
  const renamed = new Map<string, string>()
  for (const file of await filesOf(join(tree, client))) {
    // Compressed copies would contain the old names.
    if (/\.(br|gz)$/.test(file)) await rm(file)
    const [, name, hash, ending] = /\/assets\/([\w.-]+)-([\w-]{8})(\.\w+)$/.exec(file) ?? []
    if (!name || !hash || !ending || /^\.(br|gz)$/.test(ending)) continue
    const later = `${name}-${[...hash].reverse().join('')}${ending}`
    renamed.set(`${name}-${hash}${ending}`, later)
    await rename(file, join(tree, client, 'assets', later))
  }
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const file of await filesOf(join(tree, client))) {
    if (!/\.(html|js|css|json)$/.test(file)) continue
    const content = await readFile(file, 'utf8')
    await writeFile(
      file,
      content.replace(names, (name) => renamed.get(name) ?? name),
    )
  }
  return true
}
