import { HairLock } from '~/ui/hair/hair-lock.tsx'
import { hairSeed } from '~/ui/hair/hair-seed.ts'
import { type AnalysisResult, mainHex } from '../model/analysis-result.ts'

type Props = {
  readonly analysis: AnalysisResult
  /** What the picture shows; absent when it is decoration. */
  readonly label?: string
}

/** The colour of a result as hair, filling its box. */
export function ResultHair({ analysis, label }: Props) {
  const hex = mainHex(analysis)
  const reading = analysis.dopo ?? analysis.prima
  // The photo's roots and tips go only with the photo's own colour.
  const zones = reading?.hex === hex ? reading.zones : null
  return (
    <HairLock
      roots={zones?.roots?.hex ?? hex}
      lengths={hex}
      ends={zones?.ends?.hex ?? hex}
      seed={hairSeed(hex)}
      {...(label === undefined ? {} : { label })}
    />
  )
}
