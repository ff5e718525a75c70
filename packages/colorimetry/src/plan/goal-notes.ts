import { shadeNotation } from '../colour/shade.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, ZoneState } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'

const shadeOf = ({ level, tone }: GoalZone | ZoneState): string => shadeNotation(level, tone)

/** Zones in groups that share a text, the group of the main zone first. */
const alike = (zones: readonly Zone[], main: Zone, textOf: (zone: Zone) => string): readonly (readonly Zone[])[] => {
  const groups = [...Map.groupBy(zones, textOf).values()]
  return groups.sort((one, other) => Number(other.includes(main)) - Number(one.includes(main)))
}

const listed = (zones: readonly Zone[]): string => zones.join(' ')

/** Where the wish is the hair's own level, its shade is the one of the hair. */
const aimOf = (state: ZoneState, goal: GoalZone): GoalZone =>
  levelsToGo(state, goal) === 0 ? { level: state.level, tone: goal.tone } : goal

/** Way from the hair to the wish, zones that make the same way together; zones where nothing changes are left out. */
export const waysToGoal = (
  zones: readonly Zone[],
  main: Zone,
  hair: HairState,
  goals: GoalByZone,
  told: GoalByZone,
): Reason[] => {
  const wayOf = (zone: Zone) => {
    const goal = goals[zone]
    const isDirect = told[zone] !== goal
    return {
      from: shadeOf(hair[zone]),
      to: shadeOf(isDirect ? told[zone] : aimOf(hair[zone], goal)),
      lift: levelsToGo(hair[zone], goal),
      ...(isDirect ? { base: goal.level } : {}),
    }
  }
  return alike(zones, main, (zone) => JSON.stringify(wayOf(zone))).flatMap((group) => {
    const way = wayOf(group[0] ?? main)
    const stays = way.from === way.to && way.lift === 0
    return stays && !group.includes(main) ? [] : [reason('goal-transform', '8.4', { zones: listed(group), ...way })]
  })
}

/** Zones that the plan leaves short of the wish. */
export const zonesShort = (zones: readonly Zone[], hair: HairState, goals: GoalByZone): readonly Zone[] =>
  zones.filter((zone) => levelsToGo(hair[zone], goals[zone]) > 0)

/** What is reached instead, on those zones. `reachedOn` is what each zone ends with, `expected` the colour of the main zone. */
export const outOfReach = (
  short: readonly Zone[],
  main: Zone,
  reachedOn: GoalByZone,
  goals: GoalByZone,
  expected: GoalZone,
): Reason[] =>
  alike(short, main, (zone) => `${reachedOn[zone].level} ${shadeOf(goals[zone])}`).map((group) => {
    const zone = group[0] ?? main
    const reached = group.includes(main) ? expected : reachedOn[zone]
    const values = { level: reached.level, shade: shadeOf(reached), wished: shadeOf(goals[zone]) }
    return reason('goal-out-of-reach', '7.4', { zones: listed(group), ...values })
  })

/** Those of the zones whose wish carries the main zone's shade, the main one first. */
export const zonesLike = (zones: readonly Zone[], main: Zone, goals: GoalByZone): readonly Zone[] => [
  main,
  ...zones.filter((zone) => zone !== main && shadeOf(goals[zone]) === shadeOf(goals[main])),
]
