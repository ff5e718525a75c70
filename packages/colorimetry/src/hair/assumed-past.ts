import { formulaLevel, shadeLevel } from '../colour/shade.ts'
import { PREPIGMENT } from '../data/products/prepigmentation.ts'
import type { Situation, ZoneState } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { isPaleWhite } from './white-share.ts'

/** Hair this pale is hardly ever natural [E]. */
const PALE_FROM = 9
/** Lengths paler than the roots by this many levels were lightened by more than the sun [E]. */
const PALER_THAN_ROOTS = 2

/**
 * A zone with the history assumed for it if none is declared. Unknown hair counts as coloured, the cautious assumption for a
 * lighter wish. For a darker one the cautious assumption is lightened hair, whose colour turns green and fades without a filler:
 * it applies to a drop that would need one, to pale hair, and to lengths much paler than the roots. Hair that is all white was
 * not coloured.
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

/** The declared history of treated hair, as a value of a reason. */
export const knownPast = ({ hairType }: Situation): 'told' | 'untold' => (hairType === null ? 'untold' : 'told')
