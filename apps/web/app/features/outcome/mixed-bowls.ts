import type { AnalysisResult } from '@riflesso/consultation'
import { type AnalysisOutcome, MIXED_MAX } from '@riflesso/contract'
import { amountsIn } from '~/format/formula-line.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'

export type MixedBowl = NonNullable<AnalysisOutcome['mixed']>[number]

/** The planned bowls; phases without a formula are omitted. */
export const plannedBowls = ({ fasi_operative }: AnalysisResult): MixedBowl[] =>
  fasi_operative.flatMap(({ formula, tempo_posa_min }, phase) =>
    formula.length === 0
      ? []
      : [
          {
            phase,
            ...amountsIn(formula),
            minutes: Math.round(Number(splitPhaseTime(tempo_posa_min).minutes.replace(',', '.')) || 0),
          },
        ],
  )

/** Weighed amounts of a bowl. */
type WeighedLines = Pick<MixedBowl, 'phase' | 'developerVolume'> & { readonly grams: readonly (number | null)[] }

/**
 * The planned or timed bowls with their weighed amounts. A line that was not weighed keeps its amount, and a bowl without a weighed
 * developer its volumes.
 */
export const withWeighed = (bowls: readonly MixedBowl[], weighed: readonly WeighedLines[]): MixedBowl[] =>
  bowls.map((bowl) => {
    const own = weighed.find(({ phase }) => phase === bowl.phase)
    if (own === undefined) return bowl
    return {
      ...bowl,
      grams: bowl.grams.map((amount, line) => {
        const grams = own.grams[line] ?? null
        return grams === null ? amount : Math.min(MIXED_MAX.grams, grams)
      }),
      developerVolume: own.developerVolume ?? bowl.developerVolume,
    }
  })

/** The bowls to send; null if they equal the planned ones. */
export function mixedUnlessPlanned(
  mixed: readonly MixedBowl[] | null,
  planned: readonly MixedBowl[],
): MixedBowl[] | null {
  return mixed === null || JSON.stringify(mixed) === JSON.stringify(planned) ? null : [...mixed]
}
