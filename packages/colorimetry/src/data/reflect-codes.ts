import type { ToneName } from '../model/vocabulary.ts'

/** Meaning of a digit of the international numbering, and differences between brands (reference 2.1). */
export type ReflectCode = {
  readonly code: string
  readonly italian: string
  readonly pigment: string
  /** Canonical tones, main first. */
  readonly tones: readonly ToneName[]
  /** Brands that give it another meaning; null if none is known. */
  readonly variants: string | null
  readonly source: string
}

export const REFLECT_CODES: readonly ReflectCode[] = [
  {
    code: '.0',
    italian: 'naturale',
    pigment: 'balanced blue, red and yellow',
    tones: ['NATURALE'],
    variants: '.00 and NN are the intense natural for white hair [C]; also N',
    source: 'S9 S10',
  },
  {
    code: '.1',
    italian: 'cenere',
    pigment: 'grey-blue',
    tones: ['CENERE'],
    variants: 'blue-green or blue-violet in some lines [C]',
    source: 'S7',
  },
  {
    code: '.2',
    italian: 'irisé, perla',
    pigment: 'violet',
    tones: ['IRISE'],
    variants: 'matt green at Wella [C]',
    source: 'S7 S9',
  },
  { code: '.3', italian: 'dorato', pigment: 'yellow (gold)', tones: ['DORATO'], variants: null, source: 'S7 S9' },
  {
    code: '.4',
    italian: 'rame, ramato',
    pigment: 'orange (copper)',
    tones: ['RAME'],
    variants: 'red at Wella [C]',
    source: 'S7 S9',
  },
  {
    code: '.5',
    italian: 'mogano, acaju',
    pigment: 'red-violet (brown red)',
    tones: ['MOGANO'],
    variants: 'L’Oréal writes orange-red [S7]',
    source: 'S9 C',
  },
  {
    code: '.6',
    italian: 'rosso',
    pigment: 'red',
    tones: ['ROSSO'],
    variants: 'violet at Wella [C]',
    source: 'S7 S9',
  },
  {
    code: '.7',
    italian: 'verde, mat, opaco',
    pigment: 'green',
    tones: ['VERDE'],
    variants: 'brown or chocolate in another list [S9] and in several Italian lines [C]',
    source: 'S7',
  },
  {
    code: '.8',
    italian: 'moka, beige, perla, blu',
    pigment: 'by brand',
    tones: ['BEIGE'],
    variants: 'mocha at L’Oréal Italy [S7], blue in another list [S9]',
    source: 'C',
  },
  {
    code: '.9',
    italian: 'beige, sabbia, viola fantasia',
    pigment: 'by brand',
    tones: [],
    variants: 'beige [S9]; ask the brand',
    source: 'S9',
  },
  { code: '.13', italian: 'beige freddo', pigment: 'ash and gold', tones: ['BEIGE'], variants: null, source: 'C' },
  {
    code: '.31',
    italian: 'beige caldo',
    pigment: 'gold and ash',
    tones: ['BEIGE', 'DORATO'],
    variants: null,
    source: 'C',
  },
  {
    code: '.12',
    italian: 'cenere-irisé',
    pigment: 'blue and violet',
    tones: ['CENERE', 'IRISE'],
    variants: null,
    source: 'C',
  },
  {
    code: '.21',
    italian: 'perla',
    pigment: 'violet and blue',
    tones: ['IRISE', 'CENERE'],
    variants: null,
    source: 'C',
  },
  {
    code: '.34',
    italian: 'dorato ramato',
    pigment: 'gold and copper, used for repigmenting',
    tones: ['DORATO', 'RAME'],
    variants: null,
    source: 'S34',
  },
  {
    code: '.43',
    italian: 'ramato dorato',
    pigment: 'copper and gold, used for repigmenting',
    tones: ['RAME', 'DORATO'],
    variants: null,
    source: 'S34',
  },
  {
    code: '.35',
    italian: 'cioccolato, tabacco, nocciola',
    pigment: 'gold and mahogany',
    tones: ['CIOCCOLATO'],
    variants: '.53, .7 or .8 by brand; nocciola is 7/7 in one line and 6/9 in another [S10]',
    source: 'C',
  },
  {
    code: '.46',
    italian: 'rame rosso',
    pigment: 'copper and red',
    tones: ['RAME', 'ROSSO'],
    variants: null,
    source: 'C',
  },
  { code: '.64', italian: 'tiziano', pigment: 'red and copper', tones: ['ROSSO', 'RAME'], variants: null, source: 'C' },
]

/** Notation for a stronger or softer digit [C]. */
export const REFLECT_STRENGTHS = {
  doubled: { example: '.11', intensity: 'intense', meaning: 'same pigment, about double' },
  zeroFirst: { example: '.01', intensity: 'soft', meaning: 'about half strength on a natural base' },
  zeroLevel: {
    example: '0.11',
    intensity: 'intense',
    meaning: 'pure pigment without a base: corrector, mixtone, intensifier',
  },
  source: 'C',
} as const
