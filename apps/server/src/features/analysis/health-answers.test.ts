import { join } from 'node:path'
import type { DeclaredDetails } from '@riflesso/colorimetry'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOverdue } from '#features/privacy'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { NO_TRACES, newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import type { Part } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { storedPhotos } from '#testing/traces'

/** Answers that a plan repeats in its text. */
const ANSWERS: Partial<DeclaredDetails['safety']> = { pregnancy: true, scalp: 'sensibile', persulfateAsthma: true }
const WORDS = /In gravidanza|Cute sensibile/
const CONSENT = 'Acconsento alle risposte sulla salute.'

describe('health answers', () => {
  let server: TestApp
  let image: Buffer
  beforeAll(async () => {
    server = await createTestApp()
    image = await samplePhoto('prima')
  })
  afterAll(() => server.close())

  const ask = (salon: Salon, parts: Record<string, Part>, photoConsent?: string | null) => {
    const situation = JSON.stringify({ safety: ANSWERS })
    return postAnalysis(server, salon, { image, supplier: 'generic', situation, ...parts }, photoConsent)
  }
  const get = async ({ session }: Pick<Salon, 'session'>, url: string) =>
    (await server.app.inject({ url, headers: session.headers })).body
  const fullOf = (salon: Pick<Salon, 'session'>, id: string) => get(salon, `/api/analysis/${id}/full`)
  const withdraw = ({ session }: Salon, clientId: string, kind: 'health' | 'photos') =>
    server.app.inject({
      method: 'PUT',
      url: `/api/clients/${clientId}/consents/${kind}`,
      headers: session.headers,
      payload: { given: false },
    })
  const newClient = (salon: Salon) => buildClient(server.db, salon.master)

  test('health answers without a consent are refused, and nothing is archived', async () => {
    const salon = await newSalon(server)
    const before = await tracesOf(server, salon)
    for (const clientId of [null, (await newClient(salon)).id]) {
      const refused = await ask(salon, clientId === null ? {} : { clientId })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'health-consent-required'])
    }
    expect(await tracesOf(server, salon)).toEqual({ ...NO_TRACES, photos: before.photos })
  })

  test('an analysis without health answers needs no health consent', async () => {
    const salon = await newSalon(server)
    const situation = JSON.stringify({ safety: { under16: false, elasticity: 'superato' } })
    expect((await ask(salon, { situation })).statusCode).toBe(200)
  })

  test('a scalp that was closed while an analysis was made opens again with the card', async () => {
    const salon = await newSalon(server)
    const { id } = await newClient(salon)
    const put = async (url: string, payload: object) =>
      (await server.app.inject({ method: 'PUT', url, headers: salon.session.headers, payload })).json()
    const at = server.clock().toISOString()
    const burn = { at, onHead: [{ titolo: 'Radici', minutes: 20 }], sign: null }
    await put(`/api/clients/${id}/consents/health`, { given: true, text: CONSENT })
    await put(`/api/clients/${id}/burn`, { ...burn, soundAt: null })
    const made = (await postAnalysis(server, salon, { image, supplier: 'generic', clientId: id })).json()
    expect(made.analysis.plan.sessions).toEqual([])
    await put(`/api/clients/${id}/burn`, { ...burn, soundAt: at })
    expect(JSON.parse(await fullOf(salon, made.analysisId)).safetyToday).toBeNull()
    const answers = [{ question: 'regrowthCm', answer: null }]
    const { analysis } = await put(`/api/analysis/${made.analysisId}/answers`, { answers })
    expect(analysis.plan.sessions).not.toEqual([])
  })

  test('health answers appear in their analysis, and are never stored in plain text', async () => {
    const salon = await newSalon(server)
    const made = await ask(salon, { healthConsent: CONSENT })
    expect(made.body).toMatch(WORDS)
    expect(await fullOf(salon, made.json().analysisId)).toMatch(WORDS)
    expect(await get(salon, '/api/recent-analyses-detailed?includeFullAnalysis=true')).toMatch(WORDS)
    const { rows } = (await server.db.execute(sql`
      select a.analysis::text as plain, h.analysis as sealed, h.consent_text as consent
      from color_analyses a join analysis_health h on h.analysis_id = a.id where a.salon_id = ${salon.master.id}`)) as {
      rows: { plain: string; sealed: string; consent: string }[]
    }
    expect(rows).toHaveLength(1)
    expect(rows[0]?.plain).not.toMatch(WORDS)
    expect(rows[0]?.sealed).toMatch(/^[0-9a-f]{8}\.[\w-]+$/)
    expect(rows[0]?.consent).toBe(CONSENT)
  })

  test('withdrawing the health consent erases the answers from all analyses of the client; formulas stay', async () => {
    const salon = await newSalon(server)
    const { id: clientId } = await newClient(salon)
    const { analysisId, analysis } = (await ask(salon, { clientId, healthConsent: CONSENT })).json()
    const card = JSON.parse(await get(salon, `/api/clients/${clientId}`))
    expect(card.agreed.health).toBe(true)
    expect(card.consents).toContainEqual(expect.objectContaining({ kind: 'health', text: CONSENT }))

    expect((await withdraw(salon, clientId, 'health')).statusCode).toBe(200)
    const body = await fullOf(salon, analysisId)
    expect(body).not.toMatch(WORDS)
    const after = JSON.parse(body).analysis
    expect(after.warnings[0].testo).toContain('Le risposte sulla salute di questa analisi sono state eliminate')
    const lines = ({ fasi_operative }: typeof after) =>
      fasi_operative.map(({ formula }: { formula: object }) => formula)
    expect(lines(after)).toEqual(lines(analysis))
  })

  test('health answers need no second consent while the one on the card is current', async () => {
    const salon = await newSalon(server)
    const { id: clientId } = await newClient(salon)
    await ask(salon, { clientId, healthConsent: CONSENT })
    expect((await ask(salon, { clientId })).statusCode).toBe(200)
    const { consents } = JSON.parse(await get(salon, `/api/clients/${clientId}`))
    expect(consents.filter(({ kind }: { kind: string }) => kind === 'health')).toHaveLength(1)
  })

  test("health answers are erased when the salon's retention ends, with or without a client", async () => {
    const salon = await newSalon(server)
    const { id: clientId } = await newClient(salon)
    const photoStore = createFolderPhotoStore(join(server.config.dataDir, 'photos'))
    const without = (await ask(salon, { healthConsent: CONSENT })).json().analysisId
    // Without archived photos the answers expire too.
    const ofClient = (await ask(salon, { clientId, healthConsent: CONSENT }, null)).json().analysisId
    const sweepAfter = (days: number) =>
      deleteOverdue({ ...server, clock: () => new Date(server.clock().getTime() + days * DAY_MS), photoStore })
    await sweepAfter(89)
    expect(await fullOf(salon, without)).toMatch(WORDS)
    await sweepAfter(91)
    expect(await fullOf(salon, without)).not.toMatch(WORDS)
    expect(await fullOf(salon, ofClient)).toMatch(WORDS)
    await sweepAfter(732)
    expect(await fullOf(salon, ofClient)).not.toMatch(WORDS)
  })

  test('the card lists each reader of health answers once a day', async () => {
    const salon = await newSalon(server)
    const { id: clientId } = await newClient(salon)
    const { analysisId } = (await ask(salon, { clientId, healthConsent: CONSENT })).json()
    const child = await buildChild(server.db, salon.master)
    const collaborator = { session: await signIn(server.db, child, server.clock) }
    for (let time = 0; time < 2; time++) await fullOf(collaborator, analysisId)
    await get(salon, `/api/clients/${clientId}`)
    const { health } = JSON.parse(await get(salon, `/api/clients/${clientId}`))
    expect(health.reads).toEqual([
      { author: { firstName: 'Leo', lastName: 'Verdi' }, day: '2026-03-02' },
      { author: { firstName: 'Ada', lastName: 'Bianchi' }, day: '2026-03-02' },
    ])
  })

  test('analysing a client whose card has health data also logs the user as a reader', async () => {
    const salon = await newSalon(server)
    const { id: clientId } = await newClient(salon)
    await ask(salon, { clientId, healthConsent: CONSENT })
    const url = `/api/clients/${clientId}/health`
    const payload = { colourAllergy: true }
    expect((await server.app.inject({ method: 'PUT', url, headers: salon.session.headers, payload })).statusCode).toBe(
      200,
    )
    const child = await buildChild(server.db, salon.master)
    const collaborator = { master: salon.master, session: await signIn(server.db, child, server.clock) }
    const parts = { image, supplier: 'generic', clientId }
    expect((await postAnalysis(server, collaborator, parts)).body).toContain('allergia')
    const { health } = JSON.parse(await get(salon, `/api/clients/${clientId}`))
    expect(health.reads[0]).toMatchObject({ author: { firstName: 'Leo' } })
  })

  describe('photos of a client', () => {
    test('photos of a client are archived only with the consent of the client', async () => {
      const salon = await newSalon(server)
      const { id: clientId } = await newClient(salon)
      const before = await storedPhotos(server)
      const refused = await postAnalysis(server, salon, { image, supplier: 'generic', clientId }, null)
      expect(JSON.parse(await fullOf(salon, refused.json().analysisId))).toMatchObject({
        photos: [],
        photosDeletedAt: null,
        photoConsent: false,
      })
      expect(await storedPhotos(server)).toEqual(before)
      const kept = await postAnalysis(server, salon, { image, supplier: 'generic', clientId })
      expect(JSON.parse(await fullOf(salon, kept.json().analysisId))).toMatchObject({ photos: ['prima'] })
      // The consent counts, not whether this analysis has photos.
      expect(JSON.parse(await fullOf(salon, refused.json().analysisId))).toMatchObject({
        photos: [],
        photoConsent: true,
      })
      expect(await storedPhotos(server)).toHaveLength(before.length + 1)
    })

    test('photos of a client are deleted immediately when the client withdraws the consent; the analyses stay', async () => {
      const salon = await newSalon(server)
      const { id: clientId } = await newClient(salon)
      const before = await storedPhotos(server)
      const { analysisId } = (await postAnalysis(server, salon, { image, supplier: 'generic', clientId })).json()
      server.clock.advance(HOUR_MS)
      expect((await withdraw(salon, clientId, 'photos')).statusCode).toBe(200)
      expect(await storedPhotos(server)).toEqual(before)
      expect(JSON.parse(await fullOf(salon, analysisId))).toMatchObject({
        photos: [],
        photosDeletedAt: server.clock().toISOString(),
      })
    })
  })
})
