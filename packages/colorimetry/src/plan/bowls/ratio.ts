import { percentOf } from '../../data/products/developers.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import type { Developer, ProductClass } from '../../model/plan.ts'

/** Developer for a bowl: grams of everything in it times the ratio of its class; null if the class has no developer. */
export const developerFor = (product: ProductClass, grams: number, volume: number | null): Developer | null => {
  const { ratio } = PRODUCT_CLASS_DATA[product]
  if (ratio === null || volume === null) return null
  return { volume, percent: percentOf(volume), grams: Math.round(grams * ratio) }
}
