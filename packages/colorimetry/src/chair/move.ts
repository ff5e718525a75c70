import { chairMinutes } from '../clock/session-clock.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import { type HeadOfHair, headsOn, replayOn } from '../hair/replay-plan.ts'
import type { ChairAction } from '../model/chair.ts'
import type { Phase, Plan, PlanSession } from '../model/plan.ts'
import type { Zone } from '../model/vocabulary.ts'
import { withHandsWarnings } from '../plan/reasons/hands.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { brokenBy, type Carried, type Look } from './look.ts'

/** One possible action. */
export type Move = {
  readonly action: ChairAction
  readonly zones: readonly Zone[]
  readonly minutes: number
  /** The bowl as carried out with this action. */
  readonly bowl: Phase
  /** The head after it. */
  readonly head: HeadOfHair
  readonly rest: readonly Phase[]
}

/** The plan with a session that continues with this move. */
const planAfter = ({ plan, situation, seen }: Look, { bowl, rest }: Move): Plan => {
  const sessions = plan.sessions.map((session, index) =>
    index === seen.session ? { ...session, phases: [...session.phases.slice(0, seen.phase), bowl, ...rest] } : session,
  )
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  const totalMinutes = chairMinutes(sessions[0]?.phases ?? [], technique, situation.details)
  const warnings = withHandsWarnings(plan.warnings, sessions, technique, situation.details)
  return { ...plan, sessions, totalMinutes, warnings, options: [] }
}

/** A problem changes the promise. Whether it is kept is reported separately; the rules judge the actions alone. */
const OF_PROMISE: ReadonlySet<string> = new Set(['promise-within-reach'])

/** Whether the safety rules allow it. Later sessions are ignored: they start from different hair and are planned again. */
export const isAllowed = (look: Look, move: Move): boolean =>
  checkPlan(planAfter(look, move), look.situation).every(
    ({ rule, session }) => look.broken.has(rule) || OF_PROMISE.has(rule) || (session ?? 0) > look.seen.session,
  )

/** The plan after this decision, followed by these sessions: the starting point of the next check. */
export const decided = (look: Look, move: Move, later: readonly PlanSession[]): Carried => {
  const { seen, heads, place, broken } = look
  const rest = replayOn(move.head, move.rest).phases
  const plan = planAfter(look, { ...move, rest })
  const sessions = [...plan.sessions.slice(0, seen.session + 1), ...later]
  const toCome = [...rest, ...later.flatMap(({ phases }) => phases)]
  return {
    plan: { ...plan, sessions },
    situation: look.situation,
    heads: [...heads.slice(0, place + 1), ...headsOn(move.head, toCome)],
    broken: new Set([...broken, ...brokenBy({ ...plan, sessions }, look.situation)]),
  }
}
