import { type CurrentUser, TRIAL_ANALYSES } from '@riflesso/contract'

/** The effective plan: a paid plan while its subscription is active, otherwise the trial. */
export function effectivePlan({
  currentPlan,
  subscriptionStatus,
}: Pick<CurrentUser, 'currentPlan' | 'subscriptionStatus'>): 'trial' | 'basic' | 'pro' {
  const paid = currentPlan === 'basic' || currentPlan === 'pro'
  return paid && subscriptionStatus === 'active' ? currentPlan : 'trial'
}

/** Remaining free analyses. */
export const trialRemaining = ({ trialAnalysesUsed }: Pick<CurrentUser, 'trialAnalysesUsed'>): number =>
  Math.max(0, TRIAL_ANALYSES - trialAnalysesUsed)

/** The badge changes colour at this many or fewer. Source: product specification, section 9. */
const FEW = 5

/** Colour of the remaining badge; `remaining` is null if the plan has no limit. */
export function badgeTone(remaining: number | null): 'danger' | 'few' | 'plenty' {
  if (remaining === null || remaining > FEW) return 'plenty'
  return remaining === 0 ? 'danger' : 'few'
}
