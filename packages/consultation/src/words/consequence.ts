import type { Reason, ReasonCode } from '@riflesso/colorimetry'

/** Warnings that block the work until resolved, and those listed last: open questions, and permanent ones. */
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

/** Warnings of a plan by consequence: those that block the work, those to watch, and permanent ones. */
export const byConsequence = (warnings: readonly Reason[]): Reason[] =>
  warnings.toSorted((one, other) => rank(one) - rank(other))
