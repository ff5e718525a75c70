import { buildSituation, type Situation } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'

/** What an archived analysis was planned for, with the corrections of that time; null for one that keeps no answers. */
export function situationOf({ prima, dopo, declared, corrections }: AnalysisResult): Situation | null {
  if (declared === undefined) return null
  const { details, ...selectors } = declared
  const situation = buildSituation({ prima, dopo, selectors, details })
  if ('ok' in situation) return null
  return corrections === undefined ? situation : { ...situation, corrections }
}
