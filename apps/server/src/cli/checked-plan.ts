import { checkPlan, type Plan, planFormula, type Situation } from '@riflesso/colorimetry'

/** The plan for a situation, unless it breaks a safety rule: then the rules, which is a bug in the planner. */
export function checkedPlan(
  situation: Situation,
): { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly rules: string } {
  const plan = planFormula(situation)
  const rules = [...new Set(checkPlan(plan, situation).map(({ rule }) => rule))].join(', ')
  return rules === '' ? { ok: true, plan } : { ok: false, rules }
}
