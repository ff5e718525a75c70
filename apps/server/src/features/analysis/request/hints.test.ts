import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import type { PhotoHints } from '@riflesso/vision'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis } from '#testing/analyses'
import type { Part } from '#testing/multipart'
import { ribbedPhoto, samplePhoto } from '#testing/photos'
import { photosFolder } from '#testing/photos/photos-folder'
import { createTestApp, type TestApp } from '#testing/test-app'
import { renderSamplePhoto } from '../../../../../../packages/vision/src/testing/hair/sample-photo.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const NONE: PhotoHints = { strokes: [], whitePoint: null }

/** The reading of a photo, as the API returns it. */
async function readingOf(parts: Record<string, Part>, slot: 'prima' | 'dopo' = 'prima') {
  const answer = await postAnalysis(server, await newSalon(server), { supplier: 'generic', ...parts })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().analysis[slot]
}

const withHints = (image: Buffer, hints: Partial<PhotoHints>) =>
  readingOf({ image, primaHints: JSON.stringify({ ...NONE, ...hints }) })

const stroke = (kind: 'hair' | 'not-hair', points: PhotoHints['strokes'][number]['points'], radius: number) => ({
  strokes: [{ kind, points, radius }],
})

describe("a user's hint on a photo", () => {
  test("a user's hint on a photo is applied: a stroke excludes an area from the hair, another includes one", async () => {
    const image = await samplePhoto('prima')
    const { hairShare } = await readingOf({ image })
    const line = [
      [0.3, 0.3],
      [0.7, 0.3],
    ] as const
    const less = await withHints(image, stroke('not-hair', line, 0.08))
    expect(less.hairShare).toBeLessThan(hairShare - 0.03)
    const corner = await withHints(image, stroke('hair', [[0.08, 0.06]], 0.05))
    expect(corner.hairShare).toBeGreaterThan(hairShare)
  })

  test("a user's hint on a photo suffices: a tap finds hair in a picture without any other sign of it", async () => {
    const image = await ribbedPhoto()
    const unaided = await postAnalysis(server, await newSalon(server), { supplier: 'generic', image })
    expect(unaided.json().code).toBe('no-hair')
    const reading = await withHints(image, stroke('hair', [[0.5, 0.5]], 0.1))
    expect(reading.hairShare).toBeGreaterThan(0)
  })

  test("a user's hint on a photo sets the light: a white point and a grey card determine the reading", async () => {
    const lab = labOf(7, NATURAL_TONE)
    const hair = { roots: lab, lengths: lab, ends: lab }
    const { image: drawn } = renderSamplePhoto({
      seed: 5,
      width: 240,
      hair,
      wall: '#B8B8B8',
      lamp: [1.2, 1, 0.75],
      exposure: -0.8,
    })
    const image = await sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 95 })
      .toBuffer()
    const white = await withHints(image, { whitePoint: [0.04, 0.05] })
    expect(white.light.source).toBe('white-point')
    const [red, , blue] = white.light.gains
    expect(blue / red).toBeGreaterThan(1.3)
    const grey = await withHints(image, { whitePoint: [0.5, 0.4], greyCard: [0.04, 0.05] })
    expect(grey.light.source).toBe('white-point')
    // The wall is lighter than a grey card: taken as one, it means that the photo is overexposed.
    expect(grey.level).toBeLessThan(white.level)
  })

  test("a user's hint on a photo is refused outside the photo", async () => {
    const image = await samplePhoto('prima')
    const parts = { supplier: 'generic', image, primaHints: JSON.stringify({ greyCard: [1.2, 0.5] }) }
    const answer = await postAnalysis(server, await newSalon(server), parts)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation-failed', error: 'Un segno è fuori dalla foto' })
  })
})

if (photosFolder === null) process.stdout.write('The photos folder is absent: no stroke is drawn on a real photo.\n')

describe.skipIf(photosFolder === null)('on a real photo', () => {
  test('a stroke along the hair beside the face excludes it, and keeps roots and all the rest', async () => {
    const image = await readFile(join(photosFolder ?? '', 'lisa_1.jpg'))
    const before = await readingOf({ image })
    const beside = [
      [0.78, 0.25],
      [0.8, 0.45],
    ] as const
    const after = await withHints(image, stroke('not-hair', beside, 0.05))
    expect(after.hairShare).toBeLessThan(before.hairShare * 0.9)
    expect(after.hairShare).toBeGreaterThan(before.hairShare * 0.4)
    expect(after.zones.roots).not.toBeNull()
  })
})

test('a wish was photographed elsewhere: it does not change the reading of Prima', async () => {
  const [image, dopoImage] = await Promise.all([samplePhoto('prima'), samplePhoto('dopo')])
  const alone = await readingOf({ image })
  const beside = await readingOf({ image, primaImage: image, dopoImage, analysisType: 'transformation' })
  expect(beside).toEqual(alone)
})
