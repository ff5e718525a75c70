import { FANTASY_BASES } from '../data/fantasy.ts'
import { LIGHTENING_LIMIT } from '../data/lift-caps.ts'
import type { GoalZone, ZoneState } from '../model/situation.ts'
import { isLightened } from './history.ts'

/** Base that a wish needs, as a level; null when the wish is no fantasy colour. */
export const fantasyBase = ({ level, tone }: GoalZone): number | null => {
  const row = tone.intensity === 'pure' ? FANTASY_BASES[tone.primary] : undefined
  if (row === undefined || level < row.from) return null
  return Math.min(LIGHTENING_LIMIT, Math.max(row.least, level + row.above))
}

/** Hair under an old direct colour: what shows is the coat. Pure oxidative red on hair that was never lightened is none. */
export const wearsDirect = (state: ZoneState): boolean => isLightened(state) && fantasyBase(state) !== null
