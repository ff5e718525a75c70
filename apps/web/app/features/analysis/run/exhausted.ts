import { TRIAL_ANALYSES } from '@riflesso/contract'
import { ApiError } from '~/api/api-error.ts'

/** Which allowance is used up: the free analyses, or those of the month, until `resetDate`. */
export type Exhausted =
  | { readonly kind: 'trial'; readonly used: number }
  | { readonly kind: 'month'; readonly resetDate: Date }

/** The used-up allowance of a rejected analysis, or null for other errors. */
export function exhaustedBy(error: unknown): Exhausted | null {
  if (!(error instanceof ApiError)) return null
  const { requiresUpgrade, trialAnalysesUsed, resetDate } = error.details
  if (error.code !== 'requires-upgrade' && requiresUpgrade !== true) return null
  const reset = new Date(typeof resetDate === 'string' ? resetDate : Number.NaN)
  if (!Number.isNaN(reset.getTime())) return { kind: 'month', resetDate: reset }
  return { kind: 'trial', used: typeof trialAnalysesUsed === 'number' ? trialAnalysesUsed : TRIAL_ANALYSES }
}
