import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis, tracesOf } from '#testing/analyses'
import { buildChild, type SignedIn, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { foundIn, storedPhotos, wholeDatabase } from '#testing/traces'

describe('deleting an analysis', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const remove = (id: string, { headers }: SignedIn) =>
    server.app.inject({ method: 'DELETE', url: `/api/analysis/${id}`, headers })

  test('deleting an analysis deletes its row and both photos, and keeps its use', async () => {
    const salon = await newSalon(server)
    const kept = await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
    expect(kept.statusCode).toBe(200)
    const photos = await storedPhotos(server)
    const both = { primaImage: await samplePhoto('prima'), dopoImage: await samplePhoto('dopo') }
    const made = await postAnalysis(server, salon, { ...both, analysisType: 'transformation', supplier: 'generic' })
    const { analysisId } = made.json()

    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    expect((await remove(analysisId, child)).json()).toMatchObject({ code: 'forbidden' })
    const stranger = await newSalon(server)
    expect((await remove(analysisId, stranger.session)).json()).toMatchObject({ code: 'analysis-not-found' })
    expect(await storedPhotos(server)).toHaveLength(photos.length + 2)

    expect((await remove(analysisId, salon.session)).json()).toEqual({ success: true })
    expect(await storedPhotos(server)).toEqual(photos)
    expect(foundIn(await wholeDatabase(server), [analysisId])).toEqual([])
    expect(await tracesOf(server, salon)).toMatchObject({ used: 2, rows: 1 })
    expect((await remove(analysisId, salon.session)).json()).toMatchObject({ code: 'analysis-not-found' })
  })
})
