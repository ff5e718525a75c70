import { buildSituation, confirmReading } from '@riflesso/colorimetry'
import { hairInWords } from '@riflesso/consultation'
import type { Draft } from './draft.ts'
import { readingOf, type SlotReadings } from './slot-reading.ts'

/** The hair that the plan of a Prima photo is made for, where type or condition is open: 'capelli naturali in buono stato'. */
export function assumedHair(draft: Draft, readings: SlotReadings): string | null {
  const { hairType, hairBase: base, hairCondition: condition, confirmed, details } = draft
  if (hairType !== null && condition !== null) return null
  const read = (slot: 'prima' | 'dopo') => {
    const reading = readingOf(readings[slot])
    return reading && confirmReading(reading, confirmed[slot])
  }
  const prima = read('prima')
  if (prima === null) return null
  const situation = buildSituation({ prima, dopo: read('dopo'), selectors: { hairType, base, condition }, details })
  return 'ok' in situation ? null : hairInWords(situation)
}
