import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { newSalon, postAnalysis, type Salon } from '../../testing/analyses.ts'
import { buildChild, buildClient, signIn } from '../../testing/builders.ts'
import { samplePhoto } from '../../testing/photos.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'

/** Words that stand nowhere but with this client. */
const PERSON = {
  firstName: 'Ermenegilda',
  lastName: 'Quarantotti',
  phone: '+39 333 9081726',
  email: 'ermenegilda@example.it',
  birthDate: '1987-08-09',
  notes: 'Preferisce il martedì-segreto',
}
const TRACES = [
  'ermenegilda',
  'quarantotti',
  '9081726',
  '1987-08-09',
  'martedì-segreto',
  'nichel-segreto',
  'consenso-segreto',
]

/** Every row of every table as JSON. */
async function wholeDatabase({ db }: TestApp): Promise<Map<string, string[]>> {
  const answer = (await db.execute(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)) as unknown as {
    rows: { name: string }[]
  }
  const tables = new Map<string, string[]>()
  for (const { name } of answer.rows) {
    const rows = (await db.execute(
      sql`select to_jsonb(row)::text as text from ${sql.raw(name)} as row`,
    )) as unknown as {
      rows: { text: string }[]
    }
    tables.set(
      name,
      rows.rows.map(({ text }) => text),
    )
  }
  return tables
}

/** Checksums of everything in the photo store. */
async function storedPhotos({ config }: TestApp): Promise<string[]> {
  const folder = join(config.dataDir, 'photos')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.filter((name) => name.includes('.'))
  const sums = files.map(async (name) =>
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex'),
  )
  return (await Promise.all(sums)).sort()
}

describe.each(engines)('deleting a client on the %s database', (engine) => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp({ engine })
    salon = await newSalon(server)
  })
  afterAll(() => server.close())

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, session = salon.session) =>
    server.app.inject({ method, url, headers: session.headers, ...(payload ? { payload } : {}) })

  test('leaves nothing of the person in any table nor among the photos, and everything of the others', async () => {
    const [prima, dopo] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const other = await buildClient(server.db, salon.master, { firstName: 'Rimane', lastName: 'Qui' })
    await postAnalysis(server, salon, { image: prima, supplier: 'generic', clientId: other.id })
    const before = { tables: await wholeDatabase(server), photos: await storedPhotos(server) }

    const created = await call('POST', '/api/clients', PERSON)
    const { id } = created.json().client
    for (const kind of ['photos', 'health']) {
      await call('PUT', `/api/clients/${id}/consents/${kind}`, { given: true, text: 'consenso-segreto' })
    }
    await call('PUT', `/api/clients/${id}/health`, { colourAllergy: false, allergyNotes: 'nichel-segreto' })
    const appliedAt = new Date(server.clock().getTime() - 3 * DAY_MS).toISOString()
    await call('POST', `/api/clients/${id}/patch-tests`, { appliedAt, result: 'negativo' })
    const both = {
      supplier: 'generic',
      analysisType: 'transformation',
      primaImage: prima,
      dopoImage: dopo,
      clientId: id,
    }
    expect((await postAnalysis(server, salon, both)).statusCode).toBe(200)

    const full = await wholeDatabase(server)
    const found = TRACES.filter((trace) => [...full.values()].flat().some((row) => row.toLowerCase().includes(trace)))
    expect(found).toEqual(TRACES)
    expect(await storedPhotos(server)).toHaveLength(before.photos.length + 2)

    expect((await call('DELETE', `/api/clients/${id}`)).json()).toEqual({ success: true })

    const after = await wholeDatabase(server)
    for (const [table, rows] of after) {
      for (const trace of [...TRACES, id]) {
        expect(rows.filter((row) => row.toLowerCase().includes(trace)).length, `${trace} in ${table}`).toBe(0)
      }
      if (table !== 'public.users') expect(rows, table).toEqual(before.tables.get(table))
    }
    expect(await storedPhotos(server)).toEqual(before.photos)
    expect((await call('DELETE', `/api/clients/${id}`)).json()).toMatchObject({ code: 'client-not-found' })
  })

  test('is for the owner of the salon', async () => {
    const { id } = await buildClient(server.db, salon.master)
    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    const refused = await call('DELETE', `/api/clients/${id}`, undefined, child)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    expect((await call('GET', `/api/clients/${id}`)).statusCode).toBe(200)
  })

  test('while an analysis of the client is under way: it fails, costs nothing and leaves no photo', async () => {
    const own = await newSalon(server)
    const { id } = await buildClient(server.db, own.master)
    const before = await storedPhotos(server)
    const image = await samplePhoto('prima')
    const running = postAnalysis(server, own, { image, supplier: 'generic', clientId: id })
    const deleted = call('DELETE', `/api/clients/${id}`, undefined, own.session)
    const [analysed] = await Promise.all([running, deleted])
    expect((await call('GET', `/api/clients/${id}`, undefined, own.session)).statusCode).toBe(404)
    if (analysed.statusCode !== 200) expect(analysed.json()).toMatchObject({ code: 'client-not-found' })
    expect(await storedPhotos(server)).toEqual(before)
  })
})
