import { HairLock } from '~/ui/hair/hair-lock.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { resultColours } from '../model/hair-colours.ts'

type Props = {
  readonly analysis: AnalysisResult
  readonly label?: string
}

/** The colour of a result as hair, filling its box. */
export function ResultHair({ analysis, label }: Props) {
  return <HairLock {...resultColours(analysis)} {...(label === undefined ? {} : { label })} />
}
