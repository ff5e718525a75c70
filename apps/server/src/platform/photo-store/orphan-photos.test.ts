import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis, postPaperCard, putOutcomePhoto } from '#testing/analyses'
import { buildClient } from '#testing/builders'
import { memoryLedger } from '#testing/memory-ledger'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { recordSweep } from '../ledger/photo-sweeps.ts'
import { removeOrphanPhotos } from './orphan-photos.ts'
import { newPhotoKey, type PhotoStore } from './photo-store.ts'

/** A store in memory whose photos have the ages given by the test. */
const memoryStore = () => {
  const photos = new Map<string, { bytes: Uint8Array; storedAt: Date }>()
  let storedAt = new Date(0)
  const store: PhotoStore = {
    put: async (key, bytes) => void photos.set(key, { bytes, storedAt }),
    get: async (key) => photos.get(key)?.bytes ?? null,
    remove: async (key) => void photos.delete(key),
    list: async function* () {
      for (const [key, photo] of photos) yield { key, storedAt: photo.storedAt }
    },
  }
  const setTime = (date: Date) => {
    storedAt = date
  }
  const putAt = async (date: Date) => {
    const photo = Buffer.from('photo')
    const key = newPhotoKey(photo)
    setTime(date)
    await store.put(key, photo)
    return key
  }
  return { store, setTime, putAt, keys: () => new Set(photos.keys()) }
}

describe('the sweep of orphaned photos', () => {
  let server: TestApp
  let memory: ReturnType<typeof memoryStore>
  beforeAll(async () => {
    memory = memoryStore()
    server = await createTestApp({ analysisParts: { photoStore: memory.store } })
  })
  afterAll(() => server.close())

  const ago = (ms: number) => new Date(server.clock().getTime() - ms)
  const sweepWith = (ledger: Ledger) =>
    removeOrphanPhotos({ db: server.db, photoStore: memory.store, ledger }, server.clock())
  const { ledger, notes } = memoryLedger()
  const sweep = () => sweepWith(ledger)

  test('the sweep of orphaned photos deletes nothing while the database has no account: it may be the wrong one', async () => {
    const key = await memory.putAt(ago(2 * DAY_MS))
    await sweep()
    expect(memory.keys()).toEqual(new Set([key]))
    await memory.store.remove(key)
  })

  test('the sweep of orphaned photos deletes unreferenced photos, but neither recent ones nor those older than the database', async () => {
    const salon = await newSalon(server, { createdAt: ago(5 * DAY_MS) })
    memory.setTime(ago(2 * DAY_MS))
    const images = { primaImage: await samplePhoto('prima'), dopoImage: await samplePhoto('dopo') }
    const { id: clientId } = await buildClient(server.db, salon.master)
    const made = await postAnalysis(server, salon, {
      ...images,
      analysisType: 'transformation',
      supplier: 'generic',
      clientId,
    })
    expect(made.statusCode).toBe(200)
    const result = { image: await samplePhoto('dopo') }
    expect((await putOutcomePhoto(server, salon, made.json().analysisId, result)).statusCode).toBe(200)
    const pact = { priceCents: null, note: null, withPictures: true }
    const url = `/api/analysis/${made.json().analysisId}/pacts`
    const { headers } = salon.session
    expect((await server.app.inject({ method: 'POST', url, headers, payload: pact })).statusCode).toBe(200)
    expect((await postPaperCard(server, salon, clientId, { image: result.image })).statusCode).toBe(200)
    const named = memory.keys()
    expect(named.size).toBe(5)

    await memory.putAt(ago(25 * HOUR_MS))
    await memory.putAt(ago(4 * DAY_MS))
    const underWay = await memory.putAt(ago(23 * HOUR_MS))
    const foreign = await memory.putAt(ago(6 * DAY_MS))
    await sweep()
    expect(memory.keys()).toEqual(new Set([...named, underWay, foreign]))
  })

  test('the sweep of orphaned photos deletes nothing when the ledger has a later sweep than the database: it is an older copy', async () => {
    const key = await memory.putAt(ago(2 * DAY_MS))
    const later = memoryLedger()
    await later.ledger.add(`${new Date(server.clock().getTime() + 1).toISOString().replaceAll(':', '-')}_photo-sweep`)
    expect(await sweepWith(later.ledger)).toBe(false)
    expect(memory.keys()).toContain(key)

    await recordSweep(server.db, later.ledger, server.clock())
    expect(await sweepWith(later.ledger)).toBe(true)
    expect(memory.keys()).not.toContain(key)
  })

  test('the sweep of orphaned photos keeps one entry of the last sweep in the ledger', async () => {
    await sweep()
    server.clock.advance(HOUR_MS)
    expect(await sweep()).toBe(true)
    expect(notes.size).toBe(1)
  })
})
