import type { Developer, ProductClass } from '@riflesso/colorimetry'
import { decimal } from '../italian.ts'
import { directColourName } from './colour/direct-colours.ts'

type ProductWords = {
  readonly name: string
  /** Unit in the bowl. */
  readonly unit: 'g' | 'ml'
}

/** Generic names of the product classes; the shade follows: 'Crema colore 6.44'. */
const PRODUCT_WORDS = {
  PERM: { name: 'Crema colore', unit: 'g' },
  PERM_W: { name: 'Crema colore alta copertura', unit: 'g' },
  DEMI: { name: 'Tono su tono', unit: 'g' },
  TONER: { name: 'Tonalizzante', unit: 'g' },
  GLOSS: { name: 'Gloss acido', unit: 'g' },
  HIGHLIFT: { name: 'Superschiarente', unit: 'g' },
  BLEACH: { name: 'Polvere decolorante', unit: 'g' },
  CLAY: { name: 'Argilla decolorante', unit: 'g' },
  BLEACH_CREAM: { name: 'Crema decolorante', unit: 'g' },
  BATH: { name: 'Polvere decolorante per bagno di luce', unit: 'g' },
  DECAP_OX: { name: 'Polvere decolorante per decapaggio', unit: 'g' },
  DECAP_RED: { name: 'Decapante riduttivo', unit: 'g' },
  CHELATE: { name: 'Shampoo chiarificante chelante', unit: 'ml' },
  DIRECT: { name: 'Colorazione diretta', unit: 'g' },
  TEMP: { name: 'Colorazione temporanea', unit: 'g' },
  PREPIG: { name: 'Pre-pigmentante senza ossidante', unit: 'g' },
  SOFTEN: { name: 'Ossidante puro', unit: 'ml' },
  CORRECTOR: { name: 'Correttore', unit: 'g' },
  BOND: { name: 'Plex (protettore dei legami)', unit: 'ml' },
  ACID_CARE: { name: 'Trattamento acido post-colore pH 4,5', unit: 'ml' },
} as const satisfies Record<ProductClass, ProductWords>

/** 'Crema colore 6.44', 'Polvere decolorante', 'Colorazione diretta 5.11 (blu)'. The same words name the rows of the product catalogue. */
export function productName(productClass: ProductClass, shade: string | null): string {
  const { name } = PRODUCT_WORDS[productClass]
  if (shade === null) return productClass === 'GLOSS' ? `${name} trasparente` : name
  const colour = productClass === 'DIRECT' ? directColourName(shade) : null
  return colour === null ? `${name} ${shade}` : `${name} ${shade} (${colour})`
}

export const productUnit = (productClass: ProductClass): 'g' | 'ml' => PRODUCT_WORDS[productClass].unit

/** Below this many volumes the trade calls it 'attivatore': it deposits and does not lift. */
const OXIDANT_FROM_VOLUME = 10

/** 'Ossidante 20 vol (6%)', 'Attivatore 7 vol (2,1%)'. */
export function developerName(developer: Pick<Developer, 'volume' | 'percent'>): string {
  const name = developer.volume < OXIDANT_FROM_VOLUME ? 'Attivatore' : 'Ossidante'
  return `${name} ${decimal(developer.volume)} vol (${decimal(developer.percent)}%)`
}

const DILUENTS: Partial<Record<ProductClass, string>> = {
  DIRECT: 'Maschera neutra',
  BATH: 'Shampoo delicato',
  DECAP_OX: 'Shampoo delicato o acqua tiepida',
}

/** What dilutes the bowl of a product class: shampoo for bleach baths, otherwise water. */
export const diluentName = (productClass: ProductClass | undefined): string =>
  (productClass && DILUENTS[productClass]) ?? 'Acqua tiepida'
