import {
  absoluteRefusals,
  type DeclaredDetails,
  emptyDetails,
  HARD_LIMITS,
  patchTestState,
  usesColour,
} from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import type { SafetyToday } from '@riflesso/contract'
import { HOUR_MS } from '#platform/clock'

/** Prohibitions that a card can add after an analysis. Other answers of the card change no phase of a plan. */
const FORBIDDEN: Readonly<Record<string, SafetyToday>> = {
  allergy: 'allergy',
  'patch-test-positive': 'positive',
  'under-16': 'under-16',
}

/**
 * Whether an archived formula is safe today: by the answers of the analysis, aged by the time since, and completed by `declare` from
 * the current card. Null if the plan is not forbidden and uses no colour.
 */
export function safetyToday(
  { plan, declared }: Pick<AnalysisResult, 'plan' | 'declared'>,
  madeAt: Date,
  now: Date,
  declare: (details: DeclaredDetails) => DeclaredDetails,
): SafetyToday | null {
  const answers = declared?.details ?? emptyDetails
  const aged = agedBy(answers.safety.patchTestAgeHours, (now.getTime() - madeAt.getTime()) / HOUR_MS)
  const details = declare({ ...answers, safety: { ...answers.safety, patchTestAgeHours: aged } })
  for (const { code } of absoluteRefusals({ condition: null, details })) {
    const forbidden = FORBIDDEN[code]
    if (forbidden) return forbidden
  }
  return plan.sessions.some(usesColour) ? patchTestState(details.safety) : null
}

/** A test without a date was valid on the day of the analysis, and is valid for six months from that day. */
const agedBy = (hours: number | null, elapsed: number): number | null =>
  hours !== null ? hours + elapsed : elapsed > HARD_LIMITS.patchTestMaxHours ? elapsed : null
