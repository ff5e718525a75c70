import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paperCards } from '#platform/database/schema/index'
import { newSalon, postPaperCard, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import type { Part } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { foundIn, storedPhotos, wholeDatabase } from '#testing/traces'

const CONSENT = { photoConsent: 'Acconsento.' }

describe('a paper card', () => {
  let server: TestApp
  let salon: Salon
  let clientId = ''
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    session = salon.session,
  ) => {
    const answer = await server.app.inject({ method, url, headers: session.headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, ...answer.json() }
  }

  async function newClient() {
    salon = await newSalon(server)
    clientId = (await buildClient(server.db, salon.master)).id
  }

  async function add(parts: Record<string, Part> = {}) {
    const answer = await postPaperCard(server, salon, clientId, parts)
    return { status: answer.statusCode, ...answer.json() }
  }

  const listed = async (id = clientId) => (await call('GET', `/api/clients/${id}/paper-cards`)).cards
  const photoOf = (id: string) =>
    server.app.inject({ url: `/api/analysis/paper-cards/${id}/photo`, headers: salon.session.headers })

  test('a paper card keeps the typed day and formula beside its photo, is corrected and deleted', async () => {
    await newClient()
    const photos = await storedPhotos(server)
    const image = await sharp(await samplePhoto('prima'))
      .withExif({ IFD0: { Artist: 'Segreta' } })
      .jpeg()
      .toBuffer()
    const { status, card } = await add({ image, formula: '6.0 40 g + 20 vol\n35 min', ...CONSENT })
    expect(status).toBe(200)
    expect(card).toEqual({
      id: expect.any(String),
      servedOn: '2019-04-02',
      formula: '6.0 40 g + 20 vol\n35 min',
      hasPhoto: true,
      author: { firstName: 'Ada', lastName: 'Bianchi' },
    })
    expect(await storedPhotos(server)).toHaveLength(photos.length + 1)
    const photo = await photoOf(card.id)
    expect([photo.statusCode, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
    expect((await sharp(photo.rawPayload).metadata()).exif).toBeUndefined()
    await add({ servedOn: '2021-01-15' })
    expect((await listed()).map(({ servedOn }: { servedOn: string }) => servedOn)).toEqual(['2021-01-15', '2019-04-02'])

    const corrected = await call('PUT', `/api/paper-cards/${card.id}`, { servedOn: '2019-04-03', formula: '6.1 40 g' })
    expect(corrected.card).toEqual({ ...card, servedOn: '2019-04-03', formula: '6.1 40 g' })

    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    expect((await call('DELETE', `/api/paper-cards/${card.id}`, undefined, child)).status).toBe(403)
    expect(await call('DELETE', `/api/paper-cards/${card.id}`)).toEqual({ status: 200, success: true })
    expect(await storedPhotos(server)).toEqual(photos)
    expect((await photoOf(card.id)).statusCode).toBe(404)
    expect(await call('GET', '/api/audit-log')).toMatchObject({ 0: { act: 'paper-card-deleted' } })
    expect(foundIn(await wholeDatabase(server), ['6.1 40 g'])).toEqual([])
  })

  test('a paper card keeps a photo only with the consent, and records one that is given with it', async () => {
    await newClient()
    const photos = await storedPhotos(server)
    const image = await samplePhoto('prima')
    expect(await add({ image })).toMatchObject({ status: 409, code: 'photo-consent-required' })
    expect(await storedPhotos(server)).toEqual(photos)
    expect((await add()).card).toMatchObject({ hasPhoto: false })
    expect((await add({ image, ...CONSENT })).card).toMatchObject({ hasPhoto: true })
    expect(await call('GET', `/api/clients/${clientId}`)).toMatchObject({ agreed: { photos: true } })
    expect((await add({ image })).card).toMatchObject({ hasPhoto: true })
    // Withdrawn: the typed cards stay.
    await call('PUT', `/api/clients/${clientId}/consents/photos`, { given: false })
    expect((await listed()).map(({ hasPhoto }: { hasPhoto: boolean }) => hasPhoto)).toEqual([false, false, false])
    expect(await storedPhotos(server)).toEqual(photos)
  })

  test('a paper card is refused without a formula, with another date, with a broken photo, and for a client of another salon', async () => {
    await newClient()
    expect(await add({ formula: ' ' })).toMatchObject({
      status: 400,
      fields: { formula: 'Scrivi la formula della scheda' },
    })
    for (const servedOn of ['2019-02-30', '1800-01-01', 'ieri']) expect((await add({ servedOn })).status).toBe(400)
    expect(await add({ image: Buffer.from('not a photo'), ...CONSENT })).toMatchObject({ status: 415 })
    const own = clientId
    salon = await newSalon(server)
    clientId = own
    expect(await add()).toMatchObject({ status: 404, code: 'client-not-found' })
    expect(await call('GET', `/api/clients/${own}/paper-cards`)).toMatchObject({ status: 404 })
  })

  test('a paper card moves with a merge and is deleted with its client', async () => {
    await newClient()
    const photos = await storedPhotos(server)
    const { card } = await add({ image: await samplePhoto('prima'), ...CONSENT })
    const kept = (await buildClient(server.db, salon.master)).id
    expect((await call('POST', `/api/clients/${kept}/merge`, { otherId: clientId })).status).toBe(200)
    expect(await listed(kept)).toEqual([card])
    const before = await server.db.$count(paperCards)
    expect((await call('DELETE', `/api/clients/${kept}`)).status).toBe(200)
    expect(await server.db.$count(paperCards)).toBe(before - 1)
    expect(await storedPhotos(server)).toEqual(photos)
  })
})
