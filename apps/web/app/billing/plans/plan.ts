import { type CurrentUser, TRIAL_ANALYSES } from '@riflesso/contract'

/** The plan that counts: a paid one only while its subscription is active, otherwise the trial. */
export function effectivePlan({
  currentPlan,
  subscriptionStatus,
}: Pick<CurrentUser, 'currentPlan' | 'subscriptionStatus'>): 'trial' | 'basic' | 'pro' {
  const paid = currentPlan === 'basic' || currentPlan === 'pro'
  return paid && subscriptionStatus === 'active' ? currentPlan : 'trial'
}

/** Free analyses that are left. */
export const trialRemaining = ({ trialAnalysesUsed }: Pick<CurrentUser, 'trialAnalysesUsed'>): number =>
  Math.max(0, TRIAL_ANALYSES - trialAnalysesUsed)

/** At this many or fewer the badge turns. Source: product specification, section 9. */
const FEW = 5

/** Colour of the remaining badge; `remaining` is null when the plan has no limit. */
export function badgeTone(remaining: number | null): 'danger' | 'few' | 'plenty' {
  if (remaining === null || remaining > FEW) return 'plenty'
  return remaining === 0 ? 'danger' : 'few'
}
