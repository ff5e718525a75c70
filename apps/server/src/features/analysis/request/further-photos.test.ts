import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { multipart, type Part } from '#testing/multipart'
import { hairlessPhoto, samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

let server: TestApp
let prima: Buffer
let dopo: Buffer
beforeAll(async () => {
  server = await createTestApp()
  prima = await samplePhoto('prima')
  dopo = await samplePhoto('dopo')
})
afterAll(() => server.close())

const analyse = async (parts: Record<string, Part>, salon?: Salon) =>
  postAnalysis(server, salon ?? (await newSalon(server)), { supplier: 'generic', ...parts })

const analysisOf = async (parts: Record<string, Part>, salon?: Salon) => {
  const answer = await analyse(parts, salon)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.json().analysis
}

/** What a request leaves behind. */
async function leftBy(request: (salon: Salon) => Promise<unknown>) {
  const salon = await newSalon(server)
  const before = await tracesOf(server, salon)
  await request(salon)
  const after = await tracesOf(server, salon)
  return { used: after.used, rows: after.rows, photos: after.photos - before.photos }
}
const NOTHING = { used: 0, rows: 0, photos: 0 }

test('photos of one head are read as one', async () => {
  const read = await analysisOf({ image: prima, primaImage2: dopo, primaPlace2: 'nape' })
  const { level: front } = (await analysisOf({ image: prima })).prima
  const { level: nape } = (await analysisOf({ image: dopo })).prima
  expect(read.prima.views.photos).toMatchObject([
    { place: 'front', level: front },
    { place: 'nape', level: nape },
  ])
  expect(read.prima.level).toBeGreaterThan(Math.min(front, nape))
  expect(read.prima.level).toBeLessThan(Math.max(front, nape))
  expect(read.analysis.colorimetricAnalysis).toContain('Da due foto: davanti')
})

test('a transformation takes three photos of the hair and two of the wish, and stores one of each', async () => {
  const further = { primaImage2: prima, primaImage3: prima, dopoImage2: dopo }
  const parts = { analysisType: 'transformation', primaImage: prima, dopoImage: dopo, ...further }
  const left = await leftBy(async (salon) => {
    const analysis = await analysisOf(parts, salon)
    const places = (slot: 'prima' | 'dopo') =>
      analysis[slot].views.photos.map(({ place }: { readonly place: string }) => place)
    expect(places('prima')).toEqual(['front', 'side', 'nape'])
    expect(places('dopo')).toEqual(['front', 'side'])
  })
  expect(left).toEqual({ used: 1, rows: 1, photos: 2 })
})

test('a further photo without hair is left out, and said', async () => {
  const { prima: read } = await analysisOf({ image: prima, primaImage2: await hairlessPhoto() })
  const { prima: alone } = await analysisOf({ image: prima })
  const { views, ...reading } = read
  expect(reading).toEqual(alone)
  expect(views.photos).toEqual([
    { place: 'front', level: alone.level, levelError: alone.levelError },
    { place: 'side', level: null, levelError: null },
  ])
})

test('the level that the user sees is that of all photos together', async () => {
  const { level } = (await analysisOf({ image: prima, primaImage2: dopo })).prima
  await analysisOf({ image: prima, primaImage2: dopo, primaLevel: String(level) })
  const answer = await analyse({ image: prima, primaImage2: dopo, primaLevel: String(level + 1.1) })
  expect([answer.statusCode, answer.json().measuredLevel]).toEqual([409, level])
})

const REFUSED: readonly [string, () => Record<string, Part>, number, string, string][] = [
  ['that is broken', () => ({ image: prima, primaImage2: prima.subarray(0, 200) }), 422, 'image-broken', 'primaImage2'],
  ['of a slot without a photo', () => ({ image: prima, dopoImage2: dopo }), 400, 'validation-failed', 'dopoImage2'],
  ['beyond the third', () => ({ image: prima, primaImage4: prima }), 400, 'validation-failed', 'primaImage4'],
  ['from an unknown place', () => ({ image: prima, primaPlace2: 'top' }), 400, 'validation-failed', 'primaPlace2'],
]

test.each(REFUSED)('a further photo %s is refused, and nothing is stored', async (_, parts, status, code, field) => {
  const left = await leftBy(async (salon) => {
    const answer = await analyse(parts(), salon)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })
  expect(left).toEqual(NOTHING)
})

test('a further photo of more than 10 MB is refused like any other', async () => {
  const left = await leftBy(async (salon) => {
    const answer = await analyse({ image: prima, primaImage2: Buffer.alloc(MAX_IMAGE_BYTES + 1) }, salon)
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'image-too-large'])
  })
  expect(left).toEqual(NOTHING)
})

test('a call with one photo takes no further ones', async () => {
  const { session } = await newSalon(server)
  const { payload, headers } = await multipart({ image: prima, primaImage2: prima })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/analysis/photo-preview',
    headers: { ...session.headers, ...headers },
    payload,
  })
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { primaImage2: 'Parte non prevista' }])
})
