import type { AnalysisResult } from '@riflesso/consultation'
import { mainHex } from './analysis-result.ts'

/** Colours of rendered hair, '#RRGGBB', from roots to tips. */
type HairColours = { readonly roots: string; readonly lengths: string; readonly ends: string }
type Reading = NonNullable<AnalysisResult['prima']>

/** Colours of the hair measured in a photo. */
export const readColours = ({ hex, zones }: Pick<Reading, 'hex' | 'zones'>): HairColours => ({
  roots: zones.roots?.hex ?? hex,
  lengths: hex,
  ends: zones.ends?.hex ?? hex,
})

/** Colours of a result. Roots and tips of a photo are used only if the result has the photo's colour. */
export function resultColours(analysis: AnalysisResult): HairColours {
  const hex = mainHex(analysis)
  const reading = analysis.dopo ?? analysis.prima
  return reading?.hex === hex ? readColours(reading) : { roots: hex, lengths: hex, ends: hex }
}
