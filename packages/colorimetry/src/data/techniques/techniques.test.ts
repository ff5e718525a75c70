import { describe, expect, it } from 'vitest'
import { HARD_LIMITS } from '../hard-limits.ts'
import { techniques } from './techniques.ts'

describe('techniques', () => {
  it.each(techniques)('$id has plausible numbers', (technique) => {
    for (const [min, max] of [
      technique.startPercent,
      technique.rootToTips,
      technique.tones,
      technique.coverage,
      technique.minutes,
      technique.volumes,
    ])
      expect(min).toBeLessThanOrEqual(max)
    expect(technique.coverage[1]).toBeLessThanOrEqual(100)
    expect(technique.minutes[1]).toBeLessThanOrEqual(HARD_LIMITS.bleachMinutes)
    expect(technique.volumes[1]).toBeLessThanOrEqual(HARD_LIMITS.bleachVolume)
  })
})
