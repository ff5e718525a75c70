import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { gramsFor } from '../../data/products/grams.ts'
import { PREPIGMENT, PREPIGMENT_ALTERNATIVES, PREPIGMENTATION } from '../../data/products/prepigmentation.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { isLightened } from '../../hair/history.ts'
import { greenCast } from '../../hair/state.ts'
import type { Phase, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { GoalZone, ZoneState } from '../../model/situation.ts'
import type { CastCause, Zone } from '../../model/vocabulary.ts'
import { type Facts, isCool, isWarm } from '../facts.ts'
import type { Prepigment } from '../zone-task.ts'
import { weigh } from './grams.ts'
import { clockOf, fillerMinutes } from './minutes.ts'

/** Filler for lightened hair that is made much darker (R7, R7b); null when none is needed. */
export const fillerFor = (state: ZoneState, goal: GoalZone, castCause?: CastCause | null): Prepigment | null => {
  const level = shadeLevel(goal.level)
  const levels = state.level - level
  if (!isLightened(state) || level < PREPIGMENT.minGoal) return null
  // Hair that an ash dye turned green lacks red at once.
  const isGreen = greenCast(state, castCause) === 'tinta' && !isCool(goal.tone)
  const usual = isWarm(goal.tone) ? PREPIGMENT.fromLevels : PREPIGMENT.fromLevelsCool
  const from = isGreen ? PREPIGMENT.fromLevelsGreen : usual
  if (levels < from) return null
  const rule = levels >= PREPIGMENT.fromLevels ? 'R7' : 'R7b'
  return { goal: level, levels, reasons: [reason('prepigment', rule, { levels, level })] }
}

const otherShades = (goal: number): Reason[] => {
  const shades = PREPIGMENT_ALTERNATIVES[goal]
  return shades === undefined ? [] : [reason('prepigment-other-shades', '7.2', { shades: shades.join(' ') })]
}

/** Missing warm pigment, with water and without developer; blotted, never rinsed (7.2). */
export const fillerPhase = ({ goal, levels, reasons }: Prepigment, zones: readonly Zone[], facts: Facts): Phase => {
  const row = PREPIGMENTATION.find((candidate) => candidate.level <= goal + 1e-9) ?? PREPIGMENTATION.at(-1)
  const shades = row?.shades ?? []
  const grams = gramsFor('prepigment', facts.situation.details)
  const parts = shades.map(({ level, primary, secondary }) => ({
    shade: shadeNotation(level, { primary, secondary, intensity: 'full' }),
    share: 1 / shades.length,
  }))
  const { dilution, ratioText } = PRODUCT_CLASS_DATA.PREPIG
  return {
    kind: 'prepigment',
    zones,
    products: weigh('PREPIG', parts, grams),
    developer: null,
    dilutionGrams: Math.round(grams * dilution),
    ratio: ratioText,
    ...clockOf('PREPIG', fillerMinutes(levels)),
    stopAtLevel: null,
    bondGrams: 0,
    application: ['damp-hair', 'blot-do-not-rinse'],
    reasons: [...reasons, ...otherShades(goal)],
  }
}
