import type { OptionId, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { bowlRules } from './bowl-rules.ts'
import { careRules } from './care-rules.ts'
import { depositRules } from './deposit-rules.ts'
import { liftRules } from './lift-rules.ts'
import { refusalRules } from './refusal-rules.ts'
import type { SafetyRule, Violation } from './rule.ts'
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
]

const judge = (plan: Plan, situation: Situation, option: OptionId | null): Violation[] =>
  safetyRules.flatMap((rule) =>
    rule.check(plan, situation).map(({ session, phase, zone, values }) => ({
      rule: rule.id,
      severity: rule.severity,
      option,
      session: session ?? null,
      phase: phase ?? null,
      values: zone === undefined ? { ...values } : { ...values, zone },
    })),
  )

/**
 * Judges a plan from anywhere, ours or a model's, by every safety rule: the plan itself and each of its options. Empty when
 * nothing is wrong.
 */
export const checkPlan = (plan: Plan, situation: Situation): readonly Violation[] => [
  ...judge(plan, situation, null),
  ...plan.options
    .filter((option) => option.id !== 'equilibrata')
    .flatMap((option) =>
      judge({ ...plan, sessions: option.sessions, expected: option.expected }, situation, option.id),
    ),
]
