import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis, postPaperCard, type Salon, tracesOf } from '#testing/analyses'
import { buildClient, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

const natural = (level: number) => ({
  level,
  tone: { primary: 'NATURALE', secondary: null, intensity: 'none' },
  history: 'naturale',
})
const HEAD = {
  current: { roots: natural(5), lengths: natural(5), ends: natural(5) },
  hairType: 'naturale',
  condition: 'buono',
}
const RETOUCH = '30 g 5.3 + 10 g 5.0 + 60 g 20 vol 35 min radici'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

describe("a colourist's own formula", () => {
  let server: TestApp
  let salon: Salon
  let clientId = ''
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    salon = await newSalon(server)
    clientId = (await buildClient(server.db, salon.master)).id
  })

  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, query = {}) => {
    const answer = await server.app.inject({
      method,
      url,
      query,
      headers: salon.session.headers,
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const save = (body: object = {}, query = {}) =>
    call('POST', `/api/clients/${clientId}/formulas`, { text: RETOUCH, head: HEAD, ...body }, query)
  const last = async () => (await call('GET', `/api/clients/${clientId}/last-formula`)).last

  test('it is archived as written, with what the model expects, without a use, and serves the bowl', async () => {
    const { analysisId } = await save()
    const { analysis, photos, clientId: of, siblings } = await call('GET', `/api/analysis/${analysisId}/full`)
    expect([of, photos, siblings]).toEqual([clientId, [], []])
    expect(analysis.own.text).toBe(RETOUCH)
    expect(analysis.questions).toEqual([])
    expect(analysis.fasi_operative[0].formula).toMatchObject([
      { nuance: '5.3', quantita_g: 30 },
      { nuance: '5.0', quantita_g: 10 },
      { quantita_ml: 60, ossidante_vol: 20 },
    ])
    expect(await tracesOf(server, salon)).toMatchObject({ used: 0, rows: 1 })
    const looked = await call('POST', `/api/analysis/${analysisId}/mid-service`, {
      looks: [{ phase: 0, minutes: 10, look: 'too-light' }],
    })
    expect(looked.status).toBeLessThan(500)
    const answered = await call('PUT', `/api/analysis/${analysisId}/answers`, {
      answers: [{ question: 'regrowthCm', answer: '1' }],
    })
    expect(answered.status).not.toBe(500)
    expect(await call('PUT', `/api/analysis/${analysisId}/outcome`, { note: 'Bene' })).toMatchObject({ status: 200 })
  })

  test('the same act makes one formula', async () => {
    const query = { actKey: randomUUID() }
    const [one, other] = await Promise.all([save({}, query), save({}, query)])
    expect(other.analysisId).toBe(one.analysisId)
    expect((await tracesOf(server, salon)).rows).toBe(1)
  })

  test('the key of an act for another client, or of an analysis by photo, names no formula', async () => {
    const actKey = randomUUID()
    await save({}, { actKey })
    clientId = (await buildClient(server.db, salon.master)).id
    const refused = { status: 400, code: 'validation-failed', fields: { actKey: expect.any(String) } }
    expect(await save({}, { actKey })).toMatchObject(refused)
    const parts = { image: await samplePhoto('prima'), supplier: 'generic', clientId }
    const ofPhoto = { actKey: randomUUID() }
    expect((await postAnalysis(server, salon, parts, null, ofPhoto)).statusCode).toBe(200)
    expect(await save({}, ofPhoto)).toMatchObject(refused)
  })

  test('a salon archives sixty formulas of its own an hour', async () => {
    // A refused one counts too, and is quicker.
    for (let saves = 0; saves < 60; saves++) expect((await save({ text: 'x' })).status).toBe(400)
    expect(await save()).toMatchObject({ status: 429, code: 'too-many-attempts' })
    salon = await newSalon(server)
    clientId = (await buildClient(server.db, salon.master)).id
    expect((await save()).status).toBe(200)
  })

  test('a text that is not understood as a whole, or lacks a piece, is refused', async () => {
    expect(await save({ text: '30 g 7.1 + un pizzico di 8.0 + 20 vol 35 min radici' })).toMatchObject({
      status: 400,
      fields: { text: 'Non ho capito: «un», «pizzico».' },
    })
    expect(await save({ text: '7.1 + 20 vol' })).toMatchObject({ status: 400, fields: { text: expect.any(String) } })
    expect(await save({ text: ' ' })).toMatchObject({ status: 400 })
    expect(await save({ text: RETOUCH, head: { ...HEAD, current: {} } })).toMatchObject({ status: 400 })
    expect((await tracesOf(server, salon)).rows).toBe(0)
  })

  test('the rules and the card forbid it as they forbid a planned one', async () => {
    expect(await save({ text: 'decolorante 40 g + 80 g 20 vol + 5 g plex 55 min lunghezze' })).toMatchObject({
      status: 409,
      code: 'formula-vetoed',
      fields: { text: expect.stringContaining('il limite di 50') },
    })
    await call('PUT', `/api/clients/${clientId}/consents/health`, { given: true, text: 'Acconsento.' })
    await call('PUT', `/api/clients/${clientId}/health`, { colourAllergy: true, allergyNotes: null })
    expect(await save()).toMatchObject({ status: 409, code: 'formula-vetoed' })
    // What the request says about health counts for nothing.
    const denied = { ...HEAD, details: { safety: { allergy: false } } }
    expect(await save({ head: denied })).toMatchObject({ status: 409 })
  })

  test('asthma to persulfates that an analysis has noted still forbids powder', async () => {
    const situation = JSON.stringify({ safety: { persulfateAsthma: true } })
    const parts = { image: await samplePhoto('prima'), supplier: 'generic', situation, healthConsent: 'Acconsento.' }
    await postAnalysis(server, salon, { ...parts, clientId })
    const powder = 'decolorante 40 g + 80 g 20 vol + 5 g plex 25 min lunghezze'
    for (const text of [RETOUCH, powder]) expect((await save({ text })).status, text).toBe(text === powder ? 409 : 200)
    // Also after a formula that said nothing of it.
    expect((await save({ text: powder })).fields.text).toContain('persolfati')
  })

  test('a shade is read in the notation of the brand', async () => {
    const { analysisId } = await save({ text: '30 g 5/43 + 30 g 6% 35 min radici', brand: 'wella' })
    const { analysis } = await call('GET', `/api/analysis/${analysisId}/full`)
    expect(analysis.fasi_operative[0].formula[0].nuance).toBe('5.4')
  })

  test('a shade is read as the salon answered about the reflect', async () => {
    await call('PUT', '/api/salon-settings/reflect', { brand: 'lisap', code: '3', tone: 'RAME' })
    const { analysisId } = await save({ text: '30 g 5/3 + 30 g 6% 35 min radici', brand: 'lisap' })
    const { analysis } = await call('GET', `/api/analysis/${analysisId}/full`)
    expect(analysis.fasi_operative[0].formula[0].nuance).toBe('5.4')
  })

  test('the last formula comes back as it was mixed, in the notation of the salon, with the regrowth since', async () => {
    expect(await last()).toBeNull()
    await call('PUT', '/api/salon-settings', { brand: 'wella' })
    const { analysisId } = await save()
    const mixed = [{ phase: 0, grams: [20, 20, 60], developerVolume: 10, minutes: 30 }]
    await call('PUT', `/api/analysis/${analysisId}/outcome`, { mixed })
    server.clock.advance(5 * WEEK_MS)
    salon = { ...salon, session: await signIn(server.db, salon.master, server.clock) }
    expect(await last()).toMatchObject({
      weeks: 5,
      brand: 'wella',
      text: '20 g 5/3 + 20 g 5/0 + 60 g 10 vol 1:1,5 30 min radici',
      changes: [],
      head: {
        hairType: 'colorati',
        current: { roots: { level: 5, history: 'naturale' } },
        details: { regrowthCm: 1.3 },
      },
    })
  })

  test('the formula of an analysis by photo is repeated too, and a later paper card comes before it', async () => {
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const form = { primaImage, dopoImage, analysisType: 'transformation', supplier: 'generic', hairType: 'naturale' }
    await postAnalysis(server, salon, { ...form, clientId })
    const { text, head } = await last()
    expect(text).toMatch(/\d+ g .+ min/)
    const again = await save({ text, head })
    // The sample may be forbidden without its answers, never misread.
    expect([200, 409]).toContain(again.status)
    await postPaperCard(server, salon, clientId, { servedOn: '2099-01-01', formula: RETOUCH })
    expect(await last()).toMatchObject({ text: RETOUCH, head: null })
  })
})
