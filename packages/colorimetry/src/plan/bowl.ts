import { percentOf } from '../data/developers.ts'
import { PRODUCT_CLASS_DATA } from '../data/product-classes.ts'
import type { Developer, PhaseProduct, ProductClass } from '../model/plan.ts'

/** One part of a mixture: a shade and its share of the weight; the shares add up to 1. */
export type ShadePart = { readonly shade: string; readonly share: number }

/** Whole grams for every part, adding up to the total exactly (the first part takes what rounding leaves, never less than its share); empty parts are left out. */
export const weigh = (product: ProductClass, parts: readonly ShadePart[], total: number): PhaseProduct[] => {
  const [main, ...others] = mergeParts(parts)
  if (main === undefined) return []
  const rest = others.map((part) => ({
    class: product,
    shade: part.shade,
    grams: Math.floor(part.share * total + 1e-9),
  }))
  const used = rest.reduce((sum, part) => sum + part.grams, 0)
  return [{ class: product, shade: main.shade, grams: total - used }, ...rest.filter((part) => part.grams > 0)]
}

const mergeParts = (parts: readonly ShadePart[]): ShadePart[] => {
  const shares = new Map<string, number>()
  for (const { shade, share } of parts) shares.set(shade, (shares.get(shade) ?? 0) + share)
  return [...shares].map(([shade, share]) => ({ shade, share }))
}

/** Developer for a bowl: grams of everything in it times the ratio of its class; null when the class is mixed with none. */
export const developerFor = (product: ProductClass, grams: number, volume: number | null): Developer | null => {
  const { ratio } = PRODUCT_CLASS_DATA[product]
  if (ratio === null || volume === null) return null
  return { volume, percent: percentOf(volume), grams: Math.round(grams * ratio) }
}

export const gramsOf = (products: readonly PhaseProduct[]): number =>
  products.reduce((sum, product) => sum + product.grams, 0)
