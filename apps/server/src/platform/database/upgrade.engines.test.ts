import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cases } from '@riflesso/testing'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { buildClient, buildMaster } from '#testing/builders'
import { makeLaterMigrations, onlyFirstMigration } from '#testing/database/later-migration'
import { createPostgresDatabase, type Engine, engines } from '#testing/database/test-database'
import { openPglite } from './connect.ts'
import type { Db } from './db.ts'
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

const ANALYSES = cases({ gate: 50, prove: 10_000 })

/** A salon with analyses as the first version stored them, each with its outcome, its pact and its weighed service. */
async function fillFirstVersion(db: Db, salonId: string, clientId: string): Promise<void> {
  const plan = { sessions: [{}], options: [], expected: { level: 6.2, tone: { primary: 'DORATO' } } }
  await db.execute(sql`
    insert into color_analyses (id, salon_id, user_id, client_id, image_data, slot, thumbnail, analysis, analysis_date)
    select gen_random_uuid(), ${salonId}, ${salonId}, ${clientId}, 'photo ' || number, 'prima', 'data:', ${JSON.stringify({ plan })}::jsonb,
      now() - number * interval '1 minute' from generate_series(1, ${ANALYSES}::int) as number`)
  await db.execute(sql`
    insert into analysis_colours (analysis_id, salon_id, analysed_at, promised)
    select id, salon_id, analysis_date, array[45, 8, 18]::real[] from color_analyses`)
  await db.execute(sql`
    insert into analysis_outcomes (analysis_id, salon_id, user_id, option, expected, note, recorded_at, first_recorded_at)
    select id, salon_id, user_id, 'equilibrata', '{}'::jsonb, 'Più luci', analysis_date, analysis_date from color_analyses`)
  await db.execute(sql`
    insert into pacts (id, salon_id, analysis_id, user_id, version, content, plan_key, with_pictures, made_at)
    select gen_random_uuid(), salon_id, id, user_id, 1, '{}'::jsonb, 'key', false, analysis_date from color_analyses`)
  await db.execute(sql`
    insert into stock_bookings (id, salon_id, kind, user_id, at)
    select id, salon_id, 'service', user_id, analysis_date from color_analyses`)
  await db.execute(sql`
    insert into shelf_services (id, salon_id, analysis_id, user_id, option, bowls, weighed_at)
    select id, salon_id, id, user_id, 'equilibrata', '[]'::jsonb, analysis_date from color_analyses`)
  await db.execute(sql`
    insert into products (id, supplier_id, category, name)
    select ${salonId}, id, 'colour', 'Crema' from suppliers limit 1`)
  await db.execute(sql`
    insert into stock_movements (salon_id, booking_id, product_id, pieces, opened_grams)
    select salon_id, id, ${salonId}, -1, 40 from stock_bookings`)
}

/** Number of rows and checksum of what a salon must not lose. Columns added since are null. */
async function rowsOf(db: Db): Promise<readonly { readonly rows: number; readonly sum: string }[]> {
  const tables = ['color_analyses', 'analysis_outcomes', 'pacts', 'shelf_services', 'stock_movements', 'clients']
  return Promise.all(
    tables.map(async (table) => {
      const [found] = await db
        .select({
          rows: sql<number>`count(*)::int`,
          sum: sql<string>`md5(string_agg(jsonb_strip_nulls(to_jsonb(one))::text, '' order by jsonb_strip_nulls(to_jsonb(one))))`,
        })
        .from(sql`${sql.identifier(table)} as one`)
      if (!found) throw new Error('an aggregate has one row')
      return found
    }),
  )
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
  test(`an upgrade of the first version keeps ${ANALYSES} analyses, their outcomes, pacts and weighed services`, async () => {
    const first = await mkdtemp(join(tmpdir(), 'riflesso-first-'))
    await onlyFirstMigration(first)
    const { db, prepare, close } = await openEmpty(engine)
    await prepare(first)
    const { id: salonId } = await buildMaster(db)
    const clientId = newId()
    await db.execute(sql`
      insert into clients (id, salon_id, user_id, first_name, last_name, search_key)
      values (${clientId}, ${salonId}, ${salonId}, 'Ada', 'Rossi', 'rossi ada rossi')`)
    await fillFirstVersion(db, salonId, clientId)
    const before = await rowsOf(db)

    await prepare(MIGRATIONS)
    expect(await rowsOf(db)).toEqual(before)
    expect(before.map(({ rows }) => rows)).toEqual([...Array(5).fill(ANALYSES), 1])
    const colours = await db.selectDistinct({ level: schema.analysisColours.level }).from(schema.analysisColours)
    expect(colours).toEqual([{ level: 6 }])
    const salons = await db
      .select({ salonId: schema.salonSettings.salonId, allTools: schema.salonSettings.allTools })
      .from(schema.salonSettings)
    expect(salons).toEqual([{ salonId, allTools: true }])
    await close()
    await rm(first, { recursive: true })
  })
})
