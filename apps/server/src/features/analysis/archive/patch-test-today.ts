import {
  type DeclaredDetails,
  emptyDetails,
  HARD_LIMITS,
  type PatchTestState,
  patchTestState,
  usesColour,
} from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { HOUR_MS } from '#platform/clock'

/**
 * State of the client's patch test today: the answers of the analysis, aged by the time since, completed by
 * `declare` from the card as it is now. Null if the plan uses no colour.
 */
export function patchTestToday(
  { plan, declared }: Pick<AnalysisResult, 'plan' | 'declared'>,
  madeAt: Date,
  now: Date,
  declare: (details: DeclaredDetails) => DeclaredDetails,
): PatchTestState | null {
  if (!plan.sessions.some(usesColour)) return null
  const details = declared?.details ?? emptyDetails
  const aged = agedBy(details.safety.patchTestAgeHours, (now.getTime() - madeAt.getTime()) / HOUR_MS)
  const { safety } = declare({ ...details, safety: { ...details.safety, patchTestAgeHours: aged } })
  return patchTestState(safety)
}

/** A test without a date was valid on the day of the analysis, and stays so until that day is six months ago. */
const agedBy = (hours: number | null, elapsed: number): number | null =>
  hours !== null ? hours + elapsed : elapsed > HARD_LIMITS.patchTestMaxHours ? elapsed : null
