import { confirmReading } from '@riflesso/colorimetry'
import type { Draft, Slot } from './draft.ts'
import { readingOf, type SlotReadings } from './slot-reading.ts'

/** The levels that the user sees on the photos, confirmed or not; absent without a reading. */
export type SeenLevels = Readonly<Partial<Record<Slot, number>>>

export const seenLevels = ({ confirmed }: Pick<Draft, 'confirmed'>, readings: SlotReadings): SeenLevels =>
  Object.fromEntries(
    (['prima', 'dopo'] as const).flatMap((slot) => {
      const reading = readingOf(readings[slot])
      return reading ? [[slot, confirmReading(reading, confirmed[slot]).level]] : []
    }),
  )
