import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { foundIn, storedPhotos, wholeDatabase } from '#testing/traces'

/** Words that occur only with this client. */
const PERSON = {
  firstName: 'Ermenegilda',
  lastName: 'Quarantotti',
  phone: '+39 333 9081726',
  email: 'ermenegilda@example.it',
  birthDate: '1987-08-09',
  notes: 'Preferisce il martedì-segreto',
}
const TRACES = ['ermenegilda', 'quarantotti', '9081726', '1987-08-09', 'martedì-segreto', 'consenso-segreto']

describe('deleting a client', () => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp()
    salon = await newSalon(server)
  })
  afterAll(() => server.close())

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, session = salon.session) =>
    server.app.inject({ method, url, headers: session.headers, ...(payload ? { payload } : {}) })

  test('deleting a client removes the person from every table and the photos, and nothing of others', async () => {
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

    expect(new Set(foundIn(await wholeDatabase(server), TRACES).map(({ word }) => word))).toEqual(new Set(TRACES))
    // The health answers are stored and sealed.
    expect((await call('GET', `/api/clients/${id}`)).json().health.allergyNotes).toBe('nichel-segreto')
    expect(foundIn(await wholeDatabase(server), ['nichel-segreto'])).toEqual([])
    expect(await storedPhotos(server)).toHaveLength(before.photos.length + 2)

    expect((await call('DELETE', `/api/clients/${id}`)).json()).toEqual({ success: true })

    const after = await wholeDatabase(server)
    expect(foundIn(after, [...TRACES, id])).toEqual([])
    for (const [table, rows] of after) {
      if (table === 'public.users' || table === 'public.audited_acts') continue
      expect(rows, table).toEqual(before.tables.get(table))
    }
    // The deletion is logged without the client's name.
    const acts = after.get('public.audited_acts') ?? []
    expect(acts.slice(0, -1)).toEqual(before.tables.get('public.audited_acts'))
    expect(acts.at(-1)).toContain('client-deleted')
    expect(await storedPhotos(server)).toEqual(before.photos)
    expect((await call('DELETE', `/api/clients/${id}`)).json()).toMatchObject({ code: 'client-not-found' })
  })

  test('deleting a client is for the owner of the salon', async () => {
    const { id } = await buildClient(server.db, salon.master)
    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    const refused = await call('DELETE', `/api/clients/${id}`, undefined, child)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    expect((await call('GET', `/api/clients/${id}`)).statusCode).toBe(200)
  })

  test('deleting a client during an analysis of the client makes it fail without a use or a photo', async () => {
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
