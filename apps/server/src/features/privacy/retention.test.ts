import { join } from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { colorAnalyses, photoDeletions } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { newPhotoKey, type PhotoStore } from '#platform/photo-store/photo-store'
import { newSalon, postAnalysis, postPaperCard, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildClient, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { storedPhotos } from '#testing/traces'
import { deleteOverdue } from './retention.ts'

describe('photo retention', () => {
  let server: TestApp
  let photoStore: PhotoStore
  let pattern: typeof colorAnalyses.$inferSelect
  beforeAll(async () => {
    server = await createTestApp()
    photoStore = createFolderPhotoStore(join(server.config.dataDir, 'photos'))
    const salon = await newSalon(server)
    await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
    const [row] = await server.db.select().from(colorAnalyses)
    if (!row) throw new Error('no analysis to copy')
    pattern = row
  })
  afterAll(() => server.close())

  const sweep = () => deleteOverdue({ ...server, photoStore })

  /** An analysis of that age, with a Prima and a Dopo. */
  async function archived({ master }: Salon, daysAgo: number, clientId: string | null) {
    const photo = await samplePhoto('dopo')
    const [imageData, beforeImageData] = [newPhotoKey(photo), newPhotoKey(photo)]
    for (const key of [imageData, beforeImageData]) await photoStore.put(key, photo)
    const analysisDate = new Date(server.clock().getTime() - daysAgo * DAY_MS)
    const ids = { id: newId(), salonId: master.id, userId: master.id, clientId }
    const row = { ...pattern, ...ids, imageData, beforeImageData, slot: 'dopo' as const, analysisDate }
    await server.db.insert(colorAnalyses).values(row)
    return ids.id
  }

  const get = async ({ session }: Salon, url: string) =>
    server.app.inject({ method: 'GET', url, headers: session.headers })

  /** The same salon with a new session: the old one may have ended. */
  const again = async (salon: Salon): Promise<Salon> => ({
    ...salon,
    session: await signIn(server.db, salon.master, server.clock),
  })

  const withPhotos = async (salon: Salon, ids: readonly string[]) => {
    const kept: string[] = []
    for (const id of ids) {
      const answer = (await get(salon, `/api/analysis/${id}/full`)).json()
      if (answer.photos.length > 0) kept.push(id)
    }
    return kept
  }

  test('photo retention is 24 months with a client and 90 days without one, and the formula stays', async () => {
    const salon = await newSalon(server)
    const client = await buildClient(server.db, salon.master)
    const young = await archived(salon, 89, null)
    const old = await archived(salon, 91, null)
    const ofClient = await archived(salon, 729, client.id)
    const longAgo = await archived(salon, 732, client.id)
    const photos = await storedPhotos(server)

    expect(await sweep()).toBe(2)
    expect(await withPhotos(salon, [young, old, ofClient, longAgo])).toEqual([young, ofClient])
    expect(await storedPhotos(server)).toHaveLength(photos.length - 4)
    const full = (await get(salon, `/api/analysis/${old}/full`)).json()
    expect(full).toMatchObject({ photos: [], photosDeletedAt: server.clock().toISOString() })
    expect(full.analysis).toEqual((await get(salon, `/api/analysis/${young}/full`)).json().analysis)
    expect((await get(salon, `/api/analysis/${old}/photo/dopo`)).json()).toMatchObject({ code: 'photo-not-found' })
    const listed = (await get(salon, '/api/recent-analyses')).json()
    expect(listed.find(({ id }: { id: string }) => id === old).imageData).toBe('')
    expect((await get(salon, '/api/recent-analyses-detailed')).statusCode).toBe(200)
    expect(await sweep()).toBe(0)

    server.clock.advance(2 * DAY_MS)
    expect(await sweep()).toBe(2)
    const later = { ...salon, session: await signIn(server.db, salon.master, server.clock) }
    expect(await withPhotos(later, [young, ofClient])).toEqual([])
  })

  test('photo retention follows the setting of each salon', async () => {
    const [strict, mild] = [await newSalon(server), await newSalon(server)]
    const choose = (salon: Salon, payload: object) =>
      server.app.inject({ method: 'PUT', url: '/api/salon-settings', headers: salon.session.headers, payload })
    await choose(strict, { photoMonths: 6, photoDaysWithoutClient: 30 })
    await choose(mild, { photoMonths: 60, photoDaysWithoutClient: 365 })
    const ids = async (salon: Salon) => {
      const { id } = await buildClient(server.db, salon.master)
      return [await archived(salon, 31, null), await archived(salon, 190, id), await archived(salon, 170, id)]
    }
    const ofStrict = await ids(strict)
    const ofMild = await ids(mild)
    await sweep()
    expect(await withPhotos(strict, ofStrict)).toEqual(ofStrict.slice(2))
    expect(await withPhotos(mild, ofMild)).toEqual(ofMild)
  })

  test('photo retention of a result photo starts on the day it was stored; its reading stays', async () => {
    const salon = await newSalon(server)
    const id = await archived(salon, 85, null)
    const result = { image: await samplePhoto('dopo') }
    expect((await putOutcomePhoto(server, salon, id, result)).statusCode).toBe(200)
    const photos = await storedPhotos(server)
    const outcomeOf = async () => (await get(await again(salon), `/api/analysis/${id}/full`)).json()
    server.clock.advance(10 * DAY_MS)
    await sweep()
    expect(await outcomeOf()).toMatchObject({ photos: [], outcome: { hasPhoto: true } })
    server.clock.advance(81 * DAY_MS)
    await sweep()
    const { outcome } = await outcomeOf()
    expect(outcome).toMatchObject({ hasPhoto: false, reading: { hairFound: true } })
    expect((await storedPhotos(server)).length).toBeLessThanOrEqual(photos.length - 3)
    expect(await server.db.select().from(photoDeletions)).toEqual([])
  })

  test('photo retention of a paper card starts on the day its photo was stored; the typed card stays', async () => {
    const salon = await newSalon(server)
    const { id } = await buildClient(server.db, salon.master)
    const photos = await storedPhotos(server)
    await postPaperCard(server, salon, id, { image: await samplePhoto('prima'), photoConsent: 'Acconsento.' })
    const cards = async () => (await get(await again(salon), `/api/clients/${id}/paper-cards`)).json().cards
    server.clock.advance(720 * DAY_MS)
    await sweep()
    expect(await cards()).toMatchObject([{ hasPhoto: true }])
    server.clock.advance(20 * DAY_MS)
    expect(await sweep()).toBeGreaterThan(0)
    expect(await cards()).toMatchObject([{ hasPhoto: false, formula: '7.3 30 g' }])
    expect((await storedPhotos(server)).length).toBeLessThanOrEqual(photos.length)
  })

  test('photo retention runs on every server at once, each analysis on one of them', async () => {
    const salon = await newSalon(server)
    const ids = await Promise.all(Array.from({ length: 210 }, (_, place) => archived(salon, 100 + place, null)))
    const photos = await storedPhotos(server)
    const done = await Promise.all([sweep(), sweep(), sweep()])
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(ids.length)
    const ofSalon = eq(colorAnalyses.salonId, salon.master.id)
    const swept = await server.db.$count(colorAnalyses, and(ofSalon, isNotNull(colorAnalyses.photosDeletedAt)))
    expect(swept).toBe(ids.length)
    expect(await storedPhotos(server)).toHaveLength(photos.length - 2 * ids.length)
    expect(await server.db.select().from(photoDeletions)).toEqual([])
  })

  test('photo retention keeps a photo scheduled that the store cannot delete now, and deletes it later', async () => {
    const salon = await newSalon(server)
    const id = await archived(salon, 100, null)
    const [row] = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.id, id))
    const stuck = row?.imageData ?? ''
    const failing: PhotoStore = {
      ...photoStore,
      remove: (key) => (key === stuck ? Promise.reject(new Error('disk')) : photoStore.remove(key)),
    }
    await deleteOverdue({ ...server, photoStore: failing })
    expect(await withPhotos(salon, [id])).toEqual([])
    expect((await server.db.select().from(photoDeletions)).map(({ key }) => key)).toEqual([stuck])
    expect(await photoStore.get(stuck)).not.toBeNull()
    await sweep()
    expect(await photoStore.get(stuck)).toBeNull()
  })
})
