import type { AnalysisResult } from '@riflesso/consultation'
import type { AnalysisOutcome } from '@riflesso/contract'
import { amountsIn } from '~/format/formula-line.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'

export type MixedBowl = NonNullable<AnalysisOutcome['mixed']>[number]

/** The bowls as the plan has them; phases without a formula are omitted. */
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

/** The bowls to send: null if they are the planned ones. */
export function mixedUnlessPlanned(
  mixed: readonly MixedBowl[] | null,
  planned: readonly MixedBowl[],
): MixedBowl[] | null {
  return mixed === null || JSON.stringify(mixed) === JSON.stringify(planned) ? null : [...mixed]
}
