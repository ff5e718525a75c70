import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { analysisOutcomes } from '#platform/database/schema/index'
import type { PhotoPool } from '#platform/pixels/pool'
import { newSalon, postAnalysis, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildClient } from '#testing/builders'
import { formData } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createStoredPhotoPool } from '#testing/photos/stored-photo-pool'
import { createTestApp, type TestApp } from '#testing/test-app'
import { storedPhotos } from '#testing/traces'

describe('an unsaved photo of a result', () => {
  const started: TestApp[] = []
  afterAll(() => Promise.all(started.map((server) => server.close())))

  type Context = {
    readonly server: TestApp
    readonly salon: Salon
    readonly analysisId: string
    readonly clientId: string
    /** The first failure of a request. */
    readonly failure: Promise<unknown>
  }

  /** A server whose photos of results are read after `beforeAnswer`, which gets the signal of the request. */
  async function startServer(beforeAnswer: (context: Context, signal: AbortSignal) => Promise<unknown>) {
    const pool = createStoredPhotoPool()
    let context: Context | null = null
    const photoPool: PhotoPool = {
      ...pool,
      read: async (photo, signal) => {
        if (context) await beforeAnswer(context, signal)
        return pool.read(photo, signal)
      },
    }
    const server = await createTestApp({ analysisParts: { photoPool } })
    started.push(server)
    const failed = Promise.withResolvers<unknown>()
    server.app.addHook('onError', async (_request, _reply, error) => failed.resolve(error))
    const salon = await newSalon(server)
    const client = await buildClient(server.db, salon.master)
    const parts = { image: await samplePhoto('prima'), supplier: 'generic', clientId: client.id }
    const made = await postAnalysis(server, salon, parts)
    expect(made.statusCode, made.body).toBe(200)
    context = { server, salon, analysisId: made.json().analysisId, clientId: client.id, failure: failed.promise }
    return context
  }

  const send = (server: TestApp, { session }: Salon, method: 'PUT' | 'DELETE', url: string, payload = {}) =>
    server.app.inject({ method, url: `/api/${url}`, headers: session.headers, payload })

  const outcomesOf = ({ db }: TestApp) => db.select().from(analysisOutcomes)

  test('a cancelled photo of a result leaves nothing behind', async () => {
    const reached = Promise.withResolvers<void>()
    const { server, salon, analysisId, failure } = await startServer(async (_context, signal) => {
      const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
      reached.resolve()
      await aborted
    })
    const photos = await storedPhotos(server)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const user = new AbortController()
    const request = fetch(`http://127.0.0.1:${port}/api/analysis/${analysisId}/outcome/photo`, {
      method: 'PUT',
      headers: salon.session.headers,
      body: formData({ image: await samplePhoto('dopo') }),
      signal: user.signal,
    })
    await reached.promise
    user.abort()
    await expect(request).rejects.toThrow(/abort/i)
    expect(await failure).toMatchObject({ code: 'request-cancelled' })
    expect(await outcomesOf(server)).toEqual([])
    expect(await storedPhotos(server)).toEqual(photos)
  })

  test('a photo of a result leaves nothing behind if its analysis is deleted meanwhile', async () => {
    const { server, salon, analysisId } = await startServer((at) =>
      send(at.server, at.salon, 'DELETE', `analysis/${at.analysisId}`),
    )
    const answer = await putOutcomePhoto(server, salon, analysisId, { image: await samplePhoto('dopo') })
    expect(answer.json()).toMatchObject({ code: 'analysis-not-found' })
    expect(await outcomesOf(server)).toEqual([])
    expect(await storedPhotos(server)).toEqual([])
  })

  test('a photo of a result leaves only its reading if the consent is withdrawn meanwhile', async () => {
    const { server, salon, analysisId } = await startServer((at) =>
      send(at.server, at.salon, 'PUT', `clients/${at.clientId}/consents/photos`, { given: false }),
    )
    const answer = await putOutcomePhoto(server, salon, analysisId, { image: await samplePhoto('dopo') })
    expect(answer.json()).toMatchObject({ outcome: { hasPhoto: false, reading: { hairFound: true } } })
    expect(await storedPhotos(server)).toEqual([])
  })
})
