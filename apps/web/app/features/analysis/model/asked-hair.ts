import { buildSituation, confirmReading } from '@riflesso/colorimetry'
import { hairInWords } from '@riflesso/consultation'
import type { LastHair } from '@riflesso/contract'
import type { Draft, DraftAnswers } from './draft.ts'
import { readingOf, type SlotReadings } from './slot-reading.ts'

/** The answers of step 2 that the client sheet asks for, too. */
export const answersOfHair = ({ hairType, condition }: Partial<LastHair>): Partial<DraftAnswers> => ({
  ...(hairType === undefined ? {} : { hairType }),
  ...(condition === undefined ? {} : { hairCondition: condition }),
})

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
