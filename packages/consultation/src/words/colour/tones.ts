import type { Tone, ToneName } from '@riflesso/colorimetry'

/** The reflect after the name of the level: 'biondo scuro dorato'. */
export const TONE_ADJECTIVES = {
  NATURALE: 'naturale',
  CENERE: 'cenere',
  IRISE: 'irisé',
  DORATO: 'dorato',
  RAME: 'rame',
  MOGANO: 'mogano',
  ROSSO: 'rosso',
  // '.7' is matt green in the trade; only spoilt hair is called 'verde'.
  VERDE: 'mat',
  BEIGE: 'beige',
  CIOCCOLATO: 'cioccolato',
} as const satisfies Record<ToneName, string>

/** The reflect alone, as a chip or in a list: 'Rame 72%'. */
export const TONE_LABELS = {
  NATURALE: 'Naturale',
  CENERE: 'Cenere',
  IRISE: 'Irisé',
  DORATO: 'Dorato',
  RAME: 'Rame',
  MOGANO: 'Mogano',
  ROSSO: 'Rosso',
  VERDE: 'Mat',
  BEIGE: 'Beige',
  CIOCCOLATO: 'Cioccolato',
} as const satisfies Record<ToneName, string>

/** Pairs that the trade calls by one name (.13, .31, .21). */
const PAIR_NAMES: Partial<Record<`${ToneName}+${ToneName}`, string>> = {
  'CENERE+DORATO': 'beige freddo',
  'DORATO+CENERE': 'beige caldo',
  'BEIGE+DORATO': 'beige caldo',
  'IRISE+CENERE': 'perla',
  // Matt (green) reduces gold: the trade calls the mixture a dulled gold.
  'VERDE+DORATO': 'mat caldo',
  'DORATO+VERDE': 'dorato spento',
  'CENERE+VERDE': 'cenere spento',
}

/** Muted tones of two digits (.13, .35): they are soft by definition, without a separate notation. */
const MUTED: readonly ToneName[] = ['BEIGE', 'CIOCCOLATO']

/** Whether the tone adds nothing to the natural base. */
export const isNatural = (tone: Tone): boolean => tone.intensity === 'none' || tone.primary === 'NATURALE'

/** 'rame dorato intenso', 'leggermente ramato' (soft), 'naturale' (no reflect): what follows the name of the level. */
export function toneWords(tone: Tone): string {
  if (isNatural(tone)) {
    // '.00', the intense natural that covers white hair.
    return tone.intensity === 'intense' ? `${TONE_ADJECTIVES.NATURALE} intenso` : TONE_ADJECTIVES.NATURALE
  }
  const reflect = reflectName(tone)
  if (MUTED.includes(tone.primary)) return reflect
  // A faint reflect is a hint of one colour: 'naturale rosso rame' is not a term.
  if (tone.intensity === 'soft') return `leggermente ${faintName(tone)}`
  if (tone.intensity === 'full') return reflect
  return tone.intensity === 'intense' ? `${reflect} intenso` : `${reflect} puro`
}

/** The reflect without its strength: 'rame dorato', 'perla'. */
export function reflectName(tone: Tone): string {
  const { primary, secondary } = tone
  if (primary === 'BEIGE' && secondary === null) return 'beige freddo'
  if (secondary === null || secondary === primary || secondary === 'NATURALE') return TONE_ADJECTIVES[primary]
  return PAIR_NAMES[`${primary}+${secondary}`] ?? `${TONE_ADJECTIVES[primary]} ${TONE_ADJECTIVES[secondary]}`
}

const faintName = ({ primary, secondary }: Tone): string =>
  PAIR_NAMES[`${primary}+${secondary ?? primary}`] ?? (primary === 'RAME' ? 'ramato' : TONE_ADJECTIVES[primary])

const STRENGTHS = {
  none: 'assente',
  soft: 'leggero',
  full: 'pieno',
  intense: 'intenso',
  pure: 'puro',
} as const satisfies Record<Tone['intensity'], string>

/** The reflect within a sentence: 'riflesso rame dorato, intenso', 'senza riflesso dominante'. */
export function reflectInSentence(tone: Tone): string {
  return isNatural(tone) ? 'senza riflesso dominante' : `riflesso ${reflectName(tone)} ${STRENGTHS[tone.intensity]}`
}

const WARM = ['DORATO', 'RAME', 'MOGANO', 'ROSSO', 'CIOCCOLATO'] as const satisfies readonly ToneName[]
const COOL = ['CENERE', 'IRISE', 'VERDE'] as const satisfies readonly ToneName[]

/** Which side of neutral a tone is on. */
export function temperature(tone: Tone): 'caldo' | 'freddo' | 'neutro' {
  if (isNatural(tone)) return 'neutro'
  if ((WARM as readonly ToneName[]).includes(tone.primary)) return 'caldo'
  return (COOL as readonly ToneName[]).includes(tone.primary) ? 'freddo' : 'neutro'
}
