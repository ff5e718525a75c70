import { buildSituation, type Situation } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'

/** The situation of an archived analysis, with the corrections of that time; null if its answers are not kept. */
export function situationOf({ prima, dopo, declared, corrections }: AnalysisResult): Situation | null {
  if (declared === undefined) return null
  const { details, ...selectors } = declared
  const situation = buildSituation({ prima, dopo, selectors, details })
  if ('ok' in situation) return null
  return corrections === undefined ? situation : { ...situation, corrections }
}
