import { headOn } from '../hair/replay-plan.ts'
import type { MidService, Seen } from '../model/chair.ts'
import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { answerOf, type Decision, decisionAt } from './answer.ts'
import { type Carried, carriedOut } from './look.ts'
import { decided } from './move.ts'
import { sessionsAfter } from './next-sessions.ts'
import { whatIfOf } from './what-if.ts'

/** The plan after a decision, with the sessions that follow. */
const planAfter = ({ look, move }: Decision): Carried => {
  const head = headOn(move.head, move.rest)
  return decided(look, move, sessionsAfter(look.plan, look.situation, head, look.session))
}

/**
 * The answer to the last of these checks, after the decisions of the earlier ones: one action, the rest of the session, and
 * the sessions after it. Null when the plan has no such bowl.
 */
export const midService = (plan: Plan, situation: Situation, looks: readonly Seen[]): MidService | null => {
  let carried = carriedOut(plan, situation)
  let told: MidService | null = null
  for (const seen of looks) {
    const decision = decisionAt(carried, seen)
    if (decision === null) return null
    carried = planAfter(decision)
    const first = seen.phase + 1
    told = {
      bowl: decision.look.phase,
      answer: answerOf(decision),
      sessions: carried.plan.sessions.slice(seen.session),
      whatIf: whatIfOf(carried, { session: seen.session, phase: first }).map((bowl) => ({
        ...bowl,
        phase: bowl.phase - first,
      })),
    }
  }
  return told
}
