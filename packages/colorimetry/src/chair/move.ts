import { chairMinutes } from '../clock/session-clock.ts'
import { TECHNIQUES } from '../data/techniques.ts'
import { type HeadOfHair, headsThrough } from '../hair/replay-plan.ts'
import type { ChairAction, Seen } from '../model/chair.ts'
import type { Phase, Plan, PlanSession } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { checkPlan } from '../rules/check-plan.ts'

/** A plan as it is carried out: what every look at one of its bowls starts from. */
export type Carried = {
  readonly plan: Plan
  readonly situation: Situation
  /** The head before every phase, all sessions in a row. */
  readonly heads: readonly HeadOfHair[]
  /** Rules that the plan itself breaks; nothing that is done at the chair may break another one. */
  readonly broken: ReadonlySet<string>
}

/** A bowl at which somebody looks, in its session. */
export type Look = Carried & {
  readonly seen: Seen
  readonly session: PlanSession
  readonly phase: Phase
  /** Phases after it. */
  readonly after: readonly Phase[]
  /** The head before the bowl, and as it is seen under it now. */
  readonly before: HeadOfHair
  readonly now: HeadOfHair
}

/** One thing that could be done. */
export type Move = {
  readonly action: ChairAction
  readonly zones: readonly Zone[]
  readonly minutes: number
  /** The bowl as it is carried out then. */
  readonly bowl: Phase
  /** The head after it. */
  readonly head: HeadOfHair
  readonly rest: readonly Phase[]
  readonly changed: readonly number[]
}

/** The plan with a session that goes on as this move says. */
const planAfter = ({ plan, situation, seen }: Look, { bowl, rest }: Move): Plan => {
  const sessions = plan.sessions.map((session, index) =>
    index === seen.session ? { ...session, phases: [...session.phases.slice(0, seen.phase), bowl, ...rest] } : session,
  )
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  const totalMinutes = chairMinutes(sessions[0]?.phases ?? [], technique, situation.details)
  return { ...plan, sessions, totalMinutes, options: [] }
}

/** Promises are what a trouble spoils; whether they hold is said apart, and the rules judge what is done. */
const OF_PROMISE: ReadonlySet<string> = new Set(['promise-within-reach'])

export const carriedOut = (plan: Plan, situation: Situation): Carried => ({
  plan,
  situation,
  heads: headsThrough(plan.sessions, situation),
  broken: new Set(checkPlan({ ...plan, options: [] }, situation).map(({ rule }) => rule)),
})

/** Whether the safety rules let this be done. Later sessions start from other hair then, and are planned anew. */
export const isAllowed = (look: Look, move: Move): boolean =>
  checkPlan(planAfter(look, move), look.situation).every(
    ({ rule, session }) => look.broken.has(rule) || OF_PROMISE.has(rule) || (session ?? 0) > look.seen.session,
  )
