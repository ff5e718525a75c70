import type { AnalysisResult } from '@riflesso/consultation'
import { mainHex } from './analysis-result.ts'

/** Colours of drawn hair, '#RRGGBB' from the scalp to the tips. */
type HairColours = { readonly roots: string; readonly lengths: string; readonly ends: string }
type Reading = NonNullable<AnalysisResult['prima']>

/** The hair of a photo, as it was read. */
export const readColours = ({ hex, zones }: Pick<Reading, 'hex' | 'zones'>): HairColours => ({
  roots: zones.roots?.hex ?? hex,
  lengths: hex,
  ends: zones.ends?.hex ?? hex,
})

/** The hair of a result. The roots and tips of a photo go only with the photo's own colour. */
export function resultColours(analysis: AnalysisResult): HairColours {
  const hex = mainHex(analysis)
  const reading = analysis.dopo ?? analysis.prima
  return reading?.hex === hex ? readColours(reading) : { roots: hex, lengths: hex, ends: hex }
}
