import { HairLock } from '~/ui/hair/hair-lock.tsx'
import { hairSeed } from '~/ui/hair/hair-seed.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { resultColours } from '../model/hair-colours.ts'

type Props = {
  readonly analysis: AnalysisResult
  /** Alternative text; absent for decoration. */
  readonly label?: string
}

/** The colour of a result as rendered hair, filling its box. */
export function ResultHair({ analysis, label }: Props) {
  const hair = resultColours(analysis)
  return <HairLock {...hair} seed={hairSeed(hair.lengths)} {...(label === undefined ? {} : { label })} />
}
