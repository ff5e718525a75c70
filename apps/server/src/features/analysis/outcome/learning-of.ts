import { type LearningResult, learningResult } from '@riflesso/colorimetry'
import { analysisOfOption } from '@riflesso/consultation'
import { situationOf } from '../archive/situation-of.ts'
import type { WholeRow } from '../repository.ts'
import type { OutcomeRow } from './outcome-repository.ts'

/** What an outcome teaches; null without a photo, and where it cannot be compared. */
export function learningOf(
  { analysis }: Pick<WholeRow, 'analysis'>,
  { option, expected, mixed, reading }: OutcomeRow['row'],
): LearningResult | null {
  const chosen = analysisOfOption(analysis, option)
  const situation = situationOf(chosen)
  if (reading === null || situation === null) return null
  return learningResult(chosen.plan, situation, expected.zone, mixed, reading)
}
