import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/**
 * The database or a transaction of it, on either engine: the first parameter of every repository function.
 * Inside a transaction use only the transaction: the embedded engine has one connection and would deadlock.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
