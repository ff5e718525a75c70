import { gramsOf } from '../data/products/grams.ts'
import { HALF_TUBE_GRAMS, HALF_TUBE_ROOM, IN_TUBES } from '../data/products/tubes.ts'
import type { InHalfTubes } from '../model/chair.ts'
import type { Phase } from '../model/plan.ts'

const MAX_HALVES = 8

/**
 * A bowl of colour in the fewest half tubes that are enough for the hair; a tube has 60 g by default. Null if the shares of its
 * shades would change, if too much would be wasted, and for products not sold in tubes.
 */
export const inHalfTubes = (phase: Phase, halfGrams: number = HALF_TUBE_GRAMS): InHalfTubes | null => {
  const { products, developer } = phase
  const total = gramsOf(products)
  if (total === 0 || products.some(({ class: name }) => !IN_TUBES.has(name))) return null
  for (let count = products.length; count <= MAX_HALVES; count++) {
    const grams = count * halfGrams
    if (grams < (1 - HALF_TUBE_ROOM.below) * total) continue
    if (grams > (1 + HALF_TUBE_ROOM.above) * total) return null
    const halves = products.map((product) => Math.max(1, Math.round((product.grams / total) * count)))
    const isWhole = halves.reduce((sum, half) => sum + half, 0) === count
    const keepsShares = products.every(
      (product, index) => Math.abs(product.grams / total - (halves[index] ?? 0) / count) <= HALF_TUBE_ROOM.share,
    )
    if (!isWhole || !keepsShares) continue
    return {
      halves,
      phase: {
        ...phase,
        products: products.map((product, index) => ({ ...product, grams: (halves[index] ?? 0) * halfGrams })),
        developer: developer && { ...developer, grams: Math.round((developer.grams * grams) / total) },
      },
    }
  }
  return null
}
