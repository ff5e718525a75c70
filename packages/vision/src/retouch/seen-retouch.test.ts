import { expect, test } from 'vitest'
import type { RgbaImage } from '../image.ts'
import { seededRandom } from '../random.ts'
import { type RetouchModel, retouchScore } from './retouch-model.ts'
import { retouchSigns } from './retouch-signs.ts'
import { seenRetouch } from './seen-retouch.ts'

const SIDE = 120

/** Brown strands around a face, on a grey ground: hair in two bands, the face between them. */
const photo = paint((x, y, random) => {
  if (isHair(x)) {
    const strand = 40 * random() + 20 * Math.sin(x * 1.9) + 30
    return [60 + strand, 42 + strand * 0.8, 30 + strand * 0.65]
  }
  const noise = 12 * random()
  return x > 40 && x < 80 ? [190 + noise, 150 + noise, 130 + noise] : [120 + noise, 122 + noise, 124 + noise + (y % 7)]
})
const mask = {
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (isHair(i % SIDE) ? 255 : 0)),
}

function isHair(x: number): boolean {
  return (x >= 15 && x <= 40) || (x >= 80 && x <= 105)
}

function paint(colour: (x: number, y: number, random: () => number) => readonly number[]): RgbaImage {
  const random = seededRandom(4)
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let i = 0; i < SIDE * SIDE; i++) data.set([...colour(i % SIDE, Math.floor(i / SIDE), random), 255], i * 4)
  return { width: SIDE, height: SIDE, data }
}

/** The hair of the photo with each pixel changed. */
const edited = (change: (at: number, data: RgbaImage['data']) => readonly number[]): RgbaImage => {
  const data = new Uint8ClampedArray(photo.data)
  for (let i = 0; i < SIDE * SIDE; i++) if (isHair(i % SIDE)) data.set(change(i * 4, photo.data), i * 4)
  return { ...photo, data }
}
const signsOf = (image: RgbaImage) => {
  const signs = retouchSigns(image, mask)
  if (signs === null) throw new Error('hair was expected')
  return signs
}

test('smoothed hair loses its finest strands, and the face does not', () => {
  const before = signsOf(photo)
  const smooth = edited((at, data) =>
    [0, 1, 2].map((c) => [-8, -4, 0, 4, 8].reduce((sum, step) => sum + (data[at + c + step] ?? 0), 0) / 5),
  )
  const after = signsOf(smooth)
  expect(after['hair finest detail']).toBeLessThan((before['hair finest detail'] ?? 0) - 0.3)
  expect(after['face fine detail']).toBe(before['face fine detail'])
})

test('saturation raises the chroma for the lightness, most in the shadows', () => {
  const before = signsOf(photo)
  const after = signsOf(
    edited((at, data) => {
      const grey = (data[at]! + data[at + 1]! + data[at + 2]!) / 3
      return [0, 1, 2].map((c) => grey + 2 * (data[at + c]! - grey))
    }),
  )
  expect(after['hair chroma for its lightness']).toBeGreaterThan(1.5 * (before['hair chroma for its lightness'] ?? 0))
  expect(after['hair chroma in the shadow']).toBeGreaterThan(before['hair chroma in the shadow'] ?? 0)
})

test('a shifted hue is measured as a distance from the natural one', () => {
  const blue = signsOf(edited((at, data) => [data[at + 2]!, data[at + 1]!, data[at]!]))
  expect(blue['hair hue off the natural']).toBeGreaterThan((signsOf(photo)['hair hue off the natural'] ?? 0) + 45)
})

test('the signs of a missing face are null', () => {
  const allHair = { ...mask, data: new Uint8Array(SIDE * SIDE).fill(255) }
  expect(retouchSigns(photo, allHair)).toMatchObject({ 'face fine detail': null, 'ground chroma detail': null })
})

test('nothing is claimed with hardly any hair', () => {
  const none = { ...mask, data: new Uint8Array(SIDE * SIDE) }
  expect(retouchSigns(photo, none)).toBeNull()
  expect(seenRetouch(photo, none)).toEqual([])
})

test('a missing sign counts as its mean, an outlier as four deviations', () => {
  const model: RetouchModel = {
    edit: 'hair smoothed',
    sign: 'smoothing',
    bias: 1,
    threshold: 2,
    terms: [
      ['hair lightness', 20, 2, 0.5],
      ['face redness', 10, 1, 3],
    ],
  }
  const signs = { ...signsOf(photo), 'hair lightness': 24, 'face redness': null }
  expect(retouchScore(signs, model)).toBe(2)
  expect(retouchScore({ ...signs, 'face redness': 1000 }, model)).toBe(14)
})
