import type { Reason, ReasonCode } from '@riflesso/colorimetry'

/** What stops the work until it is done, and what comes last: what questions would answer, and what is always true. */
const STOPS: readonly ReasonCode[] = [
  'health-removed',
  'patch-test-pending',
  'patch-test-too-fresh',
  'patch-test-expired',
  'safety-questions',
  'strand-test-first',
]
const LAST: readonly ReasonCode[] = ['answers-missing', 'history-unverifiable', 'legal-gloves-eyes', 'legal-oxidative']

const rank = ({ code }: Reason): number => (STOPS.includes(code) ? 0 : LAST.includes(code) ? 2 : 1)

/** Warnings of a plan by what follows from them: what stops the work, what to watch, what is always true. */
export const byConsequence = (warnings: readonly Reason[]): Reason[] =>
  warnings.toSorted((one, other) => rank(one) - rank(other))
