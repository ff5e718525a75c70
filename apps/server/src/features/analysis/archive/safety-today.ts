import { absoluteRefusals, emptyDetails, HARD_LIMITS, patchTestState, usesColour } from '@riflesso/colorimetry'
import type { SafetyToday } from '@riflesso/contract'
import type { AnalysedClient } from '#features/clients'
import { HOUR_MS } from '#platform/clock'
import { type WholeRow, wholeOf } from '../repository.ts'

/** Prohibitions that a card can add after an analysis. Other answers of the card change no phase of a plan. */
const FORBIDDEN: Readonly<Record<string, SafetyToday>> = {
  allergy: 'allergy',
  'patch-test-positive': 'positive',
  'under-16': 'under-16',
}

/**
 * Whether an archived formula is safe today: by the answers of the analysis, aged by the time since, and completed from the client's
 * current card. Null if the plan is not forbidden and uses no colour.
 */
export function safetyToday(row: WholeRow, client: AnalysedClient | null, now: Date): SafetyToday | null {
  const { plan, declared } = wholeOf(row)
  const answers = declared?.details ?? emptyDetails
  const aged = agedBy(answers.safety.patchTestAgeHours, (now.getTime() - row.analysisDate.getTime()) / HOUR_MS)
  const given = { ...answers, safety: { ...answers.safety, patchTestAgeHours: aged } }
  const details = client?.declare(given) ?? given
  for (const { code } of absoluteRefusals({ condition: null, details })) {
    const forbidden = FORBIDDEN[code]
    if (forbidden) return forbidden
  }
  return plan.sessions.some(usesColour) ? patchTestState(details.safety) : null
}

/** A test without a date was valid on the day of the analysis, and is valid for six months from that day. */
const agedBy = (hours: number | null, elapsed: number): number | null =>
  hours !== null ? hours + elapsed : elapsed > HARD_LIMITS.patchTestMaxHours ? elapsed : null
