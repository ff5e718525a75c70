import { describe, expect, it } from 'vitest'
import type { Gains } from '../light/light.ts'
import { needsRenewal } from './renewal.ts'

const place = { gains: [0.9, 1, 1.2] as const, madeOn: new Date('2026-01-10T10:00:00Z') }
const seen = (gains: Gains, count: number): readonly Gains[] => Array.from({ length: count }, () => gains)
const soon = new Date('2026-02-10T10:00:00Z')

describe('needsRenewal', () => {
  it('a calibration needs renewal after half a year', () => {
    expect(needsRenewal(place, [], new Date('2026-07-10T09:59:00Z'))).toBeNull()
    expect(needsRenewal(place, [], new Date('2026-07-10T10:00:00Z'))).toBe('age')
  })

  it('a calibration needs renewal if most photos show another light', () => {
    expect(needsRenewal(place, seen([0.9, 1, 1.2], 8), soon)).toBeNull()
    expect(needsRenewal(place, seen([0.6, 1, 1.9], 8), soon)).toBe('drift')
    expect(needsRenewal(place, seen([1.8, 2, 2.4], 8), soon)).toBe('drift')
  })

  it('a few photos in another light need no renewal', () => {
    expect(needsRenewal(place, seen([0.6, 1, 1.9], 7), soon)).toBeNull()
  })
})
