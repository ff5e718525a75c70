// The codes of an external model's answer, and this product's words for each.
export const SEEN_HISTORY = {
  'dark-box-dye': 'tinta scura a più strati sulle lunghezze',
  'old-lightening': 'schiariture precedenti ancora visibili',
  'colour-bands': 'bande di colore diverso lungo la chioma',
  'faded-colour': 'colore sbiadito sulle lunghezze',
  'warm-faded': 'riflesso caldo affiorato nel tempo',
  'green-cast': 'una nota verdastra',
  'red-residue': 'residui di rosso o rame',
  'white-strands': 'fili bianchi',
} as const

export const SEEN_CONDITION = {
  'split-ends': 'doppie punte',
  'dry-ends': 'punte secche',
  frizz: 'capelli crespi',
  breakage: 'capelli spezzati',
  dull: 'lunghezze opache',
  porous: 'punte porose, che assorbono in fretta',
  shiny: 'lunghezze lucide e compatte',
} as const

export const SEEN_REGROWTH = {
  none: 'nessuna ricrescita visibile',
  slight: 'ricrescita appena accennata',
  clear: 'ricrescita ben visibile',
  wide: 'ricrescita ampia',
} as const

export const SEEN_OCCLUSIONS = {
  hat: 'un copricapo',
  accessory: 'un accessorio',
  hands: 'le mani',
  tied: 'i capelli raccolti',
  'cut-off': 'il bordo della foto',
  shadow: 'un’ombra marcata',
  reflection: 'riflessi di luce',
} as const

/** Why a phase is changed. The words state no number and no product: those are on the changed phase. */
export const CHANGE_REASONS = {
  'absorbs-fast': 'i capelli assorbono in fretta',
  resistant: 'i capelli sono resistenti',
  delicate: 'la fibra è delicata',
  'white-strands': 'ci sono fili bianchi',
  'uneven-colour': 'il colore di partenza non è uniforme',
  'earlier-colour': 'si vede un lavoro precedente',
  'small-area': 'la parte da lavorare è piccola',
  'large-area': 'la parte da lavorare è ampia',
} as const

const codesOf = <K extends string>(table: Readonly<Record<K, string>>) => Object.keys(table) as [K, ...K[]]

export const SEEN_HISTORY_CODES = codesOf(SEEN_HISTORY)
export const SEEN_CONDITION_CODES = codesOf(SEEN_CONDITION)
export const SEEN_REGROWTH_CODES = codesOf(SEEN_REGROWTH)
export const SEEN_OCCLUSION_CODES = codesOf(SEEN_OCCLUSIONS)
export const CHANGE_REASON_CODES = codesOf(CHANGE_REASONS)
