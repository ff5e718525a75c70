import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { planWithoutOptions } from './plan-formula.ts'

/** Plans a situation, without its options and the results of its bowls. */
export type PlanOf = (situation: Situation) => Plan

/** Plans each situation once: most siblings of an analysis are plans that its questions were weighed by. */
export const rememberedPlans = (): PlanOf => {
  const plans = new Map<string, Plan>()
  return (situation) => {
    const key = JSON.stringify(situation)
    const plan = plans.get(key) ?? planWithoutOptions(situation)
    plans.set(key, plan)
    return plan
  }
}
