import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/**
 * The database or a transaction of it, on either engine: the first parameter of every repository function.
 * Inside a transaction use only the transaction: the embedded engine has one connection and would deadlock.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

type Values<Row> = { readonly [Key in keyof Row]?: NonNullable<Row[Key]> }

/** The condition that a row of a table has these values. */
export function matches<T extends PgTable>(table: T, values: Values<T['$inferSelect']>): SQL | undefined {
  const columns = table as unknown as Readonly<Record<string, PgColumn>>
  return and(...Object.entries(values).map(([name, value]) => eq(columns[name] as PgColumn, value)))
}

/** The first row of a query, or null. */
export const first = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> => (await rows)[0] ?? null

/** The only row of a statement that always returns one. */
export async function one<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row> {
  const row = await first(rows)
  if (row === null) throw new Error('a statement returned no row')
  return row
}

/** Whether a query finds a row. */
export const isFound = async (rows: PromiseLike<readonly unknown[]>): Promise<boolean> => (await rows).length > 0

/** Whether a table has a row that matches. */
export const hasRow = (db: Db, table: PgTable, which: SQL | undefined): Promise<boolean> =>
  isFound(db.select({ one: sql`1` }).from(table).where(which).limit(1))

type Lock = 'update' | 'no key update' | 'key share'

/** The same for rows that stay locked until the transaction ends. */
export const hold = (tx: Db, table: PgTable, which: SQL | undefined, lock: Lock): Promise<boolean> =>
  isFound(tx.select({ one: sql`1` }).from(table).where(which).for(lock))

type Statement = { readonly returning: (fields: { readonly one: SQL }) => PromiseLike<readonly unknown[]> }

/** Whether a statement inserts, updates or deletes a row. */
export const changes = (statement: Statement): Promise<boolean> => isFound(statement.returning({ one: sql`1` }))

/** Rows stored in one statement: the embedded engine answers nothing else meanwhile. */
const ROWS = 100

/** The rows in parts that one statement each stores. */
export function* batches<Row>(rows: readonly Row[]): Iterable<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS)
}

/** The rows of a query in parts of this size: `page` reads those after the last row so far. */
export async function* pages<Row>(size: number, page: (last: Row | undefined) => PromiseLike<readonly Row[]>) {
  for (let last: Row | undefined; ; ) {
    const rows = await page(last)
    yield rows
    last = rows.at(-1)
    if (rows.length < size) return
  }
}
