import { formulaLevel, shadeLevel } from '../colour/shade.ts'
import { PREPIGMENT } from '../data/products/prepigmentation.ts'
import type { Situation, ZoneState } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { isPaleWhite } from './white-share.ts'

/** Hair as pale as this was hardly ever born so [E]. */
const PALE_FROM = 9
/** Levels by which lengths paler than the roots were lightened by more than the sun [E]. */
const PALER_THAN_ROOTS = 2

/**
 * A zone as it counts where nobody said what it has been through. Unknown hair counts as coloured, which is the cautious answer to
 * a lighter wish. To a darker one the cautious answer is lightened hair, whose colour turns green and fades without a filler: it
 * holds for a drop that would need one, for pale hair, and for lengths much paler than the roots. Hair that is all white
 * was not coloured.
 */
export const assumedState = (zone: Zone, { hairType, current, goal, details }: Situation): ZoneState => {
  const state = current[zone]
  if (hairType !== null || state.history !== 'colorato') return state
  if (isPaleWhite(state, details)) return { ...state, history: 'naturale' }
  const level = formulaLevel(state.level)
  const drop = shadeLevel(level) - shadeLevel(goal.zones[zone].level)
  const isPaler = level - formulaLevel(current.roots.level) >= PALER_THAN_ROOTS
  const isSuspect = drop > 0 && (drop >= PREPIGMENT.fromLevels || level >= PALE_FROM || isPaler)
  return isSuspect ? { ...state, history: 'decolorato' } : state
}

/** Whether somebody said what treated hair has been through, as a value of a reason. */
export const toldPast = ({ hairType }: Situation): 'told' | 'untold' => (hairType === null ? 'untold' : 'told')
