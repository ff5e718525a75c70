import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS } from '#platform/database/migrate'

type Entry = { readonly idx: number; readonly when: number }

/** Copies the migrations of this version to `folder`, followed by a migration with this SQL, as in a later version. */
export async function makeLaterMigrations(folder: string, sql: string): Promise<void> {
  const tag = 'later'
  await copyMigrations(folder, (entries) => {
    const last = entries.at(-1) ?? { idx: -1, when: 0 }
    return [...entries, { ...last, idx: last.idx + 1, when: last.when + 1, tag }]
  })
  await writeFile(join(folder, `${tag}.sql`), sql)
}

/** Copies the migrations of the first version to `folder`. */
export const onlyFirstMigration = (folder: string): Promise<void> =>
  copyMigrations(folder, (entries) => entries.slice(0, 1))

async function copyMigrations(folder: string, entriesOf: (entries: readonly Entry[]) => readonly Entry[]) {
  await cp(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: readonly Entry[] }
  await writeFile(journal, JSON.stringify({ ...rest, entries: entriesOf(entries) }))
}
