import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawStrokes, type HairSeed, MARKED_HAIR, MARKED_NOT_HAIR, UNMARKED } from './strokes.ts'

type Point = HairSeed['points'][number]

const WIDTH = 60
const HEIGHT = 40

/** The definition, pixel by pixel: a pixel is marked when its centre is within the radius of the line. */
function plainly(seeds: readonly HairSeed[]): Uint8Array {
  const marks = new Uint8Array(WIDTH * HEIGHT)
  for (const { kind, points, radius } of seeds) {
    const reach = Math.max(0.75, radius * WIDTH)
    for (let i = 0; i < marks.length; i++) {
      const middle = [(i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5] as const
      const near = points.some((to, at) => distance(middle, points[Math.max(0, at - 1)]!, to) <= reach)
      if (near) marks[i] = kind === 'hair' ? MARKED_HAIR : MARKED_NOT_HAIR
    }
  }
  return marks
}

function distance([x, y]: Point, a: Point, b: Point): number {
  const [x0, y0] = [a[0] * WIDTH, a[1] * HEIGHT]
  const [dx, dy] = [b[0] * WIDTH - x0, b[1] * HEIGHT - y0]
  const length = dx * dx + dy * dy
  const t = length > 0 ? Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length)) : 0
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy)
}

describe('drawStrokes', () => {
  it('drawStrokes marks the pixels within the radius of the line, later strokes over earlier ones', () => {
    const coordinate = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: -0.5, max: 1.5, noNaN: true }))
    const seed = fc.record({
      kind: fc.constantFrom('hair' as const, 'not-hair' as const),
      points: fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 4 }),
      radius: fc.double({ min: 0, max: 0.3, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(seed, { maxLength: 3 }), (seeds) => {
        const [drawn, truth] = [drawStrokes(seeds, WIDTH, HEIGHT), plainly(seeds)]
        const different = drawn.filter((mark, i) => mark !== truth[i]).length
        // A pixel exactly on the edge may fall to either side.
        expect(different).toBeLessThanOrEqual(2)
      }),
      { numRuns: cases({ gate: 100, prove: 10_000 }), seed: testSeed },
    )
  })

  it('drawStrokes marks at least the pixel of a tap', () => {
    const marks = drawStrokes([{ kind: 'hair', points: [[0.5, 0.5]], radius: 1e-9 }], WIDTH, HEIGHT)
    expect(marks[(HEIGHT / 2) * WIDTH + WIDTH / 2]).toBe(MARKED_HAIR)
    expect(marks.filter((mark) => mark !== UNMARKED).length).toBeLessThanOrEqual(4)
  })

  it('drawStrokes draws the longest strokes of a request within three seconds of CPU time', () => {
    const corners = Array.from({ length: 500 }, (_, i): Point => [i % 2, (i >> 1) % 2])
    const seeds = Array.from({ length: 10 }, () => ({ kind: 'hair' as const, points: corners, radius: 0.5 }))
    const start = process.threadCpuUsage()
    expect(drawStrokes(seeds, 800, 800).every((mark) => mark === MARKED_HAIR)).toBe(true)
    const { user, system } = process.threadCpuUsage(start)
    expect(user + system).toBeLessThan(3e6)
  })
})
