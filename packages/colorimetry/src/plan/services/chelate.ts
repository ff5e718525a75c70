import { gramsFor } from '../../data/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/product-classes.ts'
import type { HairState } from '../../hair/formula-hair.ts'
import { wearsGreenCast } from '../../hair/state.ts'
import type { Phase } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import { ZONES } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'

/**
 * Applies when lightened hair shows green that was never put on: copper or chlorine of the water. Needs nothing but the hair.
 * Phases: a chelating wash before anything with peroxide, which metal would heat, and which would set the green.
 */
export const chelatePhases = (hair: HairState, facts: Facts): readonly Phase[] => {
  const zones = ZONES.filter((zone) => wearsGreenCast(hair[zone]))
  if (zones.length === 0) return []
  const { minutes, minutesRange } = PRODUCT_CLASS_DATA.CHELATE
  return [
    {
      kind: 'chelate',
      zones,
      products: [{ class: 'CHELATE', shade: null, grams: gramsFor('mask', facts.situation.details) }],
      developer: null,
      dilutionGrams: 0,
      ratio: null,
      minutes,
      minutesRange,
      checkEveryMinutes: null,
      stopAtLevel: null,
      bondGrams: 0,
      application: ['damp-hair', 'zone-only', 'rinse-long'],
      reasons: [reason('chelate', '8.2')],
    },
  ]
}
