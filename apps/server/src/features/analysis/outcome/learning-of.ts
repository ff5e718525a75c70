import { type LearningResult, learningResult } from '@riflesso/colorimetry'
import { analysisOfOption } from '@riflesso/consultation'
import { situationOf } from '../archive/situation-of.ts'
import type { WholeRow } from '../repository.ts'
import type { OutcomeRow, WeighedTube } from './outcome-repository.ts'
import { workedBowls } from './worked-bowls.ts'

/** The learning result of an outcome; null without a photo, or if it cannot be compared. */
export function learningOf(
  { analysis }: Pick<WholeRow, 'analysis'>,
  { option, expected, mixed, reading }: OutcomeRow['row'],
  tubes: readonly WeighedTube[],
): LearningResult | null {
  const chosen = analysisOfOption(analysis, option)
  const situation = situationOf(chosen)
  if (reading === null || situation === null) return null
  const worked = workedBowls(chosen.plan.sessions[0]?.phases ?? [], mixed, tubes)
  return learningResult(chosen.plan, situation, expected.zone, worked, reading)
}
