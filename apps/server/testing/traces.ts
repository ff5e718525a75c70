import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

type Tables = ReadonlyMap<string, readonly string[]>

/** Every row of every table of the database as JSON, by the table's name; new tables are included automatically. */
export async function wholeDatabase({ db }: Pick<TestApp, 'db'>): Promise<Tables> {
  const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { readonly rows: readonly Row[] }).rows
  const names = await rowsOf<{ name: string }>(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const tables = new Map<string, string[]>()
  for (const { name } of names) {
    const rows = await rowsOf<{ text: string }>(sql`select to_jsonb(row)::text as text from ${sql.raw(name)} as row`)
    tables.set(
      name,
      rows.map(({ text }) => text),
    )
  }
  return tables
}

/** The tables that contain each of these words: as text in any case, or as bytes. */
export const foundIn = (
  tables: Tables,
  words: readonly string[],
): { readonly word: string; readonly table: string }[] =>
  words.flatMap((word) => {
    const forms = [word.toLowerCase(), Buffer.from(word).toString('hex')]
    return [...tables].flatMap(([table, rows]) =>
      rows.some((row) => forms.some((form) => row.toLowerCase().includes(form))) ? [{ word, table }] : [],
    )
  })

/** Checksums of everything in the photo store, in order. */
export async function storedPhotos({ config }: Pick<TestApp, 'config'>): Promise<string[]> {
  const folder = join(config.dataDir, 'photos')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.filter((name) => name.includes('.'))
  const sums = files.map(async (name) =>
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex'),
  )
  return (await Promise.all(sums)).sort()
}
