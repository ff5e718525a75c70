import { type CurrentUser, TRIAL_ANALYSES } from '@riflesso/contract'

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
