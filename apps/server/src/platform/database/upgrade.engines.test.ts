import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { buildClient, buildMaster } from '#testing/builders'
import { makeLaterMigrations } from '#testing/database/later-migration'
import { createPostgresDatabase, type Engine, engines } from '#testing/database/test-database'
import type { Db } from './db.ts'
import { openPglite } from './embedded.ts'
import { MIGRATIONS, preparePglite, preparePostgres } from './migrate.ts'
import * as schema from './schema/index.ts'

type Opened = {
  readonly db: Db
  /** Starts the version with these migrations. */
  readonly prepare: (migrations: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** An empty database. */
async function openEmpty(engine: Engine): Promise<Opened> {
  if (engine === 'embedded') {
    const client = await openPglite()
    const db = drizzlePglite(client, { schema, casing: 'snake_case' })
    return { db, prepare: (migrations) => preparePglite(db, migrations), close: () => client.close() }
  }
  const pool = new Pool({ connectionString: await createPostgresDatabase() })
  const db = drizzlePg(pool, { schema, casing: 'snake_case' })
  return { db, prepare: (migrations) => preparePostgres(pool, migrations), close: () => pool.end() }
}

describe.each(engines)('an upgrade of the %s database', (engine) => {
  test('an upgrade applies the newer migrations alone, keeps every row, and leaves the previous version working', async () => {
    const later = await mkdtemp(join(tmpdir(), 'riflesso-later-'))
    await makeLaterMigrations(later, `ALTER TABLE "clients" ADD COLUMN "motto" text DEFAULT 'none' NOT NULL;`)
    const { db, prepare, close } = await openEmpty(engine)
    await prepare(MIGRATIONS)
    const salon = await buildMaster(db)
    const before = await buildClient(db, salon, { firstName: 'Ada' })

    await prepare(later)
    await prepare(later)
    // A server of this version does not know the new column, and may start again meanwhile.
    await prepare(MIGRATIONS)
    const after = await buildClient(db, salon, { firstName: 'Bice' })
    const mottos = await db
      .select({ id: schema.clients.id, motto: sql`motto` })
      .from(schema.clients)
      .orderBy(schema.clients.firstName)
    expect(mottos).toEqual([before, after].map(({ id }) => ({ id, motto: 'none' })))
    await close()
    await rm(later, { recursive: true })
  })
})
