import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import type { ApplicationCode } from '../../model/application-codes.ts'
import type { Phase } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { Facts } from '../facts.ts'

const AFTER: ReadonlySet<ApplicationCode> = new Set(['emulsify', 'rinse', 'shampoo-acid', 'wipe-do-not-rinse'])

/** Inserts `off-scalp` before the steps that end the work. */
const keptOffScalp = (application: readonly ApplicationCode[]): ApplicationCode[] => {
  const end = application.findIndex((code) => AFTER.has(code))
  const at = end === -1 ? application.length : end
  return [...application.slice(0, at), 'off-scalp', ...application.slice(at)]
}

/**
 * In pregnancy products with peroxide stay a centimetre off the scalp; grams, volumes and minutes do not change.
 */
export const spareScalp = (phase: Phase, { situation }: Facts): Phase => {
  const works = phase.products.some(({ class: product }) => PRODUCT_CLASS_DATA[product].oxidative)
  const touches = phase.zones.includes('roots') && works && !phase.application.includes('off-scalp')
  if (situation.details.safety.pregnancy !== true || !touches) return phase
  return {
    ...phase,
    application: keptOffScalp(phase.application),
    reasons: [...phase.reasons, reason('off-scalp', '4.4')],
  }
}
