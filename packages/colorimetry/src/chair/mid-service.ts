import { colourOf } from '../hair/colour-of.ts'
import { landsOn } from '../hair/landing.ts'
import { replayOn } from '../hair/replay-plan.ts'
import { landingTolerance } from '../hair/tolerance.ts'
import type { ChairAnswer, Seen } from '../model/chair.ts'
import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { lookAt } from './look.ts'
import { type Carried, carriedOut, isAllowed, type Look, type Move } from './move.ts'
import { movesFor } from './moves.ts'
import { isSeenOf } from './troubles.ts'

const answerOf = (look: Look, { action, zones, minutes, head, rest, changed }: Move): ChairAnswer => {
  const told = replayOn(head, rest)
  const zone = look.plan.goal.zones[0] ?? 'lengths'
  return {
    trouble: look.seen.trouble,
    action,
    zones,
    minutes,
    rest: told.phases,
    changed,
    result: colourOf(told.head[zone]),
    keepsPromise: landsOn(told.head[zone], look.session.goal, landingTolerance(look.plan.provisional)),
  }
}

/** The first of what could be done that every safety rule allows; null when there is nothing of the kind. */
export const answerTo = (carried: Carried, seen: Seen): ChairAnswer | null => {
  const look = lookAt(carried, seen)
  if (look === null || !isSeenOf(look.phase, look.before, seen)) return null
  const best = movesFor(look).find((each) => isAllowed(look, each))
  return best === undefined ? null : answerOf(look, best)
}

/**
 * The rest of a session anew, when a bowl looks other than planned. Null when there is no such bowl, when it cannot look like
 * that, or nothing may be done.
 */
export const midService = (plan: Plan, situation: Situation, seen: Seen): ChairAnswer | null =>
  answerTo(carriedOut(plan, situation), seen)
