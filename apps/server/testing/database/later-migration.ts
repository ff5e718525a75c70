import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS } from '#platform/database/migrate'

type Entry = { readonly idx: number; readonly when: number }

/** Copies the migrations of this version to `folder`, followed by a migration with this SQL, as in a later version. */
export async function makeLaterMigrations(folder: string, sql: string): Promise<void> {
  await cp(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: readonly Entry[] }
  const last = entries.at(-1) ?? { idx: -1, when: 0 }
  const tag = 'later'
  await writeFile(join(folder, `${tag}.sql`), sql)
  const later = { ...last, idx: last.idx + 1, when: last.when + 1, tag }
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, later] }))
}

/** Copies the migrations of the first version to `folder`. */
export async function onlyFirstMigration(folder: string): Promise<void> {
  await cp(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: readonly Entry[] }
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }))
}
