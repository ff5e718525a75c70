import { labOf, NATURAL_TONE, type ZoneReading } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { samplePhoto } from '../testing/sample-photo.ts'
import { measureHair, seenTechnique } from './measure-hair.ts'

const colour = (level: number) => labOf(level, NATURAL_TONE)

function seen(roots: number, lengths: number, ends: number, highlights?: { level: number; share: number }) {
  const lights = highlights && { highlights: { colour: colour(highlights.level), share: highlights.share } }
  const hair = { roots: colour(roots), lengths: colour(lengths), ends: colour(ends), ...lights }
  const { image, mask } = samplePhoto({ seed: 12, width: 240, hair })
  return measureHair(image, mask)!.technique
}

describe('seenTechnique', () => {
  it('seenTechnique reads a strong fade from roots to ends as ombre', () => {
    expect(seen(4, 6, 9)).toBe('ombre')
  })

  it.each([3, 5, 7, 9])('seenTechnique returns null for even hair of level %i', (level) => {
    expect(seen(level, level, level)).toBeNull()
  })

  it('seenTechnique returns null for fine highlights all over', () => {
    expect(seen(6, 6, 6, { level: 8, share: 0.3 })).toBeNull()
  })

  it('seenTechnique distinguishes balayage from ombre by strand contrast, and sombre from ombre by the strength of the fade', () => {
    const zone = (level: number): ZoneReading => {
      return { level, levelError: 0.6, tone: NATURAL_TONE, lab: colour(level), hex: '#000000' }
    }
    const zones = (roots: number, ends: number) => ({ roots: zone(roots), lengths: zone(roots), ends: zone(ends) })
    expect(seenTechnique({ zones: zones(5, 8), strandContrast: 12, hairShare: 0.3 })).toBe('balayage')
    expect(seenTechnique({ zones: zones(5, 8), strandContrast: 4, hairShare: 0.3 })).toBe('ombre')
    expect(seenTechnique({ zones: zones(5, 6.4), strandContrast: 4, hairShare: 0.3 })).toBe('sombre')
    expect(seenTechnique({ zones: zones(5, 8), strandContrast: 12, hairShare: 0.1 })).toBeNull()
    expect(seenTechnique({ zones: { ...zones(5, 8), roots: null }, strandContrast: 4, hairShare: 0.3 })).toBeNull()
  })
})
