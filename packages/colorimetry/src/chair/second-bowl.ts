import { HARD_LIMITS } from '../data/hard-limits.ts'
import { MID_SERVICE } from '../data/mid-service.ts'
import { PRODUCT_CLASS_DATA } from '../data/product-classes.ts'
import type { Phase } from '../model/plan.ts'
import type { Zone } from '../model/vocabulary.ts'
import { developerFor } from '../plan/bowls/ratio.ts'
import type { Look } from './move.ts'

const toFive = (amount: number) => Math.ceil(amount / 5) * 5

/** Minutes that powder needs for so many levels again, fitted to the worked cases [E]. */
const minutesFor = (levels: number): number => {
  const [least, most] = MID_SERVICE.again.minutes
  return Math.min(most, Math.max(least, toFive(15 * levels)))
}

const freshBowl = (
  { phase, seen }: Look,
  zones: readonly Zone[],
  share: number,
  least: number,
  levels: number,
): Phase | null => {
  const [main] = phase.products
  if (main === undefined || phase.developer === null || phase.stopAtLevel === null) return null
  const minutes = Math.min(minutesFor(levels), HARD_LIMITS.persulfateMinutesPerZone - seen.minute)
  if (minutes < MID_SERVICE.again.minutes[0]) return null
  const grams = Math.max(least, toFive(share * main.grams))
  const part = grams / main.grams
  const volume = Math.min(phase.developer.volume, HARD_LIMITS.bleachVolumeAgain)
  return {
    ...phase,
    zones,
    products: [{ ...main, grams }],
    developer: developerFor(main.class, grams, volume),
    dilutionGrams: Math.round(phase.dilutionGrams * part),
    minutes,
    minutesRange: [
      Math.min(minutes, PRODUCT_CLASS_DATA[main.class].minutesRange[0]),
      Math.max(minutes, MID_SERVICE.again.minutes[1]),
    ],
    bondGrams: phase.bondGrams === 0 ? 0 : Math.max(1, Math.round(phase.bondGrams * part)),
    application: [
      'dry-hair',
      ...phase.application.filter((code) => code === 'off-scalp' || code === 'in-foil'),
      'check-strand',
      'rinse',
      'shampoo-acid',
    ],
    reasons: [],
  }
}

/** A second application today where the first one did not arrive: weaker, shorter, on the same zones. */
export const secondBowl = (look: Look): Phase | null =>
  freshBowl(
    look,
    look.phase.zones,
    MID_SERVICE.again.grams,
    MID_SERVICE.band.least,
    (look.phase.stopAtLevel ?? look.seen.level) - look.seen.level,
  )

/** A small fresh bowl for the band alone, which lies on the lengths. */
export const bandBowl = (look: Look): Phase | null =>
  freshBowl(look, ['lengths'], MID_SERVICE.band.grams, MID_SERVICE.band.least, MID_SERVICE.looks.band)
