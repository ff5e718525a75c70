import { describe, expect, it } from 'vitest'
import { strokeReach } from './stroke-reach.ts'
import type { HairSeed } from './strokes.ts'

const SIDE = 100

/** Lab of a picture whose left half is brown and whose right half is grey. */
function twoHalves(): Float32Array {
  const lab = new Float32Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) lab.set(i % SIDE < SIDE / 2 ? [35, 10, 18] : [70, 0, 0], i * 3)
  return lab
}

/** A network that says nothing. */
const unsure = { width: SIDE, height: SIDE, data: new Float32Array(SIDE * SIDE).fill(0.5) }

const line: HairSeed['points'] = [
  [0.2, 0.2],
  [0.2, 0.8],
]

describe('strokeReach', () => {
  const at = (seeds: readonly HairSeed[], x: number, y: number): number => {
    const reach = strokeReach(seeds, twoHalves(), unsure)
    return reach?.data[y * SIDE + x] ?? Number.NaN
  }

  it('says nothing without strokes', () => {
    expect(strokeReach([], twoHalves(), unsure)).toBeNull()
  })

  it('carries a long stroke over its own colour, and hardly across an edge', () => {
    const stroke = { kind: 'hair' as const, points: line, radius: 0.01 }
    expect(at([stroke], 20, 50)).toBeCloseTo(1)
    expect(at([stroke], 45, 50)).toBeGreaterThan(0.4)
    expect(at([stroke], 55, 50)).toBeLessThan(0.2)
  })

  it('keeps a tap to its spot', () => {
    const tap = { kind: 'not-hair' as const, points: [[0.2, 0.5]] as const, radius: 0.01 }
    expect(at([tap], 20, 50)).toBeLessThan(-0.8)
    expect(at([tap], 30, 50)).toBeGreaterThan(-0.02)
  })

  it('weighs strokes of both kinds against each other', () => {
    const hair = { kind: 'hair' as const, points: line, radius: 0.01 }
    const rest = { kind: 'not-hair' as const, points: line.map(([x, y]) => [x + 0.2, y] as const), radius: 0.01 }
    expect(at([hair, rest], 21, 50)).toBeGreaterThan(0.2)
    expect(at([hair, rest], 39, 50)).toBeLessThan(-0.2)
    expect(Math.abs(at([hair, rest], 30, 50))).toBeLessThan(0.1)
  })
})
