import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/database/connect'
import { buildMaster } from '../../testing/builders.ts'
import { createTestDatabase, engines } from '../../testing/test-database.ts'
import { clientsQuery } from './search-repository.ts'

const CLIENTS = 100_000

/** Milliseconds that the database may take for a search. */
const LIMIT_MS = 20
/** A machine with other work to do is given some more tries. */
const TRIES = 15

const onPostgres = engines.includes('postgresql')
if (!onPostgres) process.stdout.write('\n  Skipped without PostgreSQL: the search among 100,000 clients.\n\n')

/** Runs a query and tells how the database went about it. */
async function explain(db: Database['db'], query: ReturnType<typeof clientsQuery>) {
  const answer = (await db.execute(sql`explain (analyze, format json) ${query.getSQL()}`)) as unknown as {
    rows: { 'QUERY PLAN': [{ 'Execution Time': number; 'Planning Time': number }] }[]
  }
  const [plan] = answer.rows[0]?.['QUERY PLAN'] ?? []
  if (!plan) throw new Error('no plan')
  return { text: JSON.stringify(plan), ms: plan['Execution Time'] + plan['Planning Time'] }
}

describe.runIf(onPostgres)('a search among 100,000 clients of one salon', () => {
  let database: Database
  let salonId: string
  beforeAll(async () => {
    database = await createTestDatabase('postgresql')
    const { db } = database
    salonId = (await buildMaster(db)).id
    const otherId = (await buildMaster(db)).id
    for (const [id, count] of [
      [salonId, CLIENTS],
      [otherId, CLIENTS / 2],
    ] as const) {
      await db.execute(sql`
        with named as (
          select
            (array['giulia', 'marco', 'anna', 'nicolo', 'francesca', 'maria', 'luca', 'chiara', 'elena', 'sara'])
              [1 + number % 10] as first,
            (array['rossi', 'russo', 'ferrari', 'esposito', 'bianchi', 'romano', 'colombo', 'ricci', 'marino', 'greco',
              'bruno', 'gallo', 'conti', 'de luca', 'mancini', 'costa', 'giordano', 'rizzo', 'lombardi', 'moretti'])
              [1 + (number / 10) % 20] || ' ' || to_hex(number) as last,
            number
          from generate_series(1, ${count}::int) as number)
        insert into clients (id, salon_id, user_id, first_name, last_name, search_key, phone, email)
        select gen_random_uuid(), ${id}::uuid, ${id}::uuid, first, last, last || ' ' || first || ' ' || last,
          '+39 3' || lpad(number::text, 9, '0'), 'cliente.' || number || '@example.it'
        from named`)
    }
    await db.execute(sql`vacuum analyze clients`)
  })
  afterAll(() => database.close())

  test.each([
    ['a name that a tenth of all have', 'maria', 'clients_salon_search_parts_idx'],
    ['a last name that a twentieth has, late in the list', 'rossi', 'clients_salon_search_parts_idx'],
    ['a full name', 'Moretti', 'clients_salon_search_parts_idx'],
    ['a full name, first name first', 'sara morétti 1863f', 'clients_salon_search_parts_idx'],
    ['nobody', 'zzzzz', 'clients_salon_search_parts_idx'],
    ['one letter', 'r', 'clients_salon_search_idx'],
    ['two letters', 'mo', 'clients_salon_search_idx'],
    ['a telephone number', '+39 3000 09', 'clients_salon_phone_idx'],
    ['an e-mail address', 'cliente.9999@', 'clients_salon_email_idx'],
    ['everybody, the first page', '', 'clients_salon_search_idx'],
  ])('by %s takes less than 20 ms, on its index', async (_name, q, index) => {
    const query = () => clientsQuery(database.db, salonId, { q, limit: 50 })
    const times: number[] = []
    for (let tries = 0; tries < TRIES; tries++) {
      const { text, ms } = await explain(database.db, query())
      expect(text).toContain(index)
      times.push(ms)
      if (ms < LIMIT_MS) break
    }
    expect(Math.min(...times)).toBeLessThan(LIMIT_MS)
  })

  test('pages on without walking from the start', async () => {
    const { db } = database
    const page = await clientsQuery(db, salonId, { limit: 50 })
    const { text, ms } = await explain(db, clientsQuery(db, salonId, { limit: 50, after: page.at(-1)?.id }))
    expect(text).toContain('clients_salon_search_idx')
    expect(ms).toBeLessThan(LIMIT_MS * 5)
  })
})
