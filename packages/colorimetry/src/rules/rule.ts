import type { SessionClock } from '../model/chair.ts'
import type { OptionId, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import type { RuleId } from './rule-ids.ts'
import type { SessionStep, Step } from './steps.ts'

/** refuse: nothing of the plan may be done. cap: the plan exceeds a limit. warn: a warning or check is missing. */
export type RuleSeverity = 'refuse' | 'cap' | 'warn'

/** One breach of one rule: where, and the numbers. Indices start at 0; null = the plan as a whole. */
export type Violation = {
  readonly rule: RuleId
  readonly severity: RuleSeverity
  /** The option that breaks it; null = the plan itself. */
  readonly option: OptionId | null
  readonly session: number | null
  readonly phase: number | null
  readonly values: Readonly<Record<string, string | number>>
}

/** What a rule reports; `checkPlan` adds the rule's name. */
export type Breach = {
  readonly session?: number
  readonly phase?: number
  readonly zone?: Zone
  readonly values?: Readonly<Record<string, string | number>>
}

/** A plan in its situation, replayed once for all rules. */
export type Judged = {
  readonly plan: Plan
  readonly situation: Situation
  readonly sessions: readonly SessionStep[]
  /** The schedule of every session. */
  readonly clocks: readonly SessionClock[]
  /** Every phase of every session with the hair before it. */
  readonly steps: readonly Step[]
}

/** A safety rule for any plan, ours or a model's. */
export type SafetyRule = {
  readonly id: RuleId
  readonly severity: RuleSeverity
  /** Section or rule of the reference it enforces. */
  readonly source: string
  /** Empty if the plan complies. */
  readonly check: (judged: Judged) => readonly Breach[]
}
