import { join } from 'node:path'
import { CALIBRATION_NAME_MAX_LENGTH, MAX_CALIBRATIONS } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { calibrations } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { checkPhotos } from '#platform/photo-store/check-photos'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { newSalon, postAnalysis, postCalibration, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildChild, signIn } from '#testing/builders'
import { engines } from '#testing/database/test-database'
import type { Part } from '#testing/multipart'
import { samplePhoto, sampleRing } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { storedPhotos } from '#testing/traces'

describe.each(engines)('a calibration, on the %s database', (engine) => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  beforeEach(async () => {
    salon = await newSalon(server)
  })
  afterAll(() => server.close())

  async function call(method: 'GET' | 'DELETE', url: string, session: Salon['session'] = salon.session) {
    const answer = await server.app.inject({ method, url, headers: session.headers })
    return { status: answer.statusCode, ...answer.json() }
  }

  /** Sends the rendered ring; `given` replaces parts of it. */
  async function send(given: Record<string, Part> = {}) {
    const { image, taps } = await sampleRing()
    const parts = { name: 'Specchio 2, iPhone', taps: JSON.stringify(taps), image, ...given }
    const answer = await postCalibration(server, salon, parts)
    return { status: answer.statusCode, ...answer.json() }
  }

  const listed = async () => (await call('GET', '/api/analysis/calibrations')).calibrations

  async function analysed(parts: Record<string, Part>) {
    const answer = await postAnalysis(server, salon, { supplier: 'generic', ...parts }, null)
    return { status: answer.statusCode, ...answer.json() }
  }

  test('a calibration is measured, saved, listed and deleted with its photo', async () => {
    const photos = await storedPhotos(server)
    const { status, calibration } = await send()
    expect(status).toBe(200)
    const { taps } = await sampleRing()
    expect(calibration).toMatchObject({ name: 'Specchio 2, iPhone', author: { firstName: 'Ada' }, renewal: null })
    expect(calibration.error).toBeLessThan(0.8)
    expect(calibration.swatches).toMatchObject(taps.map((tap) => ({ ...tap, seen: expect.any(Number) })))
    expect(await listed()).toEqual([calibration])

    expect(await storedPhotos(server)).toHaveLength(photos.length + 1)
    const store = createFolderPhotoStore(join(server.config.dataDir, 'photos'))
    expect(await checkPhotos(server.db, store)).toMatchObject({ missing: [], damaged: [] })
    const url = `/api/analysis/calibrations/${calibration.id}`
    const photo = await server.app.inject({ url: `${url}/photo`, headers: salon.session.headers })
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])

    const collaborator = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    expect(await call('DELETE', url, collaborator)).toEqual({ status: 200, success: true })
    expect(await listed()).toEqual([])
    expect(await storedPhotos(server)).toEqual(photos)
    expect(await call('DELETE', url)).toMatchObject({ code: 'calibration-not-found' })
    expect(await call('GET', `${url}/photo`)).toMatchObject({ code: 'photo-not-found' })
  })

  test('a calibration stores photos of rings in a separate folder', async () => {
    await send()
    const [row] = await server.db.select().from(calibrations).where(eq(calibrations.salonId, salon.master.id))
    expect(row?.imageData).toMatch(/^swatches-/)
  })

  test('a calibration replaces an earlier one of the same place', async () => {
    const { calibration: earlier } = await send()
    const photos = await storedPhotos(server)
    const { calibration } = await send({ replaces: earlier.id })
    expect(await listed()).toEqual([calibration])
    expect(await storedPhotos(server)).toHaveLength(photos.length)
    expect(await send({ replaces: earlier.id })).toMatchObject({ status: 404, code: 'calibration-not-found' })
    expect(await listed()).toEqual([calibration])
    expect(await storedPhotos(server)).toHaveLength(photos.length)
  })

  test('a calibration applies to the Prima photo that names it, and the archive keeps its name when it is deleted', async () => {
    const { calibration } = await send()
    const image = await samplePhoto('prima')
    const plain = await analysed({ image })
    const { analysis, analysisId } = await analysed({ image, calibrationId: calibration.id })
    const { id, name, madeOn, error } = calibration
    const made = { id, name, madeOn, error, estimatedGains: plain.analysis.prima.light.gains }
    expect(plain.analysis.prima.calibration).toBeUndefined()
    expect(analysis.prima).toMatchObject({ calibration: made, light: { source: 'calibration' } })
    await call('DELETE', `/api/analysis/calibrations/${id}`)
    expect((await call('GET', `/api/analysis/${analysisId}/full`)).analysis.prima.calibration).toEqual(made)
    expect(await analysed({ image, calibrationId: id })).toMatchObject({ status: 404, code: 'calibration-not-found' })
  })

  test('a calibration does not apply to the wish of a transformation', async () => {
    const { calibration } = await send()
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const hair = { hairType: 'naturale', hairCondition: 'ottimo' }
    const parts = { primaImage, dopoImage, analysisType: 'transformation', ...hair, calibrationId: calibration.id }
    const { analysis } = await analysed(parts)
    expect(analysis.prima.calibration).toMatchObject({ name: 'Specchio 2, iPhone' })
    expect(analysis.dopo.calibration).toBeUndefined()
  })

  test('a calibration applies to the photo of a result', async () => {
    const { calibration } = await send()
    const { analysisId } = await analysed({ image: await samplePhoto('prima') })
    const parts = { image: await samplePhoto('dopo'), calibrationId: calibration.id }
    const { outcome } = (await putOutcomePhoto(server, salon, analysisId, parts)).json()
    expect(outcome.reading.calibration).toMatchObject({ id: calibration.id })
    const unknown = { ...parts, calibrationId: newId() }
    const refused = await putOutcomePhoto(server, salon, analysisId, unknown)
    expect(refused.json()).toMatchObject({ code: 'calibration-not-found' })
  })

  test('a calibration needs renewal when its photos show another light, and after half a year', async () => {
    const { calibration } = await send()
    const drifted = Array.from({ length: 30 }, (): [number, number, number] => [0.4, 1, 2])
    await server.db.update(calibrations).set({ seenGains: drifted }).where(eq(calibrations.id, calibration.id))
    expect(await listed()).toMatchObject([{ renewal: 'drift' }])
    await analysed({ image: await samplePhoto('prima'), calibrationId: calibration.id })
    const [row] = await server.db.select().from(calibrations).where(eq(calibrations.id, calibration.id))
    // The latest 20, this photo the last of them.
    expect(row?.seenGains).toHaveLength(20)
    expect(row?.seenGains.at(-1)).not.toEqual(drifted[0])
    const old = new Date(server.clock().getTime() - 200 * DAY_MS)
    await server.db.update(calibrations).set({ madeOn: old, seenGains: [] }).where(eq(calibrations.id, calibration.id))
    expect(await listed()).toMatchObject([{ renewal: 'age' }])
  })

  test('a calibration is refused with the reason and the faulty taps, and nothing is saved', async () => {
    const { taps } = await sampleRing()
    const photos = await storedPhotos(server)
    const swapped = taps.map((tap, index) => ({
      ...tap,
      level: taps[index === 2 ? 7 : index === 7 ? 2 : index]?.level,
    }))
    const few = taps.slice(0, 4)
    expect(await send({ taps: JSON.stringify(few) })).toMatchObject({
      status: 422,
      code: 'ring-too-few',
      fields: { taps: expect.stringContaining('cinque livelli') },
    })
    expect(await send({ taps: JSON.stringify(swapped) })).toMatchObject({
      status: 422,
      code: 'ring-reversed',
      fields: { 'taps.2': expect.any(String), 'taps.7': expect.any(String) },
    })
    expect(await listed()).toEqual([])
    expect(await storedPhotos(server)).toEqual(photos)
  })

  test('a calibration is refused for missing, malformed or too many parts', async () => {
    const { taps, image } = await sampleRing()
    const tap = taps[0]
    for (const [parts, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(CALIBRATION_NAME_MAX_LENGTH + 1) }, 'name'],
      [{ taps: '{' }, 'taps'],
      [{ taps: '[]' }, 'taps'],
      [{ taps: JSON.stringify(Array(25).fill(tap)) }, 'taps'],
      [{ taps: JSON.stringify([{ ...tap, x: 1.1 }]) }, 'taps.0.x'],
      [{ taps: JSON.stringify([{ ...tap, level: 11 }]) }, 'taps.0.level'],
      [{ replaces: 'x' }, 'replaces'],
      [{ primaImage: image }, 'primaImage'],
    ] as const)
      expect(await send(parts)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
    expect(await send({ image: '' })).toMatchObject({ code: 'Image data is required' })
    expect(await send({ image: Buffer.from('x') })).toMatchObject({ code: 'image-unsupported' })
    expect(await send({ name: ' Spec\u0000chio\u200b ' })).toMatchObject({ calibration: { name: 'Spec chio' } })
  })

  test('a calibration is refused beyond the maximum number', async () => {
    await send()
    const [row] = await server.db.select().from(calibrations).where(eq(calibrations.salonId, salon.master.id))
    if (!row) throw new Error('no calibration')
    const copies = Array.from({ length: MAX_CALIBRATIONS - 1 }, () => ({ ...row, id: newId() }))
    await server.db.insert(calibrations).values(copies)
    expect(await send()).toMatchObject({ status: 409, code: 'too-many-calibrations' })
    expect(await send({ replaces: row.id })).toMatchObject({ status: 200 })
    expect(await listed()).toHaveLength(MAX_CALIBRATIONS)
  })

  test('a calibration belongs to the salon', async () => {
    const { calibration } = await send()
    const own = salon
    salon = await newSalon(server)
    const { id } = calibration
    expect(await listed()).toEqual([])
    expect(await call('DELETE', `/api/analysis/calibrations/${id}`)).toMatchObject({ code: 'calibration-not-found' })
    expect(await call('GET', `/api/analysis/calibrations/${id}/photo`)).toMatchObject({ code: 'photo-not-found' })
    expect(await send({ replaces: id })).toMatchObject({ code: 'calibration-not-found' })
    const analysis = await analysed({ image: await samplePhoto('prima'), calibrationId: id })
    expect(analysis).toMatchObject({ code: 'calibration-not-found' })
    salon = own
    expect(await listed()).toHaveLength(1)
  })
})
