import { bandOf, LEARNING } from '../data/correction-limits.ts'
import { type Estimate, LEVEL_BANDS, type LevelBand, SHADE_FAMILIES, type ShadeFamily } from '../model/corrections.ts'
import { correctionsFrom, type LearningOutcome, recentOutcomes } from './corrections-from.ts'

/** The results of one family and band. */
export type LearningCell = {
  readonly family: ShadeFamily
  readonly band: LevelBand
  /** Results in this band. */
  readonly results: number
  /** As in `Correction`. */
  readonly level: Estimate
  readonly warmth: Estimate
}

export type LearningOverview = {
  /** Results still missing before anything is corrected, of colour and of powder. */
  readonly missing: { readonly colour: number; readonly powder: number }
  /** Families and bands with at least one result. */
  readonly cells: readonly LearningCell[]
}

/** The corrections of a salon for any client, with the number of results; times as in `correctionsFrom`. */
export const learningOverview = (outcomes: readonly LearningOutcome[], now: number): LearningOverview => {
  const recent = recentOutcomes(outcomes, now)
  const corrections = correctionsFrom(recent, null, now)
  const missingOf = (isPowder: boolean) =>
    Math.max(0, LEARNING.fewest - recent.filter(({ family }) => (family === 'lightener') === isPowder).length)
  const cells = SHADE_FAMILIES.flatMap((family) =>
    LEVEL_BANDS.map((band): LearningCell => {
      const results = recent.filter((each) => each.family === family && bandOf(each.expected.level) === band).length
      const { level, warmth } = corrections[band][family]
      return { family, band, results, level, warmth }
    }),
  )
  return {
    missing: { colour: missingOf(false), powder: missingOf(true) },
    cells: cells.filter(({ results }) => results > 0),
  }
}
