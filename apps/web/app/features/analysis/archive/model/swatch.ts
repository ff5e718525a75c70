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

/**
 * Colours for Italian and English names of hair colours, for swatches of analyses without a measured colour. Measured colours
 * always carry their own hex.
 */
type NamedColour = readonly [pattern: RegExp, hex: string]

/** Patterns of the list; the first match is used. Groups and order: product specification, section 3. */
const LIST_GROUPS: readonly NamedColour[] = [
  [/biondo|bionda|bionde|blond|dorat|\boro\b|gold|miele|honey/, '#D9B36C'],
  [/castan|marron|bruno|bruna|brown|chestnut|cioccolat|chocolate|nocciola|caramell/, '#6B4A34'],
  [/\bnero|\bnera|black|corvino/, '#1F1A1B'],
  [/rosso|rossa|\bred\b|mogano|mahogany|ramat|\brame\b|copper|ginger|tiziano/, '#A6472B'],
  [/cenere|cinere|\bash|grigi|gr[ea]y|argent|silver/, '#9A938D'],
]

/** All names with a colour; the first match is used. Fashion colours come first, because 'light blue' is not a blonde. */
const COLOUR_NAMES: readonly NamedColour[] = [
  [/turchese|turquoise|teal/, '#2FA6A0'],
  [/azzurr|celeste|light blue|sky/, '#7FB4D9'],
  [/ghiaccio|\bice\b|icy/, '#DDE3E6'],
  [/viola|violett?|violet|purple|lilla|lavand|lavender|mauve|prugna|plum/, '#8B5FBF'],
  [/\brosa\b|pink|rosé|rose gold/, '#D98CA3'],
  [/arancio|arancione|orange/, '#D9702E'],
  [/\bblu\b|\bblue\b|navy/, '#31477F'],
  [/verde|green/, '#5B8A5A'],
  ...LIST_GROUPS,
  [/bianc|white|platin/, '#EFE9DF'],
]

/** Colour of unknown names. Source: product specification, section 3. */
export const FALLBACK_COLOUR = '#8B5FBF'
