import { comesInShades, hexFromLab, labOf, parseShade, SHADE_LEVELS } from '@riflesso/colorimetry'
import { productName, productUnit } from '@riflesso/consultation'
import { isProductClass, type ShelfClass, type StockProduct } from '@riflesso/contract'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { decimal } from '~/format/numbers.ts'

const { stock: copy, classes } = shelfCopy

/** 'Crema colore', 'Ossidante', 'Prodotto per casa'. */
export const className = (name: ShelfClass): string => (isProductClass(name) ? productName(name, null) : classes[name])

export const unitOf = (name: ShelfClass): 'g' | 'ml' => (isProductClass(name) ? productUnit(name) : 'ml')

/** Whether products of a class have a shade. */
export const hasShades = (name: ShelfClass): boolean => isProductClass(name) && comesInShades(name)

const JARS: ReadonlySet<ShelfClass> = new Set(['BLEACH', 'CLAY', 'BATH', 'DECAP_OX'])

/** Container of products of a class. */
export const shapeOf = (name: ShelfClass): 'tube' | 'bottle' | 'jar' =>
  JARS.has(name) ? 'jar' : unitOf(name) === 'ml' ? 'bottle' : 'tube'

/** Colour of a shade in generic notation, '#RRGGBB'; null without a displayable shade. Direct dyes are named by their pigment. */
export function hexOfShade(shade: string | null, name: ShelfClass): string | null {
  const parsed = shade === null || name === 'DIRECT' ? null : parseShade(shade)
  if (parsed === null) return null
  return hexFromLab(labOf(Math.min(SHADE_LEVELS.maxDepth, Math.max(SHADE_LEVELS.min, parsed.level)), parsed.tone))
}

/** 'Casa Aurora Crema'; 'Inebrya Color', where the line repeats the name of its brand. */
export const lineTitle = (supplier: string, line: string): string =>
  `${line} `.toLowerCase().startsWith(`${supplier} `.toLowerCase()) ? line : `${supplier} ${line}`

/** '7/43'; 'Ossidante 20 vol' if the code alone is not enough. */
export const productTitle = ({ code, name }: Pick<StockProduct, 'code' | 'name'>): string =>
  name === null ? code : `${code} ${name}`

type Stock = Pick<StockProduct, 'pieces' | 'openedGrams' | 'packGrams'>

/** '2 nuovi + 40 g', '1 nuovo', '40 g', 'finito', 'da contare'. */
export function stockWords({ pieces, openedGrams }: Stock, unit: 'g' | 'ml'): string {
  if (openedGrams < 0) return copy.toCount
  const parts = [
    ...(pieces > 0 ? [copy.pieces(pieces)] : []),
    ...(openedGrams > 0 ? [`${decimal(openedGrams)}\u00a0${unit}`] : []),
  ]
  return parts.length === 0 ? copy.none : parts.join(' + ')
}

/** Share of the front container that is left, 0-1: the opened one, otherwise a full one. */
export function filledShare({ pieces, openedGrams, packGrams }: Stock): number {
  if (openedGrams > 0) return Math.min(1, openedGrams / packGrams)
  return pieces > 0 && openedGrams === 0 ? 1 : 0
}

/** Cost of all products on the shelf with known prices, in cents. */
export const shelfValue = (products: readonly (Stock & Pick<StockProduct, 'packCents'>)[]): number =>
  products.reduce(
    (sum, { pieces, openedGrams, packGrams, packCents }) =>
      sum + Math.round((packCents ?? 0) * (pieces + Math.max(0, openedGrams) / packGrams)),
    0,
  )
