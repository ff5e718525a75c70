import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { Pool } from 'pg'
import type { Db } from './db.ts'
import * as schema from './schema/index.ts'
import { seedCatalogue } from './seed/seed-catalogue.ts'
import { seedPlans } from './seed/seed-plans.ts'

/** The migrations of this version. */
export const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

/** Any fixed number, the same for every version of the server. */
const MIGRATION_LOCK = 7_365_112_001

/** Migrates the embedded database to the schema of `migrationsFolder`. The lock of its folder excludes other processes. */
export async function preparePglite(db: PgliteDatabase<typeof schema>, migrationsFolder = MIGRATIONS): Promise<void> {
  await migratePglite(db, { migrationsFolder })
  await seed(db)
}

/** Migrates a PostgreSQL database to the schema of `migrationsFolder`; servers that start together run one after the other. */
export async function preparePostgres(pool: Pool, migrationsFolder = MIGRATIONS): Promise<void> {
  const connection = await pool.connect()
  try {
    // No timeout: other servers and migrations of large tables take as long as they need.
    await connection.query('set statement_timeout = 0')
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzlePg(connection, { schema, casing: 'snake_case' })
    await migratePg(db, { migrationsFolder })
    await seed(db satisfies Db)
  } finally {
    // The lock belongs to the connection: destroying it also unlocks after a failure.
    connection.release(true)
  }
}

/** Fingerprints of the migrations, oldest first. */
export const migrationHashes = (): string[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).map((migration) => migration.hash)

/** Rows of every installation. Running it again changes nothing. */
export async function seed(db: Db): Promise<void> {
  await seedPlans(db)
  await seedCatalogue(db)
}
