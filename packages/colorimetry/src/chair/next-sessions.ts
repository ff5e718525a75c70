import { HARD_LIMITS } from '../data/hard-limits.ts'
import { MID_SERVICE } from '../data/mid-service.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import { colourOf, toTenth } from '../hair/colour-of.ts'
import { landsOn, toneMiss } from '../hair/landing.ts'
import { type HeadOfHair, headAfter } from '../hair/replay-plan.ts'
import { shownReflect, type ZoneHair } from '../hair/state.ts'
import { landingTolerance } from '../hair/tolerance.ts'
import type { Plan, PlanSession } from '../model/plan.ts'
import type { GoalZone, Situation, ZoneState } from '../model/situation.ts'
import { eachZone, type Zone } from '../model/vocabulary.ts'
import { planWithoutOptions } from '../plan/plan-formula.ts'

/** Levels and reflects that another visit must gain to be worth it [E]. */
const WORTH_A_VISIT = 0.25

/** The hair of a zone at the next visit. */
const readAs = (hair: ZoneHair, before: ZoneState): ZoneState => {
  const level = toTenth(hair.depth)
  const isUntouched = level === toTenth(before.level) && hair.history === before.history
  return isUntouched ? before : { level, tone: colourOf(hair).tone, history: hair.history }
}

const later = (weeks: number | null, passed: number): number | null => (weeks === null ? null : weeks + passed)

/** The head some weeks after a session with this result; declared answers stay. */
const situationAfter = (situation: Situation, head: HeadOfHair, today: PlanSession, weeks: number): Situation => {
  const { current, goal, details } = situation
  const { weeksSinceBleach, weeksSincePerm } = details.history
  return {
    ...situation,
    current: eachZone((zone) => readAs(head[zone], current[zone])),
    goal: { ...goal, kind: 'transform' },
    details: {
      ...details,
      history: {
        ...details.history,
        weeksSinceBleach: today.phases.some(usesPowder) ? weeks : later(weeksSinceBleach, weeks),
        weeksSincePerm: later(weeksSincePerm, weeks),
      },
    },
  }
}

const missOf = (head: HeadOfHair, zone: Zone, { level, tone }: GoalZone): number =>
  Math.abs(head[zone].depth - level) + toneMiss(shownReflect(head[zone]), tone)

/**
 * Plans the sessions after one that ended with this head again. Empty if the head matches the promise, or if another visit
 * would not come nearer to it.
 */
export const sessionsAfter = (
  { expected, goal, provisional }: Plan,
  situation: Situation,
  head: HeadOfHair,
  today: PlanSession,
): readonly PlanSession[] => {
  const zone = goal.zones[0] ?? 'lengths'
  if (landsOn(head[zone], expected, landingTolerance(provisional))) return []
  const then = situationAfter(situation, head, today, HARD_LIMITS.bleachWeeks)
  const { sessions } = planWithoutOptions(then)
  const ends = headAfter(sessions, then)
  if (missOf(ends, zone, expected) > missOf(head, zone, expected) - WORTH_A_VISIT) return []
  return sessions.map((session, index) => {
    if (index > 0) return session
    const lightens = session.phases.some(usesPowder)
    return { ...session, afterWeeks: lightens ? HARD_LIMITS.bleachWeeks : MID_SERVICE.correctAfterWeeks }
  })
}
