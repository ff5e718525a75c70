import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/database/connect'
import { buildMaster } from '#testing/builders'
import { createNewDatabase, engines } from '#testing/database/test-database'
import { findClients } from './search-repository.ts'

const CLIENTS = 20_000
const PAGE = 50
/** Maximum number of index blocks that a search may read, not counting table rows. */
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
async function explain(db: Database['db'], query: ReturnType<typeof findClients>) {
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
    ['a first name shared by a tenth of the clients', 'maria', CLIENTS / 10, 'clients_salon_search_parts_idx'],
    ['a last name shared by a twentieth, late in the list', 'rossi', CLIENTS / 20, 'clients_salon_search_parts_idx'],
    ['a full name, first name first', 'sara morétti 4e1f', 1, 'clients_salon_search_parts_idx'],
    ['a name that nobody has', 'zzzzz', 0, 'clients_salon_search_parts_idx'],
    ['a telephone number', '+39 3000 0199', 100, 'clients_salon_phone_idx'],
    ['an e-mail address', 'cliente.9999@', 1, 'clients_salon_email_idx'],
  ])('a client search by %s reads only the rows that it finds', async (_name, q, found, index) => {
    const { db } = database
    expect(await findClients(db, salonId, { q, limit: CLIENTS })).toHaveLength(found)
    const { indexes, rows, blocks } = await explain(db, findClients(db, salonId, { q, limit: PAGE }))
    expect(indexes).toEqual([index])
    expect(rows).toBe(found)
    expect(blocks).toBeLessThan(found + INDEX_BLOCKS)
  })

  test.each([
    ['two letters', 'gi'],
    ['two letters that nobody has', 'zz'],
  ])('a client search by %s reads only names that begin with them', async (_name, q) => {
    const { db } = database
    const found = await findClients(db, salonId, { q, limit: CLIENTS })
    const { indexes, rows } = await explain(db, findClients(db, salonId, { q, limit: PAGE }))
    expect(indexes).toEqual(['clients_salon_search_idx', 'clients_salon_search_parts_idx'])
    expect(rows).toBe(found.length)
  })

  test('a client search by one letter scans the list of this salon only', async () => {
    const { db } = database
    const { indexes } = await explain(db, findClients(db, salonId, { q: 'r', limit: PAGE }))
    expect(indexes).toEqual(['clients_salon_search_idx'])
  })

  test('an empty client search reads one page, in list order', async () => {
    const { db } = database
    const { indexes, rows, blocks } = await explain(db, findClients(db, salonId, { q: '', limit: PAGE }))
    expect(indexes).toEqual(['clients_salon_search_idx'])
    expect(rows).toBe(PAGE)
    expect(blocks).toBeLessThan(PAGE + INDEX_BLOCKS)
  })

  test.each([
    ['everybody is due', '1 year ago', PAGE],
    ['nobody is due', '1 year', 0],
  ])('the list of clients to call back reads no client that is not due when %s', async (_name, retouch, found) => {
    const { db } = database
    // The clients of the other salon are due.
    await db.execute(sql`update clients set
      retouch_at = now() + case when salon_id = ${salonId} then ${retouch} else '1 year ago' end::interval`)
    await db.execute(sql`vacuum analyze clients`)
    const { indexes, rows } = await explain(db, findClients(db, salonId, { limit: PAGE, dueBy: new Date() }))
    expect(indexes).toEqual(['clients_salon_search_idx'])
    expect(rows).toBe(found)
  })

  test('the next page of a client search does not scan from the start', async () => {
    const { db } = database
    const middle = await findClients(db, salonId, { limit: CLIENTS / 2 })
    const { indexes, rows, blocks } = await explain(
      db,
      findClients(db, salonId, { limit: PAGE, after: middle.at(-1)?.id }),
    )
    expect(indexes).toContain('clients_salon_search_idx')
    // The extra row is the one to start after.
    expect(rows).toBe(PAGE + 1)
    expect(blocks).toBeLessThan(PAGE + INDEX_BLOCKS)
  })
})
