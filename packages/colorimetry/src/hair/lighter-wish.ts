import { clampLevel } from '../colour/level.ts'
import { shadeLevel, shadeNotation } from '../colour/shade.ts'
import { WHITE } from '../data/white-hair.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, Situation } from '../model/situation.ts'
import { eachZone, ZONES, type Zone } from '../model/vocabulary.ts'

/** The palest wish whose shade still covers white hair. */
const COVERING = WHITE.maxLevel + 0.4

/** Most levels by which a darker wish starts lighter than it was read: what is missing is one more bowl, not another visit [E]. */
const MOST_LIGHTER = 1

/** The lighter end of a darker wish that was read and not confirmed, still a shade deeper than the hair; any other wish as it is. */
const lighterWish = (zone: Zone, { current, goal }: Situation): GoalZone => {
  const { levelError = 0, ...wish } = goal.zones[zone]
  const { level } = current[zone]
  const isPale = wish.level >= WHITE.paleAllFrom.level
  const deeper = shadeLevel(level) - 1
  const most = isPale ? deeper : Math.min(deeper, Math.max(COVERING, wish.level))
  const lighter = wish.level + Math.min(MOST_LIGHTER, levelError)
  return wish.level >= most ? wish : { ...wish, level: clampLevel(Math.min(most, lighter)) }
}

/** The situation with darker wishes at the lighter end of their error bars: what is too light is made deeper, not the other way round. */
export const withLighterWish = (situation: Situation): Situation => {
  const zones = eachZone((zone) => lighterWish(zone, situation))
  const isMoved = ZONES.some((zone) => zones[zone].level > situation.goal.zones[zone].level)
  const { lighterEnd, ...goal } = situation.goal
  // The bowl is not mixed lighter a second time.
  const end = isMoved || lighterEnd === undefined ? {} : { lighterEnd }
  return { ...situation, goal: { ...goal, ...end, level: zones.lengths.level, zones } }
}

/** The reason for a wish that is planned lighter than its photo was read; empty without one. */
export const lighterWishReasons = (situation: Situation): Reason[] => {
  const moved = ZONES.filter(
    (zone) => shadeLevel(lighterWish(zone, situation).level) > shadeLevel(situation.goal.zones[zone].level),
  )
  const [zone] = moved.includes('lengths') ? (['lengths'] as const) : moved
  if (zone === undefined) return []
  const { level, tone } = situation.goal.zones[zone]
  const planned = shadeNotation(lighterWish(zone, situation).level, tone)
  return [reason('wish-lighter-end', '8.3', { wished: shadeNotation(level, tone), shade: planned })]
}
