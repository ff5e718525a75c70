import type { Phase, PhaseProduct, WorkedBowl } from '@riflesso/colorimetry'
import { mixedProducts } from '@riflesso/consultation'
import type { OutcomeRow, WeighedTube } from './outcome-repository.ts'

/**
 * Today's bowls as mixed: as recorded with the outcome, or the weighed tubes if they differ from the planned shades, which the lines
 * of a formula cannot record. An omitted bowl was mixed as planned.
 */
export const workedBowls = (
  phases: readonly Phase[],
  mixed: OutcomeRow['row']['mixed'],
  tubes: readonly WeighedTube[],
): readonly WorkedBowl[] =>
  phases.flatMap((planned, phase) => {
    const bowl = mixed?.find((each) => each.phase === phase)
    const weighed = otherTubes(
      planned,
      tubes.filter((tube) => tube.phase === phase),
    )
    if (bowl === undefined && weighed === null) return []
    return [
      {
        phase,
        products: weighed ?? (bowl ? mixedProducts(planned, bowl.grams) : planned.products),
        developerVolume: bowl?.developerVolume ?? null,
        minutes: bowl?.minutes ?? planned.minutes,
      },
    ]
  })

/** The products of a phase mixed from tubes; null if they are the planned shades, or none were weighed. */
function otherTubes({ products }: Phase, tubes: readonly WeighedTube[]): readonly PhaseProduct[] | null {
  const main = products.find(({ class: name, shade }) => shade !== null && name !== 'CORRECTOR')
  const planned = new Set(products.map(({ shade }) => shade))
  if (main === undefined || tubes.every(({ shade }) => planned.has(shade))) return null
  return [
    ...tubes.map(({ shade, grams, isCorrector }): PhaseProduct => {
      // As in the formula in tubes: the planned class, not that of the line of the tube.
      return { class: isCorrector ? 'CORRECTOR' : main.class, shade, grams }
    }),
    ...products.filter(({ shade }) => shade === null),
  ]
}
