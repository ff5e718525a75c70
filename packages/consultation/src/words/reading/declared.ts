import {
  type Condition,
  conditionOf,
  type HairDensity,
  type HairFibre,
  type HairLength,
  type HairType,
  historyOfHead,
  type ScalpState,
  type Situation,
  type ZoneHistory,
} from '@riflesso/colorimetry'

const CONDITION_WORDS = {
  ottimo: 'in ottimo stato',
  buono: 'in buono stato',
  discreto: 'in discreto stato',
  mediocre: 'in stato mediocre',
  pessimo: 'in pessimo stato',
} as const satisfies Record<Exclude<Condition, 'rovinato'>, string>

/** The declared condition after 'fibra': 'fibra in buono stato', 'fibra rovinata'. */
export const FIBRE_CONDITION_WORDS: Readonly<Record<Condition, string>> = { ...CONDITION_WORDS, rovinato: 'rovinata' }

/** The same after 'capelli'. */
export const HAIR_CONDITION_WORDS: Readonly<Record<Condition, string>> = { ...CONDITION_WORDS, rovinato: 'rovinati' }

/** The declared type, after 'capelli': 'capelli già colorati'. */
export const HAIR_TYPE_WORDS = {
  naturale: 'naturali, mai trattati',
  decolorati: 'decolorati',
  colorati: 'già colorati',
  meches: 'con mèches',
  permanentati: 'permanentati',
} as const satisfies Record<HairType, string>

/** History of a zone, after 'capello'. */
export const HISTORY_WORDS = {
  naturale: 'naturale',
  colorato: 'colorato',
  decolorato: 'decolorato',
  meches: 'con mèches',
  permanentato: 'permanentato',
} as const satisfies Record<ZoneHistory, string>

/** The same after 'capelli'. */
export const HISTORY_WORDS_PLURAL = {
  naturale: 'naturali',
  colorato: 'già colorati',
  decolorato: 'decolorati',
  meches: 'con mèches',
  permanentato: 'permanentati',
} as const satisfies Record<ZoneHistory, string>

/** The same after 'punte'. */
export const HISTORY_WORDS_OF_ENDS = {
  naturale: 'naturali',
  colorato: 'colorate',
  decolorato: 'schiarite',
  meches: 'con mèches',
  permanentato: 'permanentate',
} as const satisfies Record<ZoneHistory, string>

/** The hair that a plan is made for: 'capelli naturali in buono stato', 'capelli naturali con le punte schiarite in discreto stato'. */
export const hairInWords = (situation: Situation): string => {
  const { history, ends } = historyOfHead(situation)
  const tips = ends === null ? '' : ` con le punte ${HISTORY_WORDS_OF_ENDS[ends]}`
  return `capelli ${HISTORY_WORDS_PLURAL[history]}${tips} ${HAIR_CONDITION_WORDS[conditionOf(situation)]}`
}

export const SCALP_WORDS = {
  sana: 'sana',
  sensibile: 'sensibile',
  lesionata: 'lesionata',
} as const satisfies Record<ScalpState, string>

export const LENGTH_WORDS = {
  corto: 'corti',
  medio: 'di media lunghezza',
  lungo: 'lunghi',
  'extra-lungo': 'molto lunghi',
} as const satisfies Record<HairLength, string>

export const DENSITY_WORDS = { bassa: 'bassa', media: 'media', alta: 'alta' } as const satisfies Record<
  HairDensity,
  string
>

export const FIBRE_WORDS = { fine: 'fine', media: 'media', grossa: 'grossa' } as const satisfies Record<
  HairFibre,
  string
>
