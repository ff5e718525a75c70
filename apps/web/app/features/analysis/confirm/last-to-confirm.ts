import { type Draft, missingFields, type Slot } from '../model/draft.ts'
import { nextStep } from '../model/next-step.ts'
import { readingOf, type SlotReadings } from '../model/slot-reading.ts'
import { confirmAll, type ZoneToConfirm, zonesToConfirm } from './confirmation.ts'

type OpenReading = { readonly slot: Slot; readonly zones: readonly ZoneToConfirm[] }

/** The readings that are not confirmed yet, with their zones. */
export const openReadings = (draft: Draft, readings: SlotReadings): OpenReading[] =>
  (['prima', 'dopo'] as const).flatMap((slot) => {
    const reading = readingOf(readings[slot])
    const zones = reading ? zonesToConfirm(slot, reading, draft) : []
    return zones.every(({ zone }) => draft.confirmed[slot]?.[zone]) ? [] : [{ slot, zones }]
  })

/** The photo whose confirmation leaves nothing to do before the analysis, which can then follow it; otherwise null. */
export function lastToConfirm(draft: Draft, readings: SlotReadings): Slot | null {
  const [last, ...others] = openReadings(draft, readings)
  if (last === undefined || others.length > 0 || missingFields(draft).length > 0) return null
  const confirmed = { ...draft.confirmed, [last.slot]: confirmAll(last.zones, draft.confirmed[last.slot]) }
  return nextStep({ ...draft, confirmed }, readings).kind === 'analyse' ? last.slot : null
}
