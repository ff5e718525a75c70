import type { BowlInTubes, ShelfPart } from '../model/shelf.ts'

/** Size and price of a pack of a product on the shelf; null = price not known. */
export type Pack = { readonly id: string; readonly packGrams: number; readonly packCents: number | null }

/** Cost of a weighed product in whole cents; null where its price is not known. */
type PartCost = ShelfPart & { readonly cents: number | null }

export type BowlCost = {
  readonly parts: readonly PartCost[]
  /** The sum of the parts whose price is known. */
  readonly cents: number
  /** True if a price is unknown or a product is missing: the bowl costs more than `cents`. */
  readonly incomplete: boolean
}

/** Cost of `grams` of a product in whole cents; null if its price is unknown. */
export const costOfGrams = (grams: number, pack: Omit<Pack, 'id'> | undefined): number | null =>
  pack === undefined || pack.packCents === null || pack.packGrams <= 0
    ? null
    : Math.round((grams * pack.packCents) / pack.packGrams)

/** Cost of a bowl. Each part is rounded to the cent, so that the parts add up to the total. */
export const costOfBowl = (bowl: BowlInTubes, packs: readonly Pack[]): BowlCost => {
  const parts = [...bowl.parts, ...(bowl.developer ?? [])].map((part) => ({
    ...part,
    cents: costOfGrams(
      part.grams,
      packs.find(({ id }) => id === part.id),
    ),
  }))
  return {
    parts,
    cents: parts.reduce((sum, part) => sum + (part.cents ?? 0), 0),
    incomplete: bowl.match === 'missing' || bowl.developer === null || parts.some(({ cents }) => cents === null),
  }
}

/** Value added tax on a hairdresser's services in Italy (DPR 633/1972, art. 16). Wholesale prices are without it. */
export const VAT = 0.22

/**
 * Pricing rule of a salon: products times a factor that holds the VAT, products plus time in the chair plus VAT, or a fixed price with
 * VAT in cents.
 */
export type PriceRule =
  | { readonly kind: 'factor'; readonly factor: number }
  | { readonly kind: 'time'; readonly centsPerHour: number }
  | { readonly kind: 'fixed'; readonly cents: number }

/** Cost of `minutes` in the chair, in whole cents. */
export const costOfMinutes = (minutes: number, centsPerHour: number): number =>
  Math.round((centsPerHour * minutes) / 60)

/** Price of a service in cents with VAT, at least the cost of its products. */
export const priceOf = (rule: PriceRule, productCents: number, minutes: number): number => {
  if (rule.kind === 'factor') return Math.max(productCents, Math.round(productCents * rule.factor))
  if (rule.kind === 'time') return Math.round((productCents + costOfMinutes(minutes, rule.centsPerHour)) * (1 + VAT))
  return Math.max(productCents, rule.cents)
}
