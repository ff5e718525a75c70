import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/**
 * The database or a transaction of it, on either engine: what every repository takes as its first parameter.
 * Inside a transaction use only the transaction: the embedded engine has one connection and would wait for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
