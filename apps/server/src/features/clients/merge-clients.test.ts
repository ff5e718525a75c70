import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import { clients, colorAnalyses, photoDeletions } from '#platform/database/schema/index'
import { newSalon, postAnalysis, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('two cards of one person', () => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, session = salon.session) => {
    const answer = await server.app.inject({ method, url, headers: session.headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const merge = (keptId: string, otherId: string, session = salon.session) =>
    call('POST', `/api/clients/${keptId}/merge`, { otherId }, session)
  const consent = (id: string, given: boolean) =>
    call('PUT', `/api/clients/${id}/consents/health`, given ? { given, text: 'Acconsento.' } : { given })
  const build = (given: Parameters<typeof buildClient>[2] = {}) => buildClient(server.db, salon.master, given)

  test('two cards of one person are suggested by name, telephone and address, within the salon', async () => {
    salon = await newSalon(server)
    const other = await newSalon(server)
    await buildClient(server.db, other.master, { firstName: 'Nicolò', lastName: 'Neri' })
    const one = await build({ firstName: 'Nicolò', lastName: 'Neri', phone: '333 1234567', createdAt: new Date(1000) })
    const same = await build({
      firstName: 'nicolo',
      lastName: 'NERI',
      phone: '+39 333-1234567',
      createdAt: new Date(2000),
    })
    const a = await build({ lastName: 'Uno', email: 'a@example.it', createdAt: new Date(3000) })
    const b = await build({ lastName: 'Due', email: 'a@example.it', createdAt: new Date(4000) })
    await build({ lastName: 'Sola' })
    const { body } = await call('GET', '/api/client-duplicates')
    expect(body).toMatchObject([
      { reasons: ['name', 'phone'], clients: [{ id: one.id, analyses: 0 }, { id: same.id }] },
      { reasons: ['email'], clients: [{ id: a.id }, { id: b.id }] },
    ])
    expect((await call('GET', '/api/client-duplicates', undefined, other.session)).body).toEqual([])
  })

  test('two cards of one person are merged into one with both histories and all notes', async () => {
    salon = await newSalon(server)
    const kept = await build({ phone: '333 1', notes: 'Prima nota', createdAt: new Date(2000) })
    const other = await build({
      firstName: 'Giulia Maria',
      phone: '333 2',
      email: 'g@example.it',
      birthDate: '1990-05-17',
      notes: 'Seconda nota',
      createdAt: new Date(1000),
    })
    const image = await samplePhoto('prima')
    const made: string[] = []
    for (const clientId of [kept.id, other.id]) {
      made.push((await postAnalysis(server, salon, { image, supplier: 'generic', clientId })).json().analysisId)
      await consent(clientId, true)
      const appliedAt = new Date(server.clock().getTime() - (clientId === kept.id ? 3 : 4) * DAY_MS).toISOString()
      await call('POST', `/api/clients/${clientId}/patch-tests`, { appliedAt, result: 'negativo' })
    }
    await call('PUT', `/api/clients/${kept.id}/health`, { colourAllergy: false, allergyNotes: 'Nichel' })
    await call('PUT', `/api/clients/${other.id}/health`, { colourAllergy: true, allergyNotes: 'Lattice' })
    const burn = { onHead: [{ titolo: 'Radici', minutes: 20 }], sign: null }
    const burnedAt = (at: string, soundAt: string | null) => ({ ...burn, at, soundAt })
    const closed = burnedAt('2026-01-10T09:00:00.000Z', null)
    await call('PUT', `/api/clients/${kept.id}/burn`, burnedAt('2026-02-10T09:00:00.000Z', '2026-02-11T09:00:00.000Z'))
    await call('PUT', `/api/clients/${other.id}/burn`, closed)

    await build({ firstName: 'Giulia Maria', phone: '333 2' })
    const suggested = (await call('GET', '/api/client-duplicates')).body
    expect(suggested).toMatchObject([{ clients: [{ id: other.id, analyses: 1 }, { analyses: 0 }] }])

    const { status, body } = await merge(kept.id, other.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: kept.id,
      firstName: 'Giulia',
      phone: '333 1',
      email: 'g@example.it',
      birthDate: '1990-05-17',
      notes: 'Prima nota\n\nSeconda nota\n\nAnche: Giulia Maria Rossi\nAltro telefono: 333 2',
      createdAt: new Date(1000).toISOString(),
      agreed: { health: true },
      // A closed scalp stays closed.
      health: { colourAllergy: true, allergyNotes: 'Nichel\nLattice', burn: closed },
      safety: { patchTest: 'negativo', patchTestAgeHours: 72 },
    })
    expect(body.health.patchTests).toHaveLength(2)
    const kinds = body.consents.map(({ kind }: { kind: string }) => kind)
    expect(kinds.sort()).toEqual(['health', 'health', 'photos', 'photos'])
    const archived = await server.db
      .select({ id: colorAnalyses.id })
      .from(colorAnalyses)
      .where(eq(colorAnalyses.clientId, kept.id))
      .orderBy(asc(colorAnalyses.id))
    expect(archived.map(({ id }) => id)).toEqual(made.sort())
    expect((await call('GET', `/api/clients/${other.id}`)).status).toBe(404)
  })

  test('merging two cards keeps a yes before a colour that the test of the other card does not know', async () => {
    salon = await newSalon(server)
    const [one, two] = [await build(), await build()]
    const ago = (days: number) => new Date(server.clock().getTime() - days * DAY_MS).toISOString()
    for (const [id, days] of [
      [one.id, 30],
      [two.id, 20],
    ] as const) {
      await consent(id, true)
      await call('POST', `/api/clients/${id}/patch-tests`, { appliedAt: ago(days), result: 'negativo' })
    }
    const yes = { at: ago(1), reaction: true, scalpBroken: false, news: false }
    await call('PUT', `/api/clients/${one.id}/pre-colour`, yes)
    expect((await merge(one.id, two.id)).body.safety).toMatchObject({ patchTestAgeHours: 480, testDue: true })
  })

  test('merging two cards deletes health notes when the consent was last withdrawn', async () => {
    salon = await newSalon(server)
    const [one, two] = [await build(), await build()]
    await consent(one.id, true)
    await call('PUT', `/api/clients/${one.id}/health`, { colourAllergy: true, allergyNotes: 'Nichel' })
    await consent(two.id, true)
    server.clock.advance(HOUR_MS)
    await consent(two.id, false)
    expect((await merge(one.id, two.id)).body).toMatchObject({ health: null, agreed: { health: false } })
    const [row] = await server.db.select().from(clients).where(eq(clients.id, one.id))
    expect([row?.colourAllergy, row?.allergyNotes]).toEqual([null, null])
  })

  test('merging two cards deletes photos when the consent was last withdrawn', async () => {
    salon = await newSalon(server)
    const [one, two] = [await build(), await build()]
    const parts = { image: await samplePhoto('prima'), supplier: 'generic', clientId: one.id }
    const { analysisId } = (await postAnalysis(server, salon, parts)).json()
    const result = { image: await samplePhoto('dopo') }
    expect((await putOutcomePhoto(server, salon, analysisId, result)).json()).toMatchObject({
      outcome: { hasPhoto: true },
    })
    await call('PUT', `/api/clients/${two.id}/consents/photos`, { given: true, text: 'Acconsento.' })
    server.clock.advance(HOUR_MS)
    await call('PUT', `/api/clients/${two.id}/consents/photos`, { given: false })
    expect((await merge(one.id, two.id)).body).toMatchObject({ agreed: { photos: false } })
    const { body } = await call('GET', `/api/analysis/${analysisId}/full`)
    expect(body).toMatchObject({ photos: [], outcome: { hasPhoto: false } })
    expect(await server.db.select().from(photoDeletions)).toEqual([])
  })

  test('two cards of one person are merged by the owner only, within one salon, and not with themselves', async () => {
    salon = await newSalon(server)
    const [one, two] = [await build(), await build()]
    const foreign = await buildClient(server.db, (await newSalon(server)).master)
    expect((await merge(one.id, foreign.id)).body).toMatchObject({ code: 'client-not-found' })
    expect((await merge(one.id, one.id)).status).toBe(400)
    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    for (const refused of [
      await merge(one.id, two.id, child),
      await call('GET', '/api/client-duplicates', undefined, child),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    const [first, second] = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)])
    expect([first.status, second.status].sort()).toEqual([200, 404])
    expect(await server.db.select().from(clients).where(eq(clients.salonId, salon.master.id))).toHaveLength(1)
  })
})
