/**
 * Colours for names of hair colours, Italian and English, where no measured value is at hand (analyses written by a
 * model). Only for drawing a swatch; what was measured always carries its own hex.
 */
type NamedColour = readonly [pattern: RegExp, hex: string]

/** What the list guesses from, the first that fits. Groups and order: product specification, section 3. */
export const LIST_GROUPS: readonly NamedColour[] = [
  [/biondo|bionda|bionde|blond|dorat|\boro\b|gold|miele|honey/, '#D9B36C'],
  [/castan|marron|bruno|bruna|brown|chestnut|cioccolat|chocolate|nocciola|caramell/, '#6B4A34'],
  [/\bnero|\bnera|black|corvino/, '#1F1A1B'],
  [/rosso|rossa|\bred\b|mogano|mahogany|ramat|\brame\b|copper|ginger|tiziano/, '#A6472B'],
  [/cenere|cinere|\bash|grigi|gr[ea]y|argent|silver/, '#9A938D'],
]

/** Every name that has a colour, the first that fits: fashion colours before the groups, since 'light blue' is no blonde. */
export const COLOUR_NAMES: readonly NamedColour[] = [
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

/** What stands for a colour nobody can tell. Source: product specification, section 3. */
export const FALLBACK_COLOUR = '#8B5FBF'
