import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkPhotos } from '#platform/photo-store/check-photos'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { newSalon, postAnalysis, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { engines } from '#testing/database/test-database'
import type { Part } from '#testing/multipart'
import { doubtfulPhoto, hairlessPhoto, samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { foundIn, storedPhotos, wholeDatabase } from '#testing/traces'

const CONSENT = { photoConsent: 'Acconsento.' }

describe.each(engines)('the outcome of an analysis, on the %s database', (engine) => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())

  const call = async (
    method: 'GET' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    session: Salon['session'] = salon.session,
  ) => {
    const answer = await server.app.inject({ method, url, headers: session.headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, ...answer.json() }
  }

  /** An analysis of both photos in a new salon. */
  async function analysed(parts: Record<string, Part> = {}, photoConsent: string | null = 'Acconsento.') {
    salon = await newSalon(server)
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const form = { primaImage, dopoImage, analysisType: 'transformation', supplier: 'generic', hairType: 'naturale' }
    const answer = await postAnalysis(server, salon, { ...form, ...parts }, photoConsent)
    expect(answer.statusCode, answer.body).toBe(200)
    return `/api/analysis/${answer.json().analysisId}`
  }

  async function ofClient() {
    const owner = await newSalon(server)
    const client = await buildClient(server.db, owner.master)
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const form = { primaImage, dopoImage, analysisType: 'transformation', supplier: 'generic', hairType: 'naturale' }
    salon = owner
    const answer = await postAnalysis(server, salon, { ...form, clientId: client.id }, null)
    expect(answer.statusCode, answer.body).toBe(200)
    return { url: `/api/analysis/${answer.json().analysisId}`, card: `/api/clients/${client.id}` }
  }

  async function sendPhoto(url: string, parts: Record<string, Part>) {
    const answer = await putOutcomePhoto(server, salon, url.replace('/api/analysis/', ''), parts)
    return { status: answer.statusCode, ...answer.json() }
  }

  const photoOf = (url: string) => server.app.inject({ url: `${url}/outcome/photo`, headers: salon.session.headers })

  test('the outcome of an analysis is recorded, measured against the plan, changed and deleted', async () => {
    const url = await analysed()
    const photos = await storedPhotos(server)
    expect(await call('GET', `${url}/full`)).toMatchObject({ outcome: null })

    const mixed = [{ phase: 0, grams: [31.5], developerVolume: 20, minutes: 32 }]
    const saved = await call('PUT', `${url}/outcome`, { mixed, clientWord: 'Bellissimo', note: 'Più luci\nal viso' })
    expect(saved).toMatchObject({
      status: 200,
      outcome: {
        option: 'equilibrata',
        mixed,
        clientWord: 'Bellissimo',
        note: 'Più luci\nal viso',
        reading: null,
        comparison: null,
        hasPhoto: false,
        author: { firstName: 'Ada', lastName: 'Bianchi' },
      },
    })
    const { analysis } = await call('GET', `${url}/full`)
    const { level, tone } = analysis.plan.sessions[0].goal
    expect(saved.outcome.expected).toMatchObject({ level, tone, tolerance: analysis.plan.expected.tolerance })

    const measured = await sendPhoto(url, { image: await samplePhoto('dopo') })
    expect(measured).toMatchObject({ status: 200, outcome: { hasPhoto: true, note: 'Più luci\nal viso', mixed } })
    const { comparison, reading, expected } = measured.outcome
    const part = reading.zones[expected.zone] ?? reading
    expect(comparison.level.difference).toBeCloseTo(part.level - expected.level, 1)
    expect(comparison.sommario).toEqual(expect.any(String))
    expect(await storedPhotos(server)).toHaveLength(photos.length + 1)
    const store = createFolderPhotoStore(join(server.config.dataDir, 'photos'))
    const checked = await checkPhotos(server.db, store)
    expect(checked).toEqual({ photos: (await storedPhotos(server)).length, missing: [], damaged: [] })
    const answer = await photoOf(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await call('GET', `${url}/full`)).outcome).toEqual(measured.outcome)

    // Omitted fields are cleared; the photo stays.
    const edited = await call('PUT', `${url}/outcome`, { note: 'Solo questo' })
    expect(edited.outcome).toMatchObject({ note: 'Solo questo', mixed: null, clientWord: null, hasPhoto: true })

    const collaborator = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    expect(await call('DELETE', `${url}/outcome`, undefined, collaborator)).toMatchObject({ status: 403 })
    expect(await call('DELETE', `${url}/outcome`)).toEqual({ status: 200, success: true })
    expect(await storedPhotos(server)).toEqual(photos)
    expect((await photoOf(url)).json().code).toBe('photo-not-found')
    expect(await call('GET', `${url}/full`)).toMatchObject({ outcome: null })
    expect(foundIn(await wholeDatabase(server), ['Solo questo'])).toEqual([])
    expect(await call('GET', '/api/audit-log')).toMatchObject({ 0: { act: 'outcome-deleted' } })
    // Again: there is nothing left.
    expect(await call('DELETE', `${url}/outcome`)).toEqual({ status: 200, success: true })
  })

  test('the outcome of an analysis is compared with the confirmed reading', async () => {
    const url = await analysed()
    const first = await sendPhoto(url, { image: await samplePhoto('dopo') })
    const { level, tone } = first.outcome.expected
    const zone = { level, tone }
    const confirmed = JSON.stringify({ roots: zone, lengths: zone, ends: zone })
    const { outcome } = await sendPhoto(url, { image: await samplePhoto('dopo'), confirmed })
    expect(outcome.comparison.level).toMatchObject({ verdict: 'reached', difference: 0, testo: 'raggiunto' })
    expect(outcome.comparison.reflect).toMatchObject({ verdict: 'reached' })
    expect(outcome.reading.zones.lengths).toMatchObject({ level, levelError: 0 })
  })

  test('the outcome of an analysis has one photo: a new one replaces the old one', async () => {
    const url = await analysed()
    const photos = await storedPhotos(server)
    await sendPhoto(url, { image: await samplePhoto('prima') })
    await sendPhoto(url, { image: await samplePhoto('dopo') })
    expect(await storedPhotos(server)).toHaveLength(photos.length + 1)
    expect((await photoOf(url)).statusCode).toBe(200)
  })

  test('the outcome of an analysis keeps the photo of a client only with the consent, until it is withdrawn', async () => {
    const { url, card } = await ofClient()
    const photos = await storedPhotos(server)
    const image = await samplePhoto('dopo')
    const without = await sendPhoto(url, { image })
    expect(without).toMatchObject({ status: 200, outcome: { hasPhoto: false, reading: { hairFound: true } } })
    expect(await storedPhotos(server)).toEqual(photos)

    expect(await sendPhoto(url, { image, ...CONSENT })).toMatchObject({ outcome: { hasPhoto: true } })
    expect(await storedPhotos(server)).toHaveLength(photos.length + 1)
    expect(await call('GET', card)).toMatchObject({ consents: [{ kind: 'photos', text: 'Acconsento.' }] })
    const [entry] = Object.values(await call('GET', `${card}/analyses`))
    expect(entry).toMatchObject({ outcome: { hasPhoto: true, hex: expect.stringMatching(/^#/) } })

    await call('PUT', `${card}/consents/photos`, { given: false })
    expect(await call('GET', `${url}/full`)).toMatchObject({ outcome: { hasPhoto: false, comparison: {} } })
    expect((await photoOf(url)).json().code).toBe('photo-not-found')
  })

  test('the outcome of an analysis is deleted with the analysis, and with the client', async () => {
    const photos = await storedPhotos(server)
    const url = await analysed()
    await sendPhoto(url, { image: await samplePhoto('dopo') })
    await call('PUT', `${url}/outcome`, { note: 'Segreto uno' })
    expect(await call('DELETE', url)).toMatchObject({ status: 200 })
    const { url: other, card } = await ofClient()
    await sendPhoto(other, { image: await samplePhoto('dopo'), ...CONSENT })
    await call('PUT', `${other}/outcome`, { note: 'Segreto due' })
    expect(await call('DELETE', card)).toMatchObject({ status: 200 })
    expect(await storedPhotos(server)).toEqual(photos)
    expect(foundIn(await wholeDatabase(server), ['Segreto uno', 'Segreto due'])).toEqual([])
  })

  test('the outcome of an analysis is refused for photos that cannot be read, and then unchanged', async () => {
    const url = await analysed()
    const photos = await storedPhotos(server)
    const before = await call('PUT', `${url}/outcome`, { note: 'Resta' })
    for (const [part, code] of [
      [{ image: await hairlessPhoto() }, 'no-hair'],
      [{ image: await doubtfulPhoto() }, 'unsure-hair'],
      [
        {
          image: await sharp(await samplePhoto('dopo'))
            .greyscale()
            .jpeg()
            .toBuffer(),
        },
        'unusable-reading',
      ],
      [{ image: Buffer.from('x') }, 'image-unsupported'],
      [{ note: 'niente foto' }, 'Image data is required'],
      [{ image: await samplePhoto('prima'), primaImage: await samplePhoto('prima') }, 'validation-failed'],
      [{ image: await samplePhoto('prima'), confirmed: '{' }, 'validation-failed'],
      [{ image: await samplePhoto('prima'), confirmed: '{"roots":{"level":99}}' }, 'validation-failed'],
    ] as const)
      expect(await sendPhoto(url, part)).toMatchObject({ code })
    expect((await call('GET', `${url}/full`)).outcome).toEqual(before.outcome)
    expect(await storedPhotos(server)).toEqual(photos)
  })

  test('the outcome of an analysis refuses bowls that the formula does not have', async () => {
    const url = await analysed()
    const bowl = { phase: 0, grams: [], developerVolume: null, minutes: 10 }
    for (const [field, wrong] of [
      ['mixed.0.phase', { ...bowl, phase: 39 }],
      ['mixed.0.grams', { ...bowl, grams: Array(20).fill(1) }],
      ['mixed.0.minutes', { ...bowl, minutes: -1 }],
    ] as const)
      expect(await call('PUT', `${url}/outcome`, { mixed: [wrong] })).toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) },
      })
    expect(await call('GET', `${url}/full`)).toMatchObject({ outcome: null })
  })

  test('the outcome of an analysis cleans or refuses text that a database cannot hold', async () => {
    const url = await analysed()
    const clientWord = ' Bel\u0000lissimo\u200b '
    expect(await call('PUT', `${url}/outcome`, { clientWord, note: 'a\u0000b' })).toMatchObject({
      outcome: { clientWord: 'Bel lissimo', note: 'ab' },
    })
    for (const field of ['clientWord', 'note'])
      expect(await call('PUT', `${url}/outcome`, { [field]: 'x\ud800' })).toMatchObject({
        status: 400,
        fields: { [field]: 'Il testo contiene caratteri non validi' },
      })
  })

  test('the outcome of an analysis does not exist for a plan without sessions', async () => {
    const situation = JSON.stringify({ history: { metallicSalts: true } })
    const url = await analysed({ situation })
    const refused = { status: 400, code: 'validation-failed', fields: { id: expect.any(String) } }
    expect(await call('PUT', `${url}/outcome`, {})).toMatchObject(refused)
    expect(await sendPhoto(url, { image: await samplePhoto('dopo') })).toMatchObject(refused)
  })

  test('the outcome of an analysis belongs to the salon', async () => {
    const url = await analysed()
    await sendPhoto(url, { image: await samplePhoto('dopo') })
    const own = salon
    salon = await newSalon(server)
    expect(await call('PUT', `${url}/outcome`, {})).toMatchObject({ code: 'analysis-not-found' })
    expect(await sendPhoto(url, { image: await samplePhoto('dopo') })).toMatchObject({ code: 'analysis-not-found' })
    expect(await call('DELETE', `${url}/outcome`)).toMatchObject({ code: 'analysis-not-found' })
    expect((await photoOf(url)).json()).toMatchObject({ code: 'photo-not-found' })
    salon = own
    expect((await photoOf(url)).statusCode).toBe(200)
  })
})
