import { MID_SERVICE } from '../data/mid-service.ts'
import { colourOf } from '../hair/colour-of.ts'
import { landsOn } from '../hair/landing.ts'
import { replayOn } from '../hair/replay-plan.ts'
import { landingTolerance } from '../hair/tolerance.ts'
import type { ChairAnswer, Seen } from '../model/chair.ts'
import { type Carried, type Look, lookAt } from './look.ts'
import type { Move } from './move.ts'
import { moveFor } from './moves.ts'

export type Decision = { readonly look: Look; readonly move: Move }

/** The one action to take at this check of a bowl. Null when the plan has no such bowl. */
export const decisionAt = (carried: Carried, seen: Seen): Decision | null => {
  const look = lookAt(carried, seen)
  return look && { look, move: moveFor(look) }
}

/** The answer for a decision. */
export const answerOf = ({ look, move }: Decision): ChairAnswer => {
  const { action, zones, minutes, head, rest } = move
  const told = replayOn(head, rest)
  const zone = look.plan.goal.zones[0] ?? 'lengths'
  const every = look.phase.checkEveryMinutes ?? MID_SERVICE.lookEvery
  return {
    trouble: look.seen.trouble,
    action,
    zones,
    minutes,
    lookAfter: minutes === 0 ? null : Math.min(minutes, every),
    rest: told.phases,
    changed: rest.flatMap((phase, index) => (look.after.includes(phase) ? [] : [index])),
    result: colourOf(told.head[zone]),
    keepsPromise: landsOn(told.head[zone], look.session.goal, landingTolerance(look.plan.provisional)),
  }
}

/** The answer to this check of a bowl; null when the plan has no such bowl. */
export const answerTo = (carried: Carried, seen: Seen): ChairAnswer | null => {
  const decision = decisionAt(carried, seen)
  return decision === null ? null : answerOf(decision)
}
