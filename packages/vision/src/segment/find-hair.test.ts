import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RgbaImage } from '../image.ts'
import { seededRandom } from '../random.ts'
import { drawnScene } from '../testing/drawn-scene.ts'
import { findHair } from './find-hair.ts'
import type { HairProbability } from './hair-probability.ts'
import { doubtOf } from './judgement.ts'
import { drawStrokes, type HairSeed, UNMARKED } from './strokes.ts'

const { image, truth } = drawnScene([92, 62, 44])
const { width, height } = image

/** A correct network output, except where `wrong` replaces it. */
function network(presence: number, wrong: (x: number, y: number, hair: boolean) => number | null): HairProbability {
  const data = Float32Array.from(
    truth,
    (hair, i) => wrong(i % width, Math.floor(i / width), hair === 1) ?? (hair ? 0.95 : 0.03),
  )
  return { width, height, data, presence, found: 1 }
}

function overlap(hair: Float32Array): number {
  let both = 0
  let either = 0
  hair.forEach((value, i) => {
    const [found, real] = [value > 0.5, truth[i] === 1]
    if (found && real) both++
    if (found || real) either++
  })
  return both / either
}

const line = (kind: HairSeed['kind'], ...points: HairSeed['points']): HairSeed => ({ kind, points, radius: 0.012 })

/** A person at every pixel. */
const everywhere = { width, height, data: new Float32Array(width * height).fill(1) }

/** A network whose output is wrong until it gets a stroke. */
const listening =
  (wrong: HairProbability) =>
  (_: RgbaImage, marks?: Uint8Array): HairProbability =>
    marks ? network(0.95, () => null) : wrong

describe('one stroke', () => {
  const repaired = (wrong: HairProbability, stroke: HairSeed): readonly [before: number, after: number] => {
    const [before, after] = [[], [stroke]].map((seeds) => findHair(listening(wrong), everywhere, image, seeds))
    expect(after?.hairFound).toBe(true)
    return [before?.hairFound ? overlap(before.hair) : 0, after ? overlap(after.hair) : 0]
  }

  it.each([
    [
      'clothes taken for hair',
      network(0.95, (_, y, hair) => (y > 200 && !hair ? 0.9 : null)),
      line('not-hair', [0.5, 0.92]),
    ],
    [
      'a ground taken for hair',
      network(0.95, (x, _, hair) => (x < 60 && !hair ? 0.92 : null)),
      line('not-hair', [0.12, 0.4]),
    ],
    [
      'lengths that were left out',
      network(0.95, (_, y, hair) => (hair && y > 80 ? 0.04 : null)),
      line('hair', [0.34, 0.55]),
    ],
    [
      'hair in a picture that was refused',
      network(0.05, (_, __, hair) => (hair ? 0.4 : 0.2)),
      line('hair', [0.5, 0.17]),
    ],
  ])('%s', (_, wrong, stroke) => {
    const [before, after] = repaired(wrong, stroke)
    expect(before).toBeLessThan(0.7)
    expect(after).toBeGreaterThan(0.8)
  })
})

it('a stroke sets its pixels and changes others only in its direction, whatever the network returns', () => {
  const plain = findHair(() => network(0.95, () => null), everywhere, image, []).hair
  const point = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  const points = fc.array(point, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.constantFrom('hair' as const, 'not-hair' as const), points, fc.integer(), (kind, drawn, seed) => {
      const random = seededRandom(seed)
      const [from, to] = [random() * width, random() * width]
      const confused = (_: RgbaImage, marks?: Uint8Array) =>
        network(0.95, (x) => (marks && x > from && x < to ? random() : null))
      const stroke = line(kind, ...drawn)
      const { hair } = findHair(confused, everywhere, image, [stroke])
      const marks = drawStrokes([stroke], width, height)
      const grows = kind === 'hair'
      expect(hair.every((value, i) => marks[i] === UNMARKED || value > 0.5 === grows)).toBe(true)
      expect(hair.every((value, i) => (grows ? value >= plain[i]! : value <= plain[i]!))).toBe(true)
    }),
    { numRuns: cases({ gate: 12, prove: 1000 }), seed: testSeed },
  )
})

describe('hair that the network sees only where it is dark', () => {
  const white = drawnScene([196, 194, 190]).image
  const eye = (picture: RgbaImage): HairProbability => {
    const darkness = (i: number) => 1 - picture.data[i * 4]! / 255
    const isDark = truth.some((hair, i) => hair === 1 && darkness(i) > 0.6)
    return network(isDark ? 0.95 : 0.05, (x, y, hair) => (hair && !isDark ? 0.04 : (x + y) % 97 === 0 ? 0.1 : null))
  }

  it('is found by a second look, which asks to check its outline', () => {
    const found = findHair(eye, everywhere, white, [])
    expect(found.hairFound).toBe(true)
    expect(overlap(found.hair)).toBeGreaterThan(0.8)
    expect(doubtOf({ ...found, share: 0.3 })).toBe('warning')
  })

  it('keeps its mask under a stroke elsewhere', () => {
    const { hair, hairFound } = findHair(eye, everywhere, white, [line('not-hair', [0.3, 0.95], [0.7, 0.95])])
    expect(hairFound).toBe(true)
    expect(overlap(hair)).toBeGreaterThan(0.8)
  })

  it('is found by a second look where it is blue', () => {
    const blue = drawnScene([40, 70, 190]).image
    const seesBrown = (picture: RgbaImage): HairProbability => {
      const isBrown = truth.some((hair, i) => hair === 1 && picture.data[i * 4]! > picture.data[i * 4 + 2]!)
      return isBrown ? network(0.95, () => null) : network(0.05, () => 0.04)
    }
    expect(seesBrown(blue).presence).toBe(0.05)
    const found = findHair(seesBrown, everywhere, blue, [])
    expect(found.hairFound).toBe(true)
    expect(doubtOf({ ...found, share: 0.3 })).toBe('warning')
  })

  it('does not take the place of a mask that must be marked, if it must be marked too', () => {
    const partly = (picture: RgbaImage) => {
      const { data, ...rest } = eye(picture)
      return {
        ...rest,
        data: data.map((value, i) => (truth[i] === 1 && i < 90 * width ? 0.95 : value)),
        presence: 0.34,
      }
    }
    expect(overlap(findHair(partly, everywhere, white, []).hair)).toBeLessThan(0.7)
  })

  it('must be marked where it looks like fur or cloth', () => {
    const found = findHair((picture) => ({ ...eye(picture), found: -1 }), everywhere, white, [])
    expect(found.hairFound).toBe(true)
    expect(doubtOf({ ...found, share: 0.3 })).toBe('problem')
  })
})

it('a stroke that shrinks a barely accepted mask does not reject the picture', () => {
  const barely = () => network(0.36, (_, y, hair) => (y > 200 && !hair ? 0.99 : hair ? 0.72 : null))
  expect(findHair(barely, everywhere, image, []).hairFound).toBe(true)
  expect(findHair(barely, everywhere, image, [line('not-hair', [0.25, 0.92], [0.75, 0.92])]).hairFound).toBe(true)
  const emptied = findHair(barely, everywhere, image, [{ kind: 'not-hair', points: [[0.5, 0.5]], radius: 1 }])
  expect(emptied.hairFound).toBe(false)
})
