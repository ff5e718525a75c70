import { z } from 'zod'
import { TONE_NAMES, type ToneName } from '../../model/vocabulary.ts'

/** Notation of a brand's tones: digits after a separator, or letters. */
export type BrandNotation = {
  readonly id: BrandId
  readonly name: string
  /** Its main line of permanent colour. */
  readonly line: string
  /** Between level and tone: '7.34', '7/34', '7-57', '7GC'. */
  readonly mark: '.' | '/' | '-' | ''
  /** The brand's own notation of each tone; null = it has no such tone. */
  readonly tones: Readonly<Record<ToneName, string | null>>
  /** Tones whose notation has no source or differs between lines: shown only once the salon has confirmed them. */
  readonly unsure: ReadonlySet<ToneName>
  readonly source: string
  /** Whether the salon confirmed some of its tones. */
  readonly isAnswered?: boolean
}

export const BRAND_IDS = [
  'alfaparf',
  'artego',
  'davines',
  'echosline',
  'fanola',
  'framesi',
  'goldwell',
  'inebrya',
  'kaaral',
  'kemon',
  'keune',
  'lisap',
  'londa',
  'loreal',
  'matrix',
  'milk-shake',
  'oway',
  'oyster',
  'redken',
  'revlon',
  'schwarzkopf',
  'selective',
  'wella',
] as const
export type BrandId = (typeof BRAND_IDS)[number]

/** Digits that published charts agree on [S7][S9][S10]; .2, .7, .13 and .35 differ between brands [C]. */
const INTERNATIONAL = {
  NATURALE: '0',
  CENERE: '1',
  IRISE: '2',
  DORATO: '3',
  RAME: '4',
  MOGANO: '5',
  ROSSO: '6',
  VERDE: '7',
  BEIGE: '13',
  CIOCCOLATO: '35',
} as const satisfies Record<ToneName, string>

const ALL: ReadonlySet<ToneName> = new Set(TONE_NAMES)
const unsureOf = (...tones: readonly ToneName[]): ReadonlySet<ToneName> => new Set(tones)

const TRADE = 'C: international numbering as the trade uses it; the brand’s shade chart decides'

/** A brand known to use the international digits; its own chart was not read, so every tone is unsure. */
const international = (
  id: BrandId,
  name: string,
  line: string,
  mark: '.' | '/' = '.',
  differing: Partial<Record<ToneName, string | null>> = {},
): BrandNotation => ({
  id,
  name,
  line,
  mark,
  tones: { ...INTERNATIONAL, ...differing },
  unsure: ALL,
  source: TRADE,
})

const WELLA = {
  NATURALE: '0',
  CENERE: '1',
  IRISE: '6',
  DORATO: '3',
  RAME: '43',
  MOGANO: '5',
  ROSSO: '4',
  VERDE: '2',
  BEIGE: '31',
  CIOCCOLATO: '7',
} as const

/**
 * 23 professional brands of the Italian market. The engine uses canonical tones; a brand's notation is only a label for display,
 * and the brand's shade chart is authoritative. Only digits with a source are shown; the others once the salon has confirmed them.
 */
export const BRANDS: Readonly<Record<BrandId, BrandNotation>> = {
  alfaparf: international('alfaparf', 'Alfaparf Milano', 'Evolution of the Color'),
  artego: international('artego', 'Artègo', 'It’s Color'),
  davines: international('davines', 'Davines', 'Mask with Vibrachrom'),
  echosline: international('echosline', 'Echosline', 'Echos Color'),
  fanola: international('fanola', 'Fanola', 'Crema colorante', '.', { CIOCCOLATO: '14' }),
  framesi: international('framesi', 'Framesi', 'Framcolor 2001'),
  goldwell: {
    id: 'goldwell',
    name: 'Goldwell',
    line: 'Topchic',
    mark: '',
    tones: {
      NATURALE: 'N',
      CENERE: 'A',
      IRISE: 'V',
      DORATO: 'G',
      RAME: 'K',
      MOGANO: null,
      ROSSO: 'R',
      VERDE: null,
      BEIGE: 'GB',
      CIOCCOLATO: 'B',
    },
    unsure: ALL,
    source: 'C: initials of the German tone names',
  },
  inebrya: international('inebrya', 'Inebrya', 'Inebrya Color', '.', { CIOCCOLATO: '14' }),
  kaaral: international('kaaral', 'Kaaral', 'Baco'),
  kemon: international('kemon', 'Kemon', 'Nayo'),
  keune: international('keune', 'Keune', 'Tinta Color'),
  lisap: {
    id: 'lisap',
    name: 'Lisap Milano',
    line: 'LK Oil Protection Complex',
    mark: '/',
    tones: {
      NATURALE: '0',
      CENERE: '2',
      IRISE: '8',
      DORATO: '3',
      RAME: '6',
      MOGANO: '4',
      ROSSO: '5',
      VERDE: null,
      BEIGE: '7',
      CIOCCOLATO: null,
    },
    unsure: ALL,
    source: 'C: the house’s own order of tones, its chart was not read',
  },
  londa: {
    id: 'londa',
    name: 'Londa Professional',
    line: 'Londacolor',
    mark: '/',
    tones: WELLA,
    unsure: ALL,
    source: 'C: same house and digits as Wella',
  },
  loreal: {
    id: 'loreal',
    name: 'L’Oréal Professionnel',
    line: 'Majirel, INOA, Dia',
    mark: '.',
    tones: INTERNATIONAL,
    unsure: unsureOf('BEIGE', 'CIOCCOLATO'),
    source: 'S7: lorealprofessionnel.it, Toni e riflessi',
  },
  matrix: {
    id: 'matrix',
    name: 'Matrix',
    line: 'SoColor',
    mark: '',
    tones: {
      NATURALE: 'N',
      CENERE: 'A',
      IRISE: 'V',
      DORATO: 'G',
      RAME: 'C',
      MOGANO: 'RB',
      ROSSO: 'R',
      VERDE: 'J',
      BEIGE: 'MG',
      CIOCCOLATO: 'M',
    },
    unsure: unsureOf('MOGANO', 'VERDE', 'BEIGE', 'CIOCCOLATO'),
    source: 'Matrix Haircoloring Handbook, fifth edition (letters N, A, V, G, C, R); the others C',
  },
  'milk-shake': international('milk-shake', 'milk_shake', 'Creative Permanent Color'),
  oway: international('oway', 'Oway', 'Hcolor'),
  oyster: international('oyster', 'Oyster Cosmetics', 'Perlacolor', '/'),
  redken: {
    id: 'redken',
    name: 'Redken',
    line: 'Color Gels, Shades EQ',
    mark: '',
    tones: {
      NATURALE: 'N',
      CENERE: 'NA',
      IRISE: 'V',
      DORATO: 'NG',
      RAME: 'RO',
      MOGANO: 'RB',
      ROSSO: 'R',
      VERDE: 'GN',
      BEIGE: 'GB',
      CIOCCOLATO: 'NW',
    },
    unsure: unsureOf('IRISE', 'RAME', 'MOGANO', 'BEIGE', 'CIOCCOLATO'),
    source:
      'Redken Color Gels chart, studylib.net/doc/10279936 (NA, N, NW, NG, RO, R, RB, RV, GN); V and GB of Shades EQ',
  },
  revlon: {
    ...international('revlon', 'Revlon Professional', 'Revlonissimo Colorsmetique'),
    unsure: new Set([...ALL].filter((tone) => tone !== 'CENERE' && tone !== 'RAME')),
    source: 'askvity.info: 6.41 of Revlonissimo is a dark blonde, coppery and ashy; the others C',
  },
  schwarzkopf: {
    id: 'schwarzkopf',
    name: 'Schwarzkopf Professional',
    line: 'Igora Royal',
    mark: '-',
    tones: {
      NATURALE: '0',
      CENERE: '1',
      IRISE: '9',
      DORATO: '5',
      RAME: '7',
      MOGANO: '89',
      ROSSO: '8',
      VERDE: '3',
      BEIGE: '4',
      CIOCCOLATO: '6',
    },
    unsure: unsureOf('MOGANO', 'VERDE'),
    source: 'Published readings of the Igora Royal chart (visualfoodie.com, winenfood.com)',
  },
  selective: international('selective', 'Selective Professional', 'ColorEvo'),
  wella: {
    id: 'wella',
    name: 'Wella Professionals',
    line: 'Koleston Perfect, Illumina, Color Touch',
    mark: '/',
    tones: WELLA,
    unsure: unsureOf('BEIGE'),
    source:
      'Published readings of the Wella chart (winenfood.com, thehairaddict.net) and C: .2 matt, .4 red, .6 violet',
  },
}

export const brands: readonly BrandNotation[] = BRAND_IDS.map((id) => BRANDS[id])

/** Brands of which at least one digit has a source. */
export const verifiedBrands = brands.filter(({ tones, unsure }) =>
  TONE_NAMES.some((tone) => tones[tone] !== null && !unsure.has(tone)),
)

/** What a salon says of the reflects of its brands: the tone of a code; null = one without a name here. */
export const reflectAnswersSchema = z.partialRecord(
  z.enum(BRAND_IDS),
  z.record(z.string().regex(/^(\d{1,2}|[A-Z]{1,2})$/), z.enum(TONE_NAMES).nullable()),
)
export type ReflectAnswers = z.infer<typeof reflectAnswersSchema>

/** Codes that no source confirms, each asked once. */
export const openCodes = ({ tones, unsure }: BrandNotation): readonly string[] =>
  TONE_NAMES.flatMap((tone) => (unsure.has(tone) && tones[tone] !== null ? [tones[tone]] : []))

/** A brand's notation with the salon's answers about codes that no source confirms. */
export const notationOf = (id: BrandId, answers: ReflectAnswers): BrandNotation => {
  const table = BRANDS[id]
  const open = openCodes(table)
  const given = Object.entries(answers[id] ?? {}).filter(
    ([code, tone]) => open.includes(code) && (tone === null || table.unsure.has(tone)),
  )
  if (given.length === 0) return table
  const codeOf = new Map(given.map(([code, tone]) => [tone, code]))
  const taken = new Set(given.map(([code]) => code))
  const tones = { ...table.tones }
  for (const tone of table.unsure) {
    const written = tones[tone]
    tones[tone] = codeOf.get(tone) ?? (written !== null && taken.has(written) ? null : written)
  }
  return { ...table, tones, unsure: new Set([...table.unsure].filter((tone) => !codeOf.has(tone))), isAnswered: true }
}
