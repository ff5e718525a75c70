import type { AnalysisResult } from '@riflesso/consultation'
import type { LockColours } from '~/ui/hair/lock-layers.ts'
import { mainHex } from './analysis-result.ts'

type Reading = NonNullable<AnalysisResult['prima']>

/** Colours of the hair measured in a photo. */
export const readColours = ({ hex, zones }: Pick<Reading, 'hex' | 'zones'>): LockColours => ({
  roots: zones.roots?.hex ?? hex,
  lengths: hex,
  ends: zones.ends?.hex ?? hex,
})

/** Colours of a result. Roots and tips of a photo are used only if the result has the photo's colour. */
export function resultColours(analysis: AnalysisResult): LockColours {
  const hex = mainHex(analysis)
  const reading = analysis.dopo ?? analysis.prima
  return reading?.hex === hex ? readColours(reading) : { roots: hex, lengths: hex, ends: hex }
}
