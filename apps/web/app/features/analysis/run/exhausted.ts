import { TRIAL_ANALYSES } from '@riflesso/contract'
import { ApiError } from '~/api/api-error.ts'

/** Why the salon has no analysis left: the free ones are used up, or those of the month, until `resetDate`. */
export type Exhausted =
  | { readonly kind: 'trial'; readonly used: number }
  | { readonly kind: 'month'; readonly resetDate: Date }

/** What a refused analysis says about the plan, or null when the failure is another one. */
export function exhaustedBy(error: unknown): Exhausted | null {
  if (!(error instanceof ApiError)) return null
  const { requiresUpgrade, trialAnalysesUsed, resetDate } = error.details
  if (error.code !== 'requires-upgrade' && requiresUpgrade !== true) return null
  const reset = new Date(typeof resetDate === 'string' ? resetDate : Number.NaN)
  if (!Number.isNaN(reset.getTime())) return { kind: 'month', resetDate: reset }
  return { kind: 'trial', used: typeof trialAnalysesUsed === 'number' ? trialAnalysesUsed : TRIAL_ANALYSES }
}
