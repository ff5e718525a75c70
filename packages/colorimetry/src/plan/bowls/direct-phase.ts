import { shadeNotation } from '../../colour/shade.ts'
import { PASTEL } from '../../data/fantasy.ts'
import { gramsOnZones, weighable } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import type { Phase } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'
import type { Direct } from '../zone-task.ts'
import { directClock } from './minutes.ts'

/** Pure direct colour, without developer, on the zones that share a shade (5.1). */
export const directPhase = (direct: Direct, zones: readonly Zone[], facts: Facts): Phase => {
  const shade = shadeNotation(direct.level, direct.tone)
  const isPastel = direct.level >= PASTEL.from
  const grams = gramsOnZones('full-colour', zones, facts.situation.details)
  const pure = direct.level >= PASTEL.dilutedFrom ? weighable(grams / (1 + PASTEL.dilution)) : grams
  const isDiluted = pure < grams
  return {
    kind: 'tone',
    zones,
    products: [{ class: 'DIRECT', shade, grams: pure }],
    developer: null,
    dilutionGrams: weighable(grams - pure),
    ratio: PRODUCT_CLASS_DATA.DIRECT.ratioText,
    ...directClock(isDiluted),
    stopAtLevel: null,
    bondGrams: 0,
    application: [
      'dry-hair',
      zones.length === ZONES.length ? 'all-at-once' : 'zone-only',
      'saturate-strands',
      'rinse-cool',
    ],
    reasons: [
      reason('direct-colour', '5.1', { level: direct.base, shade }),
      ...(isPastel ? [reason('direct-pastel', '5.1', { level: PASTEL.base })] : []),
    ],
  }
}
