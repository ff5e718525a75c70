import { type EffectivePlan, effectivePlan, type PLANS, type SUBSCRIPTION_STATUSES } from '@riflesso/contract'

/** Plan and counts of the salon's row. */
export type PlanState = {
  readonly currentPlan: (typeof PLANS)[number]
  readonly subscriptionStatus: (typeof SUBSCRIPTION_STATUSES)[number] | null
  readonly subscriptionStartDate: Date | null
  readonly trialAnalysesUsed: number
  readonly monthlyAnalysesUsed: number
  readonly monthlyAnalysesResetDate: Date | null
}

export type Allowance = {
  readonly plan: EffectivePlan
  /** In total for trial, in the current month for the others. */
  readonly used: number
  /** null = no limit. */
  readonly remaining: number | null
  /** When the month's count resets; null for trial. */
  readonly resetsAt: Date | null
  readonly trialAnalysesUsed: number
}

/** Used and remaining analyses of the salon. `maxAnalyses` is the limit of its effective plan, null = none. */
export function allowanceOf(state: PlanState, maxAnalyses: number | null, now: Date): Allowance {
  const plan = effectivePlan(state)
  const month = currentMonth(state, now)
  const used = plan === 'trial' ? state.trialAnalysesUsed : month.used
  return {
    plan,
    used,
    remaining: maxAnalyses === null ? null : Math.max(0, maxAnalyses - used),
    resetsAt: plan === 'trial' ? null : month.resetsAt,
    trialAnalysesUsed: state.trialAnalysesUsed,
  }
}

/** The month's current count: the stored one, or 0 once its reset date has passed. */
export function currentMonth(state: PlanState, now: Date): { readonly used: number; readonly resetsAt: Date } {
  const { monthlyAnalysesResetDate: resetDate, monthlyAnalysesUsed, subscriptionStartDate } = state
  if (resetDate && resetDate > now) return { used: monthlyAnalysesUsed, resetsAt: resetDate }
  const anchor = subscriptionStartDate ?? resetDate ?? now
  return { used: resetDate ? 0 : monthlyAnalysesUsed, resetsAt: nextReset(anchor, now) }
}

/**
 * The first time after `now` at which a monthly count that began at `anchor` resets: whole calendar months
 * after the anchor, on its day of the month or the last day of a shorter one. Times are UTC.
 */
export function nextReset(anchor: Date, now: Date): Date {
  const passed = monthsBetween(anchor, now)
  const candidate = addMonths(anchor, Math.max(1, passed))
  return candidate > now ? candidate : addMonths(anchor, passed + 1)
}

const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()

/** The same time some calendar months later, or on the last day of a shorter month. Times are UTC. */
export function addMonths(from: Date, months: number): Date {
  const date = new Date(from)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(from.getUTCDate(), daysInMonth))
  return date
}
