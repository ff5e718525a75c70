import type { Plan } from './model/plan.ts'
import { reason } from './model/reason.ts'
import type { Situation } from './model/situation.ts'
import { eachZone } from './model/vocabulary.ts'
import { planFormula, planWithoutOptions } from './plan/plan-formula.ts'
import type { PlanOf } from './plan/remembered-plans.ts'
import { checkPlan } from './rules/check-plan.ts'
import type { RuleId } from './rules/rule-ids.ts'

export type SafePlan = {
  readonly plan: Plan
  /** Rules that the planner's first plan broke; empty unless the planner has a bug. */
  readonly broken: readonly RuleId[]
}

/** The same head with a gloss in its own colours as the wish. */
const asGloss = (situation: Situation): Situation => {
  const own = eachZone((zone) => {
    const { level, tone } = situation.current[zone]
    return { level, tone }
  })
  return {
    ...situation,
    goal: { kind: 'refresh', ...own.lengths, zones: own },
    details: { ...situation.details, technique: 'glossing' },
  }
}

/** A plan without a bowl: what the formula lacks is a question to the colourist. */
const asQuestion = (plan: Plan, code: 'no-safe-formula' | 'reading-first'): Plan => ({
  ...plan,
  outcome: 'REFUSE_TODAY',
  sessions: [],
  totalMinutes: 0,
  warnings: [],
  refusals: [reason(code, '7.8')],
  alternatives: [],
  alternativesConsidered: [],
  maintenance: [],
  options: [],
})

/** A wish under its own name: what is only read is not planned at an end of its bar. */
const asRead = (situation: Situation): Situation => {
  const zones = eachZone((zone) => {
    const { levelError: _, ...wish } = situation.goal.zones[zone]
    return wish
  })
  return { ...situation, goal: { ...situation.goal, zones } }
}

/** The plan for a reading that no formula may be based on: nothing, until the colourist says what the colour is. */
export const planWithoutReading = (situation: Situation): SafePlan => ({
  plan: asQuestion(planWithoutOptions(asRead(situation)), 'reading-first'),
  broken: [],
})

/**
 * The plan of a situation, which passes every safety rule. If the planner's plan breaks one, the next safe one is used: the plan
 * without its options, a gloss in the hair's own colours, no bowl at all. `planOf` makes the plans that `planner` completes.
 */
export const safePlan = (
  situation: Situation,
  planner = planFormula,
  planOf: PlanOf = planWithoutOptions,
): SafePlan => {
  const plan = planner(situation, planOf)
  const violations = checkPlan(plan, situation)
  if (violations.length === 0) return { plan, broken: [] }
  const gloss = planner(asGloss(situation), planOf)
  const nextSafe = [
    { ...plan, options: [] },
    {
      ...gloss,
      outcome: 'ALTERNATIVE' as const,
      goal: plan.goal,
      reasons: [reason('gloss-instead', '7.8')],
      options: [],
    },
  ].find((next) => checkPlan(next, situation).length === 0)
  return {
    plan: nextSafe ?? asQuestion(plan, 'no-safe-formula'),
    broken: [...new Set(violations.map(({ rule }) => rule))],
  }
}
