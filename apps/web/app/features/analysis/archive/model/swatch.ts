import { COLOUR_NAMES, FALLBACK_COLOUR, LIST_GROUPS } from './colour-names.ts'

const HEX_INSIDE = /#[0-9a-f]{6}(?![0-9a-f])/i
const RGB = /^rgba?\(\s*\d{1,3}(\s*[,\s]\s*\d{1,3}){2}(\s*[,/]\s*[\d.]+%?)?\s*\)$/

const hexInside = (text: string): string | null => HEX_INSIDE.exec(text)?.[0].toUpperCase() ?? null

function rgbValue(text: string): string | null {
  const value = text.trim().toLowerCase()
  return RGB.test(value) ? value : null
}

const named = (names: typeof COLOUR_NAMES, text: string): string | null =>
  names.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1] ?? null

/** CSS colour of a code or name: a contained 6-digit hex, an rgb value, or a known name; null otherwise. */
export const colourOf = (text: string): string | null => hexInside(text) ?? rgbValue(text) ?? named(COLOUR_NAMES, text)

type Coloured = { readonly colorName: string; readonly colorCode: string | readonly string[] }

/** CSS colour of an analysis in the list: from its code, otherwise from its name, otherwise purple. */
export function listSwatch({ colorName, colorCode }: Coloured): string {
  const codes = [colorCode].flat()
  const firstBy = (read: (code: string) => string | null) => codes.map(read).find((colour) => colour !== null)
  return firstBy(hexInside) ?? firstBy(rgbValue) ?? named(LIST_GROUPS, colorName) ?? FALLBACK_COLOUR
}

/** CSS colours of an analysis in its detail: all of a multi-colour result, otherwise the one of the list. */
export function detailSwatch({
  multiColors,
  ...analysis
}: Coloured & { readonly multiColors: readonly string[] }): string[] {
  const several = multiColors.map(colourOf).filter((colour) => colour !== null)
  return several.length > 1 ? several : [listSwatch(analysis)]
}
