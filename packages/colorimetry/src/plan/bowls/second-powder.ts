import { HARD_LIMITS } from '../../data/hard-limits.ts'
import { MID_SERVICE } from '../../data/mid-service.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import type { ApplicationCode } from '../../model/application-codes.ts'
import type { Phase } from '../../model/plan.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { bowlWeight } from './grams.ts'
import { minutesAgain } from './minutes.ts'
import { developerFor } from './ratio.ts'

/** The second bowl: share of the first bowl's grams, levels to lift, minutes of the first. */
type Again = {
  readonly zones: readonly Zone[]
  readonly share: number
  readonly levels: number
  readonly after: number
}

/** Reasons of the first bowl that also apply to the second. */
const KEPT: ReadonlySet<ApplicationCode> = new Set(['protect-lightened', 'off-scalp', 'in-foil', 'open-air'])

/** A fresh, weaker and shorter bowl of lightener on hair that had one today; null if its longest time is used up. */
export const secondPowder = (first: Phase, { zones, share, levels, after }: Again): Phase | null => {
  const [main] = first.products
  if (main === undefined || first.developer === null || first.stopAtLevel === null) return null
  const minutes = Math.min(minutesAgain(levels), HARD_LIMITS.persulfateMinutesPerZone - after)
  if (minutes < MID_SERVICE.again.minutes[0]) return null
  const grams = bowlWeight(main.class, Math.max(MID_SERVICE.band.least, share * main.grams))
  const part = grams / main.grams
  const volume = Math.min(first.developer.volume, HARD_LIMITS.bleachVolumeAgain)
  return {
    ...first,
    zones,
    products: [{ ...main, grams }],
    developer: developerFor(main.class, grams, volume),
    dilutionGrams: Math.round(first.dilutionGrams * part),
    minutes,
    minutesRange: [
      Math.min(minutes, PRODUCT_CLASS_DATA[main.class].minutesRange[0]),
      Math.max(minutes, MID_SERVICE.again.minutes[1]),
    ],
    bondGrams: first.bondGrams === 0 ? 0 : Math.max(1, Math.round(first.bondGrams * part)),
    application: [
      'dry-hair',
      ...first.application.filter((code) => KEPT.has(code)),
      'check-strand',
      'rinse',
      'shampoo-acid',
    ],
    reasons: [],
  }
}
