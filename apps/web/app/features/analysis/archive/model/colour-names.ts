/**
 * Colours for Italian and English names of hair colours, for swatches of analyses without a measured colour. Measured colours
 * always carry their own hex.
 */
type NamedColour = readonly [pattern: RegExp, hex: string]

/** Patterns of the list; the first match is used. Groups and order: product specification, section 3. */
export const LIST_GROUPS: readonly NamedColour[] = [
  [/biondo|bionda|bionde|blond|dorat|\boro\b|gold|miele|honey/, '#D9B36C'],
  [/castan|marron|bruno|bruna|brown|chestnut|cioccolat|chocolate|nocciola|caramell/, '#6B4A34'],
  [/\bnero|\bnera|black|corvino/, '#1F1A1B'],
  [/rosso|rossa|\bred\b|mogano|mahogany|ramat|\brame\b|copper|ginger|tiziano/, '#A6472B'],
  [/cenere|cinere|\bash|grigi|gr[ea]y|argent|silver/, '#9A938D'],
]

/** All names with a colour; the first match is used. Fashion colours come first, because 'light blue' is not a blonde. */
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

/** Colour of unknown names. Source: product specification, section 3. */
export const FALLBACK_COLOUR = '#8B5FBF'
