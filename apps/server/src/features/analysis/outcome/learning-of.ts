import { type LearningResult, learningResult } from '@riflesso/colorimetry'
import { analysisOfOption, mixedProducts } from '@riflesso/consultation'
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
  const phases = chosen.plan.sessions[0]?.phases ?? []
  const worked = mixed?.flatMap((bowl) => {
    const phase = phases[bowl.phase]
    return phase === undefined ? [] : [{ ...bowl, products: mixedProducts(phase, bowl.grams) }]
  })
  return learningResult(chosen.plan, situation, expected.zone, worked ?? null, reading)
}
