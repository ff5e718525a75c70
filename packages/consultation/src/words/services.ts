/** Services that lighten or clean hair, worded to begin a sentence. */
export const SERVICE_WORDS = {
  'lift-with-colour': 'La sola colorazione',
  'remove-dye': 'La rimozione del vecchio colore',
  'remove-direct': 'Il bagno che apre il colore diretto',
  'relighten-lights': 'La ripresa delle mèches',
  lighten: 'La decolorazione',
} as const

/** Why a service is not possible on this hair. */
export const NEED_WORDS = {
  'undyed-hair': 'il colore non schiarisce capelli già colorati o decolorati',
  'clean-base': 'sotto il colore diretto lascerebbe pigmento ossidativo',
  strands: 'fra le ciocche chiare serve un lavoro a ciocche, in stagnola',
  'even-lightness': 'accanto alle lunghezze decolorate resterebbe più calda e più scura',
  'cooler-base': 'lascerebbe in vista il fondo caldo, e il riflesso voluto è freddo',
  levels: 'i livelli da schiarire sono più di quelli che può dare qui',
  powder: 'qui non si apre polvere',
  'whole-way': 'oggi si fermerebbe a metà strada, e quel colore andrebbe poi tolto',
} as const
