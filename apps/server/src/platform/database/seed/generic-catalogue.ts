import {
  type CatalogueShade,
  catalogueLines,
  catalogueProducts,
  type ProductClass,
  SHADE_LEVELS,
  type Tone,
} from '@riflesso/colorimetry'
import { describeColour, developerName, diluentName, productName } from '@riflesso/consultation'

export type LineContent = {
  readonly class: ProductClass
  readonly name: string
  readonly shades: readonly {
    readonly code: string
    readonly name: string
    readonly level: number
    readonly tone: string
    readonly coveragePercentage: number
  }[]
}

export type ProductContent = {
  /** A product class, 'DEVELOPER' or 'DILUENT'. */
  readonly category: string
  readonly name: string
  readonly technicalSpecs: Record<string, unknown>
}

/** Everything a formula can name, in the formula's words. */
export const genericCatalogue = (): { readonly lines: LineContent[]; readonly products: ProductContent[] } => ({
  lines: catalogueLines().map((line) => ({
    class: line.class,
    name: productName(line.class, null),
    shades: line.shades.map((shade) => ({
      code: shade.code,
      name: shadeName(line.class, shade),
      level: shade.level,
      tone: toneWords(shade.tone),
      coveragePercentage: shade.coveragePercentage,
    })),
  })),
  products: [...classProducts(), ...developers(), ...diluents()],
})

/** Levels outside the scale of hair (correctors, super-lighteners) have no colour name: the product's name replaces it. */
const shadeName = (productClass: ProductClass, { code, level, tone }: CatalogueShade): string =>
  level >= SHADE_LEVELS.min && level <= SHADE_LEVELS.maxDepth
    ? describeColour(level, tone)
    : productName(productClass, code)

const toneWords = ({ primary, secondary, intensity }: Tone): string =>
  `${secondary === null ? primary : `${primary}/${secondary}`} ${intensity}`

const classProducts = (): ProductContent[] =>
  catalogueProducts().map((data) => ({
    category: data.class,
    name: productName(data.class, null),
    technicalSpecs: { ...data },
  }))

/** One for every strength allowed by some product class; percent = volumes × 0.3. */
function developers(): ProductContent[] {
  const volumes = new Set(catalogueProducts().flatMap((data) => data.volumes))
  return [...volumes]
    .sort((a, b) => a - b)
    .map((volume) => ({ volume, percent: Math.round(volume * 30) / 100 }))
    .map((developer) => ({ category: 'DEVELOPER', name: developerName(developer), technicalSpecs: developer }))
}

function diluents(): ProductContent[] {
  const names = new Set(catalogueProducts().map((data) => diluentName(data.class)))
  return [...names].map((name) => ({ category: 'DILUENT', name, technicalSpecs: {} }))
}
