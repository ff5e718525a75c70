import { readFileSync } from 'node:fs'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RgbaImage } from '../image.ts'
import { seededRandom } from '../random.ts'
import { drawnScene } from '../testing/drawn-scene.ts'
import { loadHairNet } from './hair-net.ts'
import { segmentHair } from './segment-hair.ts'
import type { HairSeed } from './strokes.ts'

const weightsOf = (file: string) => readFileSync(new URL(`../../weights/${file}`, import.meta.url))
const net = loadHairNet(weightsOf('hair-net.bin'), weightsOf('person-net.tflite'))

type Rgb = readonly [number, number, number]

function picture(width: number, height: number, colour: (x: number, y: number) => Rgb): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) data.set([...colour(i % width, Math.floor(i / width)), 255], i * 4)
  return { width, height, data }
}

function agreement(mask: Uint8Array, truth: Uint8Array): number {
  let both = 0
  let either = 0
  mask.forEach((value, i) => {
    const found = value >= 128
    const hair = truth[i] === 1
    if (found && hair) both++
    if (found || hair) either++
  })
  return both / either
}

describe('segmentHair', () => {
  it('segmentHair finds the hair of drawn people', () => {
    for (const hairColour of [
      [52, 40, 32],
      [150, 60, 40],
      [190, 160, 110],
    ] as const) {
      const { image, truth } = drawnScene(hairColour)
      const { mask, hairFound, share, confidence } = segmentHair(net, image)
      expect(hairFound).toBe(true)
      expect([mask.width, mask.height]).toEqual([image.width, image.height])
      expect(agreement(mask.data, truth)).toBeGreaterThan(0.7)
      expect(share).toBeCloseTo(mask.data.filter((value) => value >= 128).length / mask.data.length)
      expect(confidence).toBeGreaterThan(0.5)
    }
  })

  it('segmentHair claims no hair on blank, chequered and noisy pictures', () => {
    const random = seededRandom(5)
    const noise = (): number => Math.floor(random() * 256)
    const blanks: RgbaImage[] = [
      picture(320, 240, () => [0, 0, 0]),
      picture(320, 240, () => [255, 255, 255]),
      picture(240, 320, () => [128, 128, 128]),
      picture(320, 240, (x, y) => (((x >> 4) + (y >> 4)) % 2 ? [255, 255, 255] : [0, 0, 0])),
      picture(320, 240, (x, y) => ((x + y) % 2 ? [255, 255, 255] : [0, 0, 0])),
      picture(320, 240, () => [noise(), noise(), noise()]),
      picture(1, 1, () => [90, 60, 40]),
    ]
    for (const blank of blanks) {
      const { hairFound, share, confidence, mask } = segmentHair(net, blank)
      expect({ hairFound, share, confidence }).toEqual({ hairFound: false, share: 0, confidence: 0 })
      expect(mask.data.every((value) => value === 0)).toBe(true)
    }
  })

  it('segmentHair claims no hair on mosaics, whatever their colours and the size of their squares', () => {
    for (const side of [8, 12, 16]) {
      for (const paint of [(v: number) => v, (v: number) => 20 + v / 2]) {
        const random = seededRandom(side)
        const squares = Array.from({ length: 6400 }, (): Rgb => {
          const value = random() * 256
          return [paint(value), paint(value) * 0.7, paint(value) * 0.5]
        })
        const mosaic = picture(320, 240, (x, y) => squares[Math.floor(y / side) * 80 + Math.floor(x / side)]!)
        expect({ side, found: segmentHair(net, mosaic).hairFound }).toEqual({ side, found: false })
      }
    }
  })

  it('segmentHair never throws, whatever the size, the pixels and the strokes', () => {
    const point = fc.tuple(
      fc.double({ min: -0.5, max: 1.5, noNaN: true }),
      fc.double({ min: -0.5, max: 1.5, noNaN: true }),
    )
    const seed = fc.record({
      kind: fc.constantFrom('hair' as const, 'not-hair' as const),
      points: fc.array(point, { maxLength: 4 }),
      radius: fc.double({ min: 0, max: 0.3, noNaN: true }),
    })
    const size = fc.integer({ min: 1, max: 70 })
    fc.assert(
      fc.property(size, size, fc.integer(), fc.array(seed, { maxLength: 3 }), (width, height, randomSeed, seeds) => {
        const random = seededRandom(randomSeed)
        const image = picture(width, height, () => [random() * 256, random() * 256, random() * 256])
        const { mask, share, confidence } = segmentHair(net, image, seeds)
        expect(mask.data.length).toBe(width * height)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }),
      { numRuns: cases({ gate: 15, prove: 1000 }), seed: testSeed },
    )
  })

  it('the mask follows the strokes: marked hair is hair, marked background is not', () => {
    const { image } = drawnScene([52, 40, 32])
    const at = (mask: Uint8Array, x: number, y: number): number =>
      mask[Math.floor(y * image.height) * image.width + Math.floor(x * image.width)]!
    const plain = segmentHair(net, image).mask.data
    expect(at(plain, 0.5, 0.2)).toBeGreaterThan(128)
    expect(at(plain, 0.1, 0.9)).toBeLessThan(128)
    const corrected = segmentHair(net, image, [
      { kind: 'not-hair', points: [[0.5, 0.2]], radius: 0.03 },
      {
        kind: 'hair',
        points: [
          [0.05, 0.9],
          [0.15, 0.9],
        ],
        radius: 0.03,
      },
    ]).mask.data
    expect(at(corrected, 0.5, 0.2)).toBe(0)
    expect(at(corrected, 0.1, 0.9)).toBe(255)
  })

  const down: HairSeed = {
    kind: 'hair',
    points: [
      [0.25, 0.2],
      [0.25, 0.8],
    ],
    radius: 0.05,
  }

  it('hair that only the user marked is in the mask', () => {
    // Strands, too golden for skin.
    const strands = picture(200, 200, (x) => (x >= 100 ? [200, 210, 220] : x % 4 < 2 ? [112, 88, 50] : [120, 95, 55]))
    expect(segmentHair(net, strands).hairFound).toBe(false)
    const marked = segmentHair(net, strands, [down])
    expect(marked).toMatchObject({ hairFound: true, isMarked: true })
    const { data } = marked.mask
    const wrong = data.filter((value, i) => value >= 128 !== i % 200 < 100).length
    expect(wrong / data.length).toBeLessThan(0.03)
  })

  it('segmentHair finds no hair under a stroke on bare skin', () => {
    const skin = picture(200, 200, (x) => (x < 100 ? [196, 146, 120] : [200, 210, 220]))
    expect(segmentHair(net, skin, [down])).toMatchObject({ hairFound: false, isMarked: false })
  })
})
