import { readFileSync } from 'node:fs'
import { labOf, type Tone } from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RgbaImage } from './image.ts'
import { seededRandom } from './random.ts'
import { needsHairMarks, readPhoto } from './read-photo.ts'
import type { PhotoHints } from './reading.ts'
import { loadHairNet, segmentHair } from './segment/index.ts'
import { bareGround } from './testing/bare-ground/bare-ground.ts'
import { samplePhoto } from './testing/sample-photo.ts'

const weightsOf = (file: string) => readFileSync(new URL(`../weights/${file}`, import.meta.url))
const net = loadHairNet(weightsOf('hair-net.bin'), weightsOf('person-net.tflite'))

const tone = (primary: Tone['primary'], intensity: Tone['intensity']): Tone => ({ primary, secondary: null, intensity })

describe('readPhoto', () => {
  it.each([
    [7, tone('DORATO', 'full')],
    [5, tone('NATURALE', 'none')],
    [6, tone('RAME', 'intense')],
  ] as const)('finds and reads level %s, %o', (level, wanted) => {
    const lab = labOf(level, wanted)
    const { image, mask } = samplePhoto({ seed: 1, width: 480, hair: { roots: lab, lengths: lab, ends: lab } })
    const answer = readPhoto(net, image)
    expect(answer.ok).toBe(true)
    if (!answer.ok) return
    expect(Math.abs(answer.reading.level - level)).toBeLessThanOrEqual(0.5)
    expect(answer.reading.tone.primary).toBe(wanted.primary)
    expect(overlap(answer.mask.data, mask.data)).toBeGreaterThan(0.8)
  })

  it('a stroke marks hair that was not found', () => {
    const image = filled(160, 160, (pixel) => (pixel % 4 < 2 ? 84 : 94))
    const stroke = {
      kind: 'hair',
      points: [
        [0.3, 0.5],
        [0.7, 0.5],
      ],
      radius: 0.15,
    } as const
    const answer = readPhoto(net, image, { strokes: [stroke], whitePoint: null })
    expect(answer.ok).toBe(true)
  })

  it.each([1, 2])('readPhoto reports an uncertain mask, unless the user marked the hair (photo %i)', (seed) => {
    const lab = labOf(6, tone('RAME', 'intense'))
    const { image } = samplePhoto({ seed, width: 320, hair: { roots: lab, lengths: lab, ends: lab } })
    const isUnsure = (hints?: PhotoHints) => {
      const answer = readPhoto(net, image, hints)
      if (!answer.ok) throw new Error('no hair found')
      return answer.reading.quality.some(({ code }) => code === 'unsure-hair')
    }
    expect(isUnsure()).toBe(segmentHair(net, image).confidence < 0.5)
    const stroke = { kind: 'hair', points: [[0.5, 0.2]], radius: 0.02 } as const
    expect(isUnsure({ strokes: [stroke], whitePoint: null })).toBe(false)
  })

  it.each([
    ['black', filled(90, 120, () => 0)],
    ['white', filled(90, 120, () => 255)],
    ['one pixel', filled(1, 1, () => 120)],
    ['a checkerboard', filled(96, 96, (i) => ((Math.floor(i / 8) + Math.floor(i / 96 / 8)) % 2) * 255)],
    ['a grey sheet', filled(300, 200, () => 128)],
  ])('readPhoto claims no hair in %s', (_, image) => {
    expect(readPhoto(net, image).ok).toBe(false)
  })

  // docs/accuracy.md counts how many drawn pictures without hair still pass.
  it.each([1301, 1352].map(bareGround))('readPhoto is not sure of hair in a drawn picture of $kind', ({ image }) => {
    const answer = readPhoto(net, image)
    expect(answer.ok && !needsHairMarks(answer.reading)).toBe(false)
  })

  it('readPhoto claims no hair in noise of any size', () => {
    for (const [seed, side] of [7, 64, 150, 300].entries()) {
      const random = seededRandom(seed)
      expect(
        readPhoto(
          net,
          filled(side, side * 2, () => random() * 255),
        ).ok,
      ).toBe(false)
    }
  })

  it.each([1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64])('readPhoto claims no hair in a checkerboard of %i pixels', (cell) => {
    const board = drawn(240, 320, (x, y) => ((Math.floor(x / cell) + Math.floor(y / cell)) % 2) * 255)
    expect(readPhoto(net, board).ok).toBe(false)
  })

  it.each([2, 4, 8, 16, 32])('readPhoto claims no hair in stripes and waves of %i pixels', (width) => {
    expect(
      readPhoto(
        net,
        drawn(240, 320, (x) => (Math.floor(x / width) % 2) * 255),
      ).ok,
    ).toBe(false)
    expect(
      readPhoto(
        net,
        drawn(240, 320, (_, y) => (Math.floor(y / width) % 2) * 255),
      ).ok,
    ).toBe(false)
    expect(
      readPhoto(
        net,
        drawn(240, 320, (x, y) => 127 + 100 * Math.sin(x / width + y / 40)),
      ).ok,
    ).toBe(false)
  })

  it.each([1, 2, 4, 8])('readPhoto claims no hair in grey or coloured noise of %i pixels', (cell) => {
    for (const channels of [1, 3]) {
      const random = seededRandom(cell + channels)
      const columns = 240 / cell
      const values = Float32Array.from({ length: columns * (320 / cell) * 3 }, () => random() * 255)
      const noise = drawn(240, 320, (x, y, channel) => {
        const at = Math.floor(y / cell) * columns + Math.floor(x / cell)
        return values[at * 3 + (channel % channels)]!
      })
      expect(readPhoto(net, noise).ok).toBe(false)
    }
  })

  it('readPhoto never throws, whatever the bytes, strokes and white point', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const stroke = fc.record({
      kind: fc.constantFrom('hair' as const, 'not-hair' as const),
      points: fc.array(fc.tuple(share, share), { maxLength: 4 }),
      radius: share,
    })
    const hints = fc.record({
      strokes: fc.array(stroke, { maxLength: 3 }),
      whitePoint: fc.option(fc.tuple(share, share)),
      greyCard: fc.option(fc.tuple(share, share)),
    })
    const pictures = fc
      .record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) })
      .chain(({ width, height }) =>
        fc
          .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
          .map((data): RgbaImage => ({ width, height, data })),
      )
    fc.assert(
      fc.property(pictures, hints, (image, hints) => {
        expect(readPhoto(net, image, hints).mask.data.length).toBe(image.width * image.height)
      }),
      { numRuns: cases({ gate: 20, prove: 2000 }), seed: testSeed },
    )
  })
})

function drawn(width: number, height: number, value: (x: number, y: number, channel: number) => number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at++) {
    const pixel = at >> 2
    data[at] = (at & 3) === 3 ? 255 : value(pixel % width, Math.floor(pixel / width), at & 3)
  }
  return { width, height, data }
}

function filled(width: number, height: number, value: (pixel: number) => number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) data.fill(value(pixel), pixel * 4, pixel * 4 + 4)
  return { width, height, data }
}

/** Intersection over union of two masks at half. */
function overlap(one: Uint8Array, other: Uint8Array): number {
  let both = 0
  let either = 0
  for (let i = 0; i < one.length; i++) {
    const [a, b] = [one[i]! > 127, other[i]! > 127]
    if (a && b) both++
    if (a || b) either++
  }
  return both / either
}
