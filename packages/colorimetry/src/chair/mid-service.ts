import { colourOf } from '../hair/colour-of.ts'
import { landsOn } from '../hair/landing.ts'
import { replayOn } from '../hair/replay-plan.ts'
import { landingTolerance } from '../hair/tolerance.ts'
import type { ChairAnswer, Seen } from '../model/chair.ts'
import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { lookAt } from './look.ts'
import { brokenBy, isAllowed, type Look, type Move } from './move.ts'
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

/**
 * The rest of a session anew, when a bowl looks other than planned: the first of what could be done that every safety rule
 * allows. Null when there is no such bowl, when it cannot look like that, or nothing may be done.
 */
export const midService = (
  plan: Plan,
  situation: Situation,
  seen: Seen,
  broken = brokenBy(plan, situation),
): ChairAnswer | null => {
  const look = lookAt(plan, situation, seen)
  if (look === null || !isSeenOf(look.phase, look.before, seen)) return null
  const best = movesFor(look).find((each) => isAllowed(look, each, broken))
  return best === undefined ? null : answerOf(look, best)
}
