import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { calibrations } from '#platform/database/schema/index'
import type { PhotoPool } from '#platform/pixels/pool'
import { newSalon, postAnalysis, postCalibration, type Salon } from '#testing/analyses'
import { formData } from '#testing/multipart'
import { samplePhoto, sampleRing } from '#testing/photos'
import { createStoredPhotoPool } from '#testing/photos/stored-photo-pool'
import { createTestApp, type TestApp } from '#testing/test-app'
import { storedPhotos } from '#testing/traces'

async function ringParts() {
  const { image, taps } = await sampleRing()
  return { name: 'Specchio 2', taps: JSON.stringify(taps), image }
}

describe('an interrupted calibration', () => {
  const started: TestApp[] = []
  afterAll(() => Promise.all(started.map((server) => server.close())))

  /** A server and a salon; `change` replaces calls of the photo pool. */
  async function startServer(change: (pool: PhotoPool) => Partial<PhotoPool>) {
    const pool = createStoredPhotoPool()
    const server = await createTestApp({ analysisParts: { photoPool: { ...pool, ...change(pool) } } })
    started.push(server)
    return { server, salon: await newSalon(server) }
  }

  const remove = (server: TestApp, { session }: Salon, id: string) =>
    server.app.inject({ method: 'DELETE', url: `/api/analysis/calibrations/${id}`, headers: session.headers })

  test('a calibration cancelled by the client saves nothing', async () => {
    const reached = Promise.withResolvers<void>()
    const { server, salon } = await startServer((pool) => ({
      measureRing: async (task, signal) => {
        const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
        reached.resolve()
        await aborted
        return pool.measureRing(task, signal)
      },
    }))
    const failed = Promise.withResolvers<unknown>()
    server.app.addHook('onError', async (_request, _reply, error) => failed.resolve(error))
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const user = new AbortController()
    const request = fetch(`http://127.0.0.1:${port}/api/analysis/calibrations`, {
      method: 'POST',
      headers: salon.session.headers,
      body: formData(await ringParts()),
      signal: user.signal,
    })
    await reached.promise
    user.abort()
    await expect(request).rejects.toThrow(/abort/i)
    expect(await failed.promise).toMatchObject({ code: 'request-cancelled' })
    expect(await server.db.select().from(calibrations)).toEqual([])
    expect(await storedPhotos(server)).toEqual([])
  })

  test('a photo is still calibrated if its calibration is deleted while it is read', async () => {
    let before: () => Promise<unknown> = async () => undefined
    const { server, salon } = await startServer((pool) => ({
      read: async (photo, signal) => {
        await before()
        return pool.read(photo, signal)
      },
    }))
    const { id } = (await postCalibration(server, salon, await ringParts())).json().calibration
    before = () => remove(server, salon, id)
    const parts = { image: await samplePhoto('prima'), supplier: 'generic', calibrationId: id }
    const made = await postAnalysis(server, salon, parts)
    expect(made.json()).toMatchObject({ analysis: { prima: { calibration: { id, name: 'Specchio 2' } } } })
    expect(await server.db.select().from(calibrations)).toEqual([])
  })
})
