import { labFromHex, levelFromLab } from '@riflesso/colorimetry'
import { colourOf } from './swatch.ts'

/** A half goes to the darker neighbour, as in a shade: 6.5 is base 6. */
const wholeLevel = (level: number): number => Math.min(10, Math.max(1, Math.ceil(level - 0.5)))

/** The N of 'Base Livello N': the stored level, otherwise from the colour code ('7.43' or a hex); null when neither tells. */
export function baseLevel({
  level,
  colorCode,
}: {
  readonly level: number
  readonly colorCode: string | readonly string[]
}): number | null {
  if (level >= 1) return wholeLevel(level)
  for (const code of [colorCode].flat()) {
    const shade = /^\s*(\d{1,2})(?:[.,/]\d+)?\s*(?:$|[^\d.,/])/.exec(code)
    if (shade) return wholeLevel(Number(shade[1]))
    const lab = labFromHex(colourOf(code) ?? '')
    if (lab) return wholeLevel(levelFromLab(lab))
  }
  return null
}
