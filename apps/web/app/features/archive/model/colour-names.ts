/**
 * Colours for names of hair colours, Italian and English, where no measured value is at hand (analyses written by a
 * model). Only for drawing a swatch; what was measured always carries its own hex. The first name that fits counts:
 * fashion colours, then the order of the product specification (section 3).
 */
export const COLOUR_NAMES: readonly (readonly [pattern: RegExp, hex: string])[] = [
  [/turchese|turquoise|teal/, '#2FA6A0'],
  [/azzurr|celeste|light blue|sky/, '#7FB4D9'],
  [/ghiaccio|\bice\b|icy/, '#DDE3E6'],
  [/viola|violett?|violet|purple|lilla|lavand|lavender|mauve|prugna|plum/, '#8B5FBF'],
  [/\brosa\b|pink|rosé|rose gold/, '#D98CA3'],
  [/arancio|arancione|orange/, '#D9702E'],
  [/\bblu\b|\bblue\b|navy/, '#31477F'],
  [/verde|green/, '#5B8A5A'],
  [/biondo|bionda|blond|dorat|\boro\b|gold|miele|honey/, '#D9B36C'],
  [/castan|marron|bruno|bruna|brown|chestnut|cioccolat|chocolate|nocciola|caramell/, '#6B4A34'],
  [/\bnero|\bnera|black|corvino/, '#1F1A1B'],
  [/rosso|rossa|\bred\b|mogano|mahogany|ramat|\brame\b|copper|ginger|tiziano/, '#A6472B'],
  [/cenere|cinere|\bash|grigi|gr[ea]y|argent|silver/, '#9A938D'],
  [/bianc|white|platin/, '#EFE9DF'],
]

/** What stands for a colour nobody can tell. Source: product specification, section 3. */
export const FALLBACK_COLOUR = '#8B5FBF'
