import { SHADE_LEVELS, shadeNotation } from '../../colour/shade.ts'
import type { Tone } from '../../model/measured-hair.ts'
import { PRODUCT_CLASSES, type ProductClass } from '../../model/plan.ts'
import { TONE_NAMES, type ToneIntensity, type ToneName } from '../../model/vocabulary.ts'
import { TONE_DIGITS } from '../tones.ts'
import { WHITE } from '../white-hair.ts'
import { PRODUCT_CLASS_DATA, type ProductClassData } from './product-classes.ts'

/** A shade of the generic supplier. */
export type CatalogueShade = {
  /** Generic notation, '7.34'; correctors '0.11'. */
  readonly code: string
  /** 1-12; 0 for a pure corrector. */
  readonly level: number
  readonly tone: Tone
  /** Percentage of white hair covered when the shade is mixed as in section 7.3. */
  readonly coveragePercentage: number
}

export type CatalogueLine = { readonly class: ProductClass; readonly shades: readonly CatalogueShade[] }

const toneOf = (primary: ToneName, secondary: ToneName | null, intensity: ToneIntensity): Tone => ({
  primary,
  secondary,
  intensity,
})

const plain = TONE_NAMES.filter((name) => name !== 'NATURALE' && TONE_DIGITS[name].length === 1)

/** Tones with their own name come last: they overwrite the two-tone mix with the same code (.13, .31, .35). */
const tones: readonly Tone[] = [
  toneOf('NATURALE', null, 'none'),
  toneOf('NATURALE', null, 'intense'),
  ...plain.flatMap((primary) => [
    ...(['soft', 'full', 'intense'] as const).map((intensity) => toneOf(primary, null, intensity)),
    ...plain.filter((other) => other !== primary).map((secondary) => toneOf(primary, secondary, 'full')),
  ]),
  toneOf('BEIGE', null, 'soft'),
  toneOf('BEIGE', 'DORATO', 'soft'),
  toneOf('CIOCCOLATO', null, 'full'),
]

/** Share of white hair that a class can cover, percent [S36][S50][S51]. */
const COVERAGE: Partial<Record<ProductClass, number>> = { PERM: 70, PERM_W: 100, DEMI: 50, DIRECT: 15 }

/** Range of levels in which a class exists [C]; levels 11 and 12 are high-lift. */
const LEVELS_OF: Partial<Record<ProductClass, readonly [from: number, to: number]>> = {
  PERM: [SHADE_LEVELS.min, SHADE_LEVELS.maxDepth],
  PERM_W: [SHADE_LEVELS.min, SHADE_LEVELS.maxDepth],
  DEMI: [SHADE_LEVELS.min, SHADE_LEVELS.maxDepth],
  TONER: [SHADE_LEVELS.min, SHADE_LEVELS.maxDepth],
  GLOSS: [SHADE_LEVELS.min, SHADE_LEVELS.maxDepth],
  DIRECT: [SHADE_LEVELS.min, SHADE_LEVELS.maxDepth],
  PREPIG: [SHADE_LEVELS.min, SHADE_LEVELS.maxDepth],
  HIGHLIFT: [SHADE_LEVELS.maxDepth + 1, SHADE_LEVELS.max],
}

/** From level 9 up permanent colour covers poorly [S25][S36]. */
const PALE_COVERAGE = 30
const isPale = (level: number) => level > WHITE.maxLevel

const shadesOf = (product: ProductClass): readonly CatalogueShade[] => {
  if (product === 'CORRECTOR')
    return plain.map((name) => ({
      code: correctorCode(name),
      level: 0,
      tone: toneOf(name, null, 'intense'),
      coveragePercentage: 0,
    }))
  const range = LEVELS_OF[product]
  if (range === undefined) return []
  const full = COVERAGE[product] ?? 0
  const byCode = new Map<string, CatalogueShade>()
  for (let level = range[0]; level <= range[1]; level++)
    for (const tone of tones) {
      const code = shadeNotation(level, tone)
      byCode.set(code, {
        code,
        level,
        tone,
        coveragePercentage: isPale(level) ? Math.min(full, PALE_COVERAGE) : full,
      })
    }
  return [...byCode.values()]
}

const codesByClass = new Map<ProductClass, ReadonlySet<string>>()

/** Shade codes of a class; empty for products without shades. */
export const catalogueShadeCodes = (product: ProductClass): ReadonlySet<string> => {
  const known = codesByClass.get(product) ?? new Set(shadesOf(product).map((shade) => shade.code))
  codesByClass.set(product, known)
  return known
}

/** Whether products of a class come in shades. */
export const comesInShades = (product: ProductClass): boolean => product === 'CORRECTOR' || product in LEVELS_OF

/** Code of a pure corrector, '0.11'. */
export const correctorCode = (name: ToneName): string => `0.${TONE_DIGITS[name].repeat(2)}`

/** Lines of the generic supplier: one per product class, with all its shades (none for care products). */
export const catalogueLines = (): readonly CatalogueLine[] =>
  PRODUCT_CLASSES.map((product) => ({ class: product, shades: shadesOf(product) }))

/** Technical data of every product class, in the order of the vocabulary. */
export const catalogueProducts = (): readonly ProductClassData[] =>
  PRODUCT_CLASSES.map((product) => PRODUCT_CLASS_DATA[product])
