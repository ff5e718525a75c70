import { parseShade, SHADE_LEVELS } from '../colour/shade.ts'
import { shareOfHair } from '../data/products/grams.ts'
import type { ProductClass } from '../model/plan.ts'
import type { TypedPhase, TypedProduct } from '../notation/read-formula.ts'

/** Changes of a formula that is mixed again. */
export const FORMULA_CHANGES = ['lighter', 'darker', 'warmer', 'cooler', 'cover', 'roots'] as const
export type FormulaChange = (typeof FORMULA_CHANGES)[number]

/** Classes whose shades are not the colour of the result. */
const NO_COLOUR: ReadonlySet<ProductClass> = new Set(['CORRECTOR', 'PREPIG'])

/** A product with the level of its colour; null for all others. */
const colourIn = (product: TypedProduct): { readonly level: number; readonly digits: string } | null => {
  const level = NO_COLOUR.has(product.class) ? undefined : parseShade(product.shade ?? '')?.level
  return level === undefined ? null : { level, digits: product.shade?.split('.')[1] ?? '0' }
}

/** Every shade a level lighter or deeper, within the levels of its class. */
const shifted = (phase: TypedPhase, by: 1 | -1): TypedPhase => ({
  ...phase,
  products: phase.products.map((product) => {
    const colour = colourIn(product)
    if (colour === null) return product
    const isHighlift = colour.level > SHADE_LEVELS.maxDepth
    const least = isHighlift ? SHADE_LEVELS.maxDepth + 1 : SHADE_LEVELS.min
    const most = isHighlift ? SHADE_LEVELS.max : SHADE_LEVELS.maxDepth
    const level = Math.min(most, Math.max(least, colour.level + by))
    return { ...product, shade: `${level}.${colour.digits}` }
  }),
})

/** Share of the colour that changes its reflect [E]. */
const REFLECT_SHARE = 0.25
/** Least share of natural shades that covers white hair (section 7.3). */
const COVER_SHARE = 0.5
const COVER_VOLUME = 20

/** How much of a bowl's colour gets another reflect: so much more of it, or at least so much. */
type Share = { readonly more: number } | { readonly least: number }

/** A share of the bowl's colour in this reflect, at the level of its main shade; the weight stays. */
const withShare = (phase: TypedPhase, digits: string, share: Share): TypedPhase => {
  const colours = phase.products.filter((product) => colourIn(product) !== null)
  const main = colours.toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0))[0]
  const level = main === undefined ? undefined : colourIn(main)?.level
  const weight = colours.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  if (main === undefined || level === undefined || weight === 0) return phase
  const shade = `${level}.${digits}`
  const has = colours.filter((product) => product.shade === shade).reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const wanted = 'more' in share ? share.more * weight : share.least * weight - has
  const more = Math.min(weight - has, Math.round(wanted))
  if (more <= 0) return phase
  // In proportion from the others, the rounding from the largest.
  const others = colours.filter((product) => product.shade !== shade)
  const taken = new Map(others.map((product) => [product, Math.floor((more * (product.grams ?? 0)) / (weight - has))]))
  const largest = others.toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0))[0]
  const rest = more - [...taken.values()].reduce((sum, grams) => sum + grams, 0)
  if (largest !== undefined) taken.set(largest, (taken.get(largest) ?? 0) + rest)
  const left = phase.products
    .map((product) => ({
      ...product,
      grams: product.grams === null ? null : product.grams - (taken.get(product) ?? 0),
    }))
    .filter(({ grams }) => grams === null || grams > 0)
  const known = left.find((product) => product.shade === shade && product.class === main.class)
  const products =
    known === undefined
      ? [...left, { class: main.class, shade, grams: more, isSure: true }]
      : left.map((product) => (product === known ? { ...product, grams: (product.grams ?? 0) + more } : product))
  return { ...phase, products }
}

const covering = (phase: TypedPhase): TypedPhase => {
  const isCover = phase.products.some(({ class: product }) => product === 'PERM' || product === 'PERM_W')
  if (!isCover || !phase.zones.includes('roots')) return phase
  const { developer } = phase
  return {
    ...withShare(phase, '0', { least: COVER_SHARE }),
    developer: developer && { ...developer, volume: COVER_VOLUME },
  }
}

/** A bowl that was for more than the roots, with the part of its grams that they take. */
const onRootsAlone = (phase: TypedPhase): TypedPhase => {
  const share = shareOfHair(['roots']) / shareOfHair(phase.zones)
  const part = (grams: number | null) => grams && Math.max(1, Math.round(grams * share))
  return {
    ...phase,
    products: phase.products.map((product) => ({ ...product, grams: part(product.grams) })),
    developer: phase.developer && { ...phase.developer, grams: part(phase.developer.grams) },
    dilutionGrams: Math.round(phase.dilutionGrams * share),
    bondGrams: Math.ceil(phase.bondGrams * share),
  }
}

/**
 * A formula changed as one says it at the chair: a level lighter or darker, a quarter warmer (.3) or cooler (.1), half of natural
 * shades with 20 volumes to cover white roots, or the phases of the roots alone, with their part of the grams. Otherwise the weight of a bowl stays.
 */
export const changeFormula = (phases: readonly TypedPhase[], change: FormulaChange): readonly TypedPhase[] => {
  switch (change) {
    case 'lighter':
      return phases.map((phase) => shifted(phase, 1))
    case 'darker':
      return phases.map((phase) => shifted(phase, -1))
    case 'warmer':
      return phases.map((phase) => withShare(phase, '3', { more: REFLECT_SHARE }))
    case 'cooler':
      return phases.map((phase) => withShare(phase, '1', { more: REFLECT_SHARE }))
    case 'cover':
      return phases.map(covering)
    case 'roots':
      return phases
        .filter(({ zones }) => zones.includes('roots'))
        .map((phase) => ({ ...onRootsAlone(phase), zones: ['roots'], technique: null }))
  }
}
