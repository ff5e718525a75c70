import { labFromHex, levelFromLab } from '@riflesso/colorimetry'
import { namedLevel } from '@riflesso/consultation'
import { colourOf } from './swatch.ts'

/** The N of 'Base Livello N': the stored level, otherwise from the colour code ('7.43' or a hex); null if neither is known. */
export function baseLevel({
  level,
  colorCode,
}: {
  readonly level: number
  readonly colorCode: string | readonly string[]
}): number | null {
  if (level >= 1) return namedLevel(level)
  for (const code of [colorCode].flat()) {
    const shade = /^\s*(\d{1,2})(?:[.,/]\d+)?\s*(?:$|[^\d.,/])/.exec(code)
    if (shade) return namedLevel(Number(shade[1]))
    const lab = labFromHex(colourOf(code) ?? '')
    if (lab) return namedLevel(levelFromLab(lab))
  }
  return null
}
