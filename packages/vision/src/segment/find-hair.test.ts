import { describe, expect, it } from 'vitest'
import { drawnScene } from './drawn-scene.test-support.ts'
import { findHair } from './find-hair.ts'
import type { HairProbability } from './hair-probability.ts'
import type { HairSeed } from './strokes.ts'

const { image, truth } = drawnScene([92, 62, 44])
const { width, height } = image

/** A network that is right except where `wrong` says what it says instead. */
function network(presence: number, wrong: (x: number, y: number, hair: boolean) => number | null): HairProbability {
  const data = Float32Array.from(
    truth,
    (hair, i) => wrong(i % width, Math.floor(i / width), hair === 1) ?? (hair ? 0.95 : 0.03),
  )
  return { width, height, data, presence }
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

describe('one stroke repairs', () => {
  const repaired = (wrong: HairProbability, stroke: HairSeed): readonly [before: number, after: number] => {
    const [before, after] = [findHair(wrong, image, []), findHair(wrong, image, [stroke])]
    expect(after.hairFound).toBe(true)
    return [before.hairFound ? overlap(before.hair) : 0, overlap(after.hair)]
  }

  it('clothes taken for hair', () => {
    const claimed = network(0.95, (_, y, hair) => (y > 200 && !hair ? 0.9 : null))
    const [before, after] = repaired(claimed, line('not-hair', [0.25, 0.92], [0.75, 0.92]))
    expect(before).toBeLessThan(0.7)
    expect(after).toBeGreaterThan(0.75)
  })

  it('a ground taken for hair on one side', () => {
    const claimed = network(0.95, (x, _, hair) => (x < 60 && !hair ? 0.92 : null))
    const [before, after] = repaired(claimed, line('not-hair', [0.12, 0.2], [0.12, 0.7]))
    expect(before).toBeLessThan(0.7)
    expect(after).toBeGreaterThan(0.75)
  })

  it('lengths that were left out', () => {
    const short = network(0.95, (_, y, hair) => (hair && y > 80 ? 0.04 : null))
    const [before, after] = repaired(short, line('hair', [0.34, 0.4], [0.34, 0.7]))
    expect(before).toBeLessThan(0.7)
    expect(after).toBeGreaterThan(0.75)
  })

  it('hair in a picture that was refused', () => {
    const unsure = network(0.15, (_, __, hair) => (hair ? 0.4 : 0.2))
    const [before, after] = repaired(unsure, line('hair', [0.4, 0.17], [0.6, 0.17]))
    expect(before).toBe(0)
    expect(after).toBeGreaterThan(0.75)
  })
})

it('a picture in which hair was barely found is not refused for what a stroke takes off its mask', () => {
  const barely = network(0.36, (_, y, hair) => (y > 200 && !hair ? 0.99 : hair ? 0.72 : null))
  expect(findHair(barely, image, []).hairFound).toBe(true)
  expect(findHair(barely, image, [line('not-hair', [0.25, 0.92], [0.75, 0.92])]).hairFound).toBe(true)
  const emptied = findHair(barely, image, [{ kind: 'not-hair', points: [[0.5, 0.5]], radius: 1 }])
  expect(emptied.hairFound).toBe(false)
})
