import type { BowlInTubes, ShelfPart } from '../model/shelf.ts'

/** Size and price of a pack of a product on the shelf; null = price not known. */
export type Pack = { readonly id: string; readonly packGrams: number; readonly packCents: number | null }

/** Cost of a weighed product in whole cents; null where its price is not known. */
type PartCost = ShelfPart & { readonly cents: number | null }

export type BowlCost = {
  readonly parts: readonly PartCost[]
  /** The sum of the parts whose price is known. */
  readonly cents: number
  /** Some price is not known, or something is missing: the bowl costs more than `cents`. */
  readonly incomplete: boolean
}

const costOfPart = (part: ShelfPart, packs: readonly Pack[]): PartCost => {
  const pack = packs.find(({ id }) => id === part.id)
  const isKnown = pack !== undefined && pack.packCents !== null && pack.packGrams > 0
  return { ...part, cents: isKnown ? Math.round((part.grams * (pack.packCents ?? 0)) / pack.packGrams) : null }
}

/** Cost of a bowl. Every part is rounded to the cent, so that the lines add up to the sum. */
export const costOfBowl = (bowl: BowlInTubes, packs: readonly Pack[]): BowlCost => {
  const parts = [...bowl.parts, ...(bowl.developer ?? [])].map((part) => costOfPart(part, packs))
  return {
    parts,
    cents: parts.reduce((sum, part) => sum + (part.cents ?? 0), 0),
    incomplete: bowl.match === 'missing' || bowl.developer === null || parts.some(({ cents }) => cents === null),
  }
}

/** Pricing rule of a salon: products times a factor, products plus time in the chair, or a fixed price in cents. */
export type PriceRule =
  | { readonly kind: 'factor'; readonly factor: number }
  | { readonly kind: 'time'; readonly centsPerHour: number }
  | { readonly kind: 'fixed'; readonly cents: number }

/** The price of a service in cents: never below what its products cost. */
export const priceOf = (rule: PriceRule, productCents: number, minutes: number): number => {
  if (rule.kind === 'factor') return Math.max(productCents, Math.round(productCents * rule.factor))
  if (rule.kind === 'time') return productCents + Math.round((rule.centsPerHour * minutes) / 60)
  return Math.max(productCents, rule.cents)
}
