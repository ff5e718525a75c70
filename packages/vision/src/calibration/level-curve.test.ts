import { describe, expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import { FOLLOWINGS, fitCurve, type LevelPair, levelOnCurve } from './level-curve.ts'

const drawn = (seed: number): readonly LevelPair[] => {
  const random = seededRandom(seed)
  return Array.from({ length: 8 }, (_, i) => ({ seen: 1 + 9 * random(), named: i + 1 + random() }))
}

describe('the curve from seen to named levels', () => {
  it('a level curve never falls, whatever the swatches', () => {
    for (let seed = 1; seed <= 200; seed++) {
      for (const following of FOLLOWINGS) {
        const curve = fitCurve(drawn(seed), following)
        const levels = Array.from({ length: 50 }, (_, i) => levelOnCurve(curve, i / 4.5))
        const steps = levels.slice(1).map((level, i) => level - (levels[i] ?? Number.NaN))
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(-1e-9)
      }
    }
  })

  it('a level curve with weight 0 does not change the level', () => {
    expect(levelOnCurve(fitCurve(drawn(3), 0), 4.3)).toBeCloseTo(4.3, 6)
  })

  it('a level curve with weight 1 goes through ordered swatches', () => {
    const pairs = [2, 4, 6, 8].map((seen) => ({ seen, named: seen + 1 }))
    expect(levelOnCurve(fitCurve(pairs, 1), 5)).toBeCloseTo(6, 6)
    expect(levelOnCurve(fitCurve(pairs, 1), 9)).toBeCloseTo(10, 6)
    expect(levelOnCurve(fitCurve(pairs, 1), 1)).toBeCloseTo(2, 6)
  })

  it('a level curve averages contradicting swatches', () => {
    const curve = fitCurve(
      [
        { seen: 3, named: 5 },
        { seen: 4, named: 4 },
      ],
      1,
    )
    expect(levelOnCurve(curve, 3.5)).toBeCloseTo(4.5, 6)
  })
})
