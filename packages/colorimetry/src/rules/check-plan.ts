import { chairMinutes, sessionClock } from '../clock/session-clock.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import { withCautiousWish } from '../hair/cautious-wish.ts'
import type { OptionId, Plan, PlanOption } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { bowlRules } from './bowl-rules.ts'
import { careRules } from './care-rules.ts'
import { completenessRules } from './completeness-rules.ts'
import { depositRules } from './deposit-rules.ts'
import { liftRules } from './lift-rules.ts'
import { refusalRules } from './refusal-rules.ts'
import type { SafetyRule, Violation } from './rule.ts'
import { phaseSteps, sessionSteps } from './steps.ts'
import { strengthRules } from './strength-rules.ts'
import { timeRules } from './time-rules.ts'

/** Every safety rule. */
export const safetyRules: readonly SafetyRule[] = [
  ...refusalRules,
  ...liftRules,
  ...depositRules,
  ...strengthRules,
  ...timeRules,
  ...bowlRules,
  ...careRules,
  ...completenessRules,
]

const judge = (plan: Plan, given: Situation, option: OptionId | null): Violation[] => {
  const situation = withCautiousWish(given)
  const sessions = sessionSteps(plan, situation)
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  const clocks = plan.sessions.map(({ phases }) => sessionClock(phases, technique, situation.details))
  const judged = { plan, situation, sessions, clocks, steps: phaseSteps(sessions) }
  return safetyRules.flatMap((rule) =>
    rule.check(judged).map(({ session, phase, zone, values }) => ({
      rule: rule.id,
      severity: rule.severity,
      option,
      session: session ?? null,
      phase: phase ?? null,
      values: zone === undefined ? { ...values } : { ...values, zone },
    })),
  )
}

/** The plan with the sessions of one of its options. */
const carriedOut = (plan: Plan, { sessions, expected, reasons }: PlanOption, { details }: Situation): Plan => {
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  const totalMinutes = chairMinutes(sessions[0]?.phases ?? [], technique, details)
  // The reasons of an option include its warnings.
  return { ...plan, sessions, expected, totalMinutes, warnings: [...plan.warnings, ...reasons] }
}

/**
 * Checks a plan, ours or a model's, and each of its options by every safety rule. Empty if nothing is wrong. Corrections from a
 * salon's outcomes are not applied.
 */
export const checkPlan = (plan: Plan, { corrections: _, ...situation }: Situation): readonly Violation[] => [
  ...judge(plan, situation, null),
  ...plan.options
    .filter((option) => option.id !== 'equilibrata')
    .flatMap((option) => judge(carriedOut(plan, option, situation), situation, option.id)),
]
