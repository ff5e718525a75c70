import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/**
 * The database or a transaction of it, on either engine: the first parameter of every repository function.
 * Inside a transaction use only the transaction: the embedded engine has one connection and would deadlock.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** Rows stored in one statement: the embedded engine answers nothing else meanwhile. */
const ROWS = 100

/** The rows in parts that one statement each stores. */
export function* batches<Row>(rows: readonly Row[]): Iterable<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS)
}
