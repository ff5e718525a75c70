import { BRANDS } from '@riflesso/colorimetry'

const words = (stems: string): RegExp => new RegExp(`(?<!\\p{L})(?:${stems})`, 'iu')

/** Kinds of product: a text may name only those in our analysis of the case. */
export const PRODUCT_TALK: readonly RegExp[] = [
  'decolorant|polver[ei](?!\\p{L})|argill',
  'decolorazion',
  'superschiarent',
  'tonalizzant|toner(?!\\p{L})',
  'tono su tono',
  'gloss',
  'decapant|decapaggi',
  'corrett(?:ore|ori)(?!\\p{L})',
  'pre-?pigment',
  'crema colore',
  'legami|bond(?!\\p{L})',
  'colorazione diretta|pigment[oi] dirett',
  'mordenz',
  'acid[oi](?!\\p{L})|acidificant',
  'ossidant|attivator|perossid',
  'antigiallo|antiarancio|shampoo viola|shampoo blu',
  // Substances and treatments that our plans hardly ever mention.
  'candeggin|varechin',
  'ammoniac',
  'formald',
  'clor[oi](?!\\p{L})',
  'bicarbonat',
  'limon[ei]',
  'acet[oi](?!\\p{L})',
  'aceton',
  'acqua ossigenata',
  'detersiv',
  'henn[eéè]|indigo',
  '[ck]h?eratin',
  'solvent|alcol',
  'tioglicol|sod[ae](?!\\p{L})',
  'plex(?!\\p{L})|olaplex',
].map(words)

/** First words of brand names, and well-known product lines. */
const BRAND_NAMES = words(
  Object.values(BRANDS)
    .map(({ name }) => (name.split(' ')[0] ?? name).replace('’', "['’]"))
    .concat('koleston', 'igora', 'majirel', 'inoa', 'blondor', 'illumina')
    .map((name) => `${name}(?!\\p{L})`)
    .join('|'),
)

/** Subjects reserved for our own warnings: tests, allergies, pregnancy, age, the law. */
const SAFETY_TALK = words(
  'tests?(?!\\p{L})|patch|allerg|sensibilizz|gravid|incint|allatt|minor[ie]nn|asma(?!\\p{L})|persolfat|ustion|medic[oi](?!\\p{L})|dermatolog|farmac|avvertenz|guanti|senza risch',
)

/** Amounts and times without a number. */
const UNMEASURED = words(
  "raddopp|triplic|il doppio|il triplo|doppia dose|a piacere|quanto (?:vuole|basta|desidera)|tutta la notte|mezz['’]?\\s?ora|quart[oi] d['’]ora|senza limit|a occhio|abbond|dimezz|metà dose|più a lungo possibile|oltre il tempo|ad oltranza|massimo volume",
)

/** Words that a text by an external model must not contain, by kind. */
export const FORBIDDEN_WORDS = [
  ['brand', BRAND_NAMES],
  ['safety', SAFETY_TALK],
  ['amount', UNMEASURED],
] as const
