import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { Pool } from 'pg'
import type { Db } from './db.ts'
import { fillClientKeys } from './fill-client-keys.ts'
import * as schema from './schema/index.ts'
import { seed } from './seed/index.ts'

const folder = { migrationsFolder: join(import.meta.dirname, '../../../migrations') }

/** Any fixed number, the same for every version of the server. */
const MIGRATION_LOCK = 7_365_112_001

/** Brings the embedded database to the current schema. The folder's lock file keeps other processes out. */
export async function preparePglite(db: PgliteDatabase<typeof schema>): Promise<void> {
  await migratePglite(db, folder)
  await fillClientKeys(db)
  await seed(db)
}

/** Brings a PostgreSQL database to the current schema; servers that start together take turns. */
export async function preparePostgres(pool: Pool): Promise<void> {
  const connection = await pool.connect()
  try {
    // Other servers are waited for, and a migration of a large table, as long as it takes.
    await connection.query('set statement_timeout = 0')
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzlePg(connection, { schema, casing: 'snake_case' })
    await migratePg(db, folder)
    await fillClientKeys(db)
    await seed(db satisfies Db)
  } finally {
    // The lock belongs to the connection: destroying it also unlocks after a failure.
    connection.release(true)
  }
}

/** Fingerprints of the migrations, oldest first. */
export const migrationHashes = (): string[] => readMigrationFiles(folder).map((migration) => migration.hash)
