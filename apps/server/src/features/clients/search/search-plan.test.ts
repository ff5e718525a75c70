import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/database/connect'
import { buildMaster } from '#testing/builders'
import { createNewDatabase, engines } from '#testing/database/test-database'
import { clientsQuery } from './search-repository.ts'

const CLIENTS = 20_000
const PAGE = 50
/** Most index blocks that a search may read besides the rows of the table. */
const INDEX_BLOCKS = 150

const onPostgres = engines.includes('postgresql')
if (!onPostgres) process.stdout.write('\n  Skipped without PostgreSQL: the search among many clients.\n\n')

/** A step of PostgreSQL's `explain (analyze, buffers, format json)`. */
type Step = {
  readonly 'Index Name'?: string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Step[]
}

const stepsOf = (step: Step): readonly Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** Runs a query and returns its plan: the indexes, the rows read from the table, the blocks. */
async function explain(db: Database['db'], query: ReturnType<typeof clientsQuery>) {
  const answer = (await db.execute(sql`explain (analyze, buffers, format json) ${query.getSQL()}`)) as unknown as {
    rows: { 'QUERY PLAN': [{ Plan: Step }] }[]
  }
  const plan = answer.rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('no plan')
  const steps = stepsOf(plan)
  const rows = steps
    .filter((step) => step['Relation Name'] !== undefined)
    .reduce(
      (sum, step) =>
        sum +
        step['Actual Rows'] +
        (step['Rows Removed by Filter'] ?? 0) +
        (step['Rows Removed by Index Recheck'] ?? 0),
      0,
    )
  const indexes = steps.flatMap((step) => step['Index Name'] ?? [])
  return { indexes, rows, blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
}

describe.runIf(onPostgres)('a search among 20,000 clients of one salon', () => {
  let database: Database
  let salonId: string
  beforeAll(async () => {
    database = await createNewDatabase('postgresql')
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
    ['a name that a tenth of all have', 'maria', CLIENTS / 10, 'clients_salon_search_parts_idx'],
    ['a last name that a twentieth has, late in the list', 'rossi', CLIENTS / 20, 'clients_salon_search_parts_idx'],
    ['a full name, first name first', 'sara morétti 4e1f', 1, 'clients_salon_search_parts_idx'],
    ['nobody', 'zzzzz', 0, 'clients_salon_search_parts_idx'],
    ['a telephone number', '+39 3000 0199', 100, 'clients_salon_phone_idx'],
    ['an e-mail address', 'cliente.9999@', 1, 'clients_salon_email_idx'],
  ])('by %s reads those that it finds and no others', async (_name, q, found, index) => {
    const { db } = database
    expect(await clientsQuery(db, salonId, { q, limit: CLIENTS })).toHaveLength(found)
    const { indexes, rows, blocks } = await explain(db, clientsQuery(db, salonId, { q, limit: PAGE }))
    expect(indexes).toEqual([index])
    expect(rows).toBe(found)
    expect(blocks).toBeLessThan(found + INDEX_BLOCKS)
  })

  test.each([
    ['two letters', 'gi'],
    ['two letters that nobody has', 'zz'],
  ])('by %s reads those whose first or last name begins so', async (_name, q) => {
    const { db } = database
    const found = await clientsQuery(db, salonId, { q, limit: CLIENTS })
    const { indexes, rows } = await explain(db, clientsQuery(db, salonId, { q, limit: PAGE }))
    expect(indexes).toEqual(['clients_salon_search_idx', 'clients_salon_search_parts_idx'])
    expect(rows).toBe(found.length)
  })

  test('by one letter scans the list of this salon alone', async () => {
    const { db } = database
    const { indexes } = await explain(db, clientsQuery(db, salonId, { q: 'r', limit: PAGE }))
    expect(indexes).toEqual(['clients_salon_search_idx'])
  })

  test('by an empty text reads one page, in the order of the list', async () => {
    const { db } = database
    const { indexes, rows, blocks } = await explain(db, clientsQuery(db, salonId, { q: '', limit: PAGE }))
    expect(indexes).toEqual(['clients_salon_search_idx'])
    expect(rows).toBe(PAGE)
    expect(blocks).toBeLessThan(PAGE + INDEX_BLOCKS)
  })

  test('of a further page does not scan from the start', async () => {
    const { db } = database
    const middle = await clientsQuery(db, salonId, { limit: CLIENTS / 2 })
    const { indexes, rows, blocks } = await explain(
      db,
      clientsQuery(db, salonId, { limit: PAGE, after: middle.at(-1)?.id }),
    )
    expect(indexes).toContain('clients_salon_search_idx')
    // And the one to start after.
    expect(rows).toBe(PAGE + 1)
    expect(blocks).toBeLessThan(PAGE + INDEX_BLOCKS)
  })
})
