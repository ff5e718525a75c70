import { COLOUR_NAMES, FALLBACK_COLOUR } from './colour-names.ts'

const HEX_INSIDE = /#[0-9a-f]{6}\b/i
const RGB = /^rgba?\(\s*\d{1,3}(\s*[,\s]\s*\d{1,3}){2}(\s*[,/]\s*[\d.]+%?)?\s*\)$/i

/** The CSS colour for one code or name: a hex code inside it, an rgb value, a known name; null when it is none. */
export function colourOf(text: string): string | null {
  const hex = HEX_INSIDE.exec(text)?.[0]
  if (hex) return hex.toUpperCase()
  const trimmed = text.trim()
  if (RGB.test(trimmed)) return trimmed
  const name = trimmed.toLowerCase()
  return COLOUR_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

type Coloured = {
  readonly colorName: string
  readonly colorCode: string | readonly string[]
  readonly multiColors: readonly string[]
}

/** The colours of an analysis, for its dot and its swatch: several codes, one code, a guess from the name, or purple. */
export function swatchColours({ colorName, colorCode, multiColors }: Coloured): string[] {
  const several = multiColors.map(colourOf).filter((colour) => colour !== null)
  if (several.length > 1) return several
  const codes = typeof colorCode === 'string' ? [colorCode] : colorCode
  const known = codes.map(colourOf).filter((colour) => colour !== null)
  if (known.length > 0) return known
  return several.length > 0 ? several : [colourOf(colorName) ?? FALLBACK_COLOUR]
}
