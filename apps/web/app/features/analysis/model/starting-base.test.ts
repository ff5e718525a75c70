import type { ZoneReading } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { proposedBase } from './starting-base.ts'

const zone = (level: number): ZoneReading => ({
  level,
  levelError: 0.4,
  tone: { primary: 'NATURALE', secondary: null, intensity: 'none' },
  lab: [10 + 6 * level, 8, 12],
  hex: '#5C4435',
})

const reading = (whole: number, roots: number | null): Reading => ({
  ...zone(whole),
  hairFound: true,
  palette: [],
  zones: { roots: roots === null ? null : zone(roots), lengths: zone(whole), ends: zone(whole) },
  whiteShare: null,
  hairShare: 0.3,
  strandContrast: 6,
  evenness: 0.8,
  technique: null,
  light: { gains: [1, 1, 1], confidence: 0.5, source: 'neutral' },
  quality: [],
})

test.each([
  [1, 'livello1'],
  [2.4, 'livello1'],
  // A half level belongs to the darker range.
  [2.5, 'livello1'],
  [3.2, 'livello3'],
  [6, 'livello5'],
  [8.4, 'livello7'],
  [10.6, 'livello9'],
])('level %d is in %s', (level, base) => {
  expect(proposedBase({ baseChosen: false }, reading(level, null))).toBe(base)
})

test('the base is measured at the roots if they differ from the lengths', () => {
  expect(proposedBase({ baseChosen: false }, reading(8, 4))).toBe('livello3')
})

test('no base is preselected without a reading or after a choice', () => {
  expect(proposedBase({ baseChosen: false }, null)).toBeNull()
  expect(proposedBase({ baseChosen: true }, reading(5, null))).toBeNull()
})
