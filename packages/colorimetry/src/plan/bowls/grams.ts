import {
  gramsFor,
  gramsOf,
  gramsOnRegrowth,
  gramsOnZones,
  type Service,
  WEIGHED,
  weighable,
  weighingStep,
} from '../../data/products/grams.ts'
import { BOND_PER_GRAM, BOND_PER_GRAM_CLAY, PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import type { Technique } from '../../data/techniques/techniques.ts'
import type { PhaseProduct, ProductClass, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { Zone } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'
import type { Deposit, Lighten } from '../zone-task.ts'

/** One part of a mixture: a shade and its share of the weight; the shares add up to 1. `least` = the share that it keeps in any bowl. */
export type ShadePart = { readonly shade: string; readonly share: number; readonly least?: number }

/** Whether a bowl of this product takes half as much developer again, which is weighed in fives only for an even number of fives. */
const isOneAndAHalf = (product: ProductClass): boolean => (PRODUCT_CLASS_DATA[product].ratio ?? 1) % 1 !== 0

/** The weight of a bowl of so many equal parts, rounded up so that each of them and the developer can be weighed. */
export const bowlWeight = (product: ProductClass, grams: number, parts = 1): number => {
  const each = weighable(grams / parts)
  const isOdd = (parts * each) % (2 * WEIGHED.step) !== 0
  return parts * (isOneAndAHalf(product) && isOdd ? weighable(each + WEIGHED.step) : each)
}

/**
 * Grams for every part as they are weighed: at least one step each, then every step to the part that is furthest below its share. Of
 * two equally far the later one gets it, so that 3:1 of 30 g is 20 + 10. Equal parts stay equal: their bowl is made larger.
 */
export const weigh = (product: ProductClass, parts: readonly ShadePart[], total: number): PhaseProduct[] => {
  const merged = mergeParts(parts)
  const areEqual = merged.every(({ share }) => Math.abs(share - (merged[0]?.share ?? 0)) < 1e-9)
  const weight = bowlWeight(product, Math.max(total, merged.length * WEIGHED.step), areEqual ? merged.length : 1)
  if (areEqual) return merged.map(({ shade }) => ({ class: product, shade, grams: weight / merged.length }))
  const step = weighingStep(weight)
  const counts = merged.map(({ least = 0 }) => Math.max(1, Math.ceil((least * weight) / step - 1e-9)))
  for (let left = weight / step - counts.reduce((sum, count) => sum + count, 0); left > 0; left--) {
    const below = merged.map(({ share }, at) => (share * weight) / step - (counts[at] ?? 0))
    const next = below.reduce((most, each, at) => (each >= (below[most] ?? 0) - 1e-9 ? at : most), 0)
    counts[next] = (counts[next] ?? 0) + 1
  }
  return merged.map(({ shade }, at) => ({ class: product, shade, grams: (counts[at] ?? 0) * step }))
}

/** A part of a bowl as it is weighed, in the same mixture; correctors in single grams. */
export const partOfBowl = (products: readonly PhaseProduct[], part: number): PhaseProduct[] => {
  const isCorrector = ({ class: product }: PhaseProduct) => product === 'CORRECTOR'
  const main = products.filter((product) => !isCorrector(product))
  const total = gramsOf(main)
  const parts = main.map(({ shade, grams }) => ({ shade: shade ?? '', share: grams / total }))
  const weighed = main[0] === undefined ? [] : weigh(main[0].class, parts, part * total)
  return [
    ...main.map((product, at) => ({ ...product, grams: weighed[at]?.grams ?? product.grams })),
    ...products
      .filter(isCorrector)
      .map((product) => ({ ...product, grams: Math.max(1, Math.round(part * product.grams)) })),
  ]
}

const mergeParts = (parts: readonly ShadePart[]): ShadePart[] => {
  const merged = new Map<string, ShadePart>()
  for (const part of parts)
    merged.set(part.shade, { ...part, share: part.share + (merged.get(part.shade)?.share ?? 0) })
  return [...merged.values()]
}

const isRootAlone = (zones: readonly Zone[]) => zones.length === 1 && zones[0] === 'roots'

const onRegrowth = ({ situation: { details } }: Facts, whole: Service): number =>
  gramsOnRegrowth(details.regrowthCm ?? 0, details, whole)

const lightenerService = (lighten: Lighten, zones: readonly Zone[]): Service | null => {
  if (lighten.class === 'DECAP_RED') return 'remover'
  if (lighten.class !== 'BLEACH') return 'bath'
  if (zones.length === 3) return lighten.again ? 'bleach-lengths' : 'bleach-whole'
  if (!zones.includes('roots')) return 'bleach-lengths'
  return lighten.meches ? 'foils-whole' : null
}

/** Grams of lightener or remover for the zones that share it. */
export const lightenerGrams = (lighten: Lighten, zones: readonly Zone[], facts: Facts): number => {
  const service = lightenerService(lighten, zones)
  return service === null ? onRegrowth(facts, 'bleach-whole') : gramsOnZones(service, zones, facts.situation.details)
}

const depositService = (deposit: Deposit, zones: readonly Zone[]): Service => {
  if (deposit.class === 'PERM' || deposit.class === 'PERM_W' || deposit.class === 'HIGHLIFT') return 'full-colour'
  if (deposit.purpose === 'after-removal') return 'lengths-after-removal'
  if (deposit.meches && deposit.purpose === 'tone') return 'toner-lights'
  const isRefresh = deposit.purpose === 'refresh' || deposit.purpose === 'darken'
  return isRefresh && !zones.includes('roots') ? 'lengths-refresh' : 'toner-whole'
}

/** Grams of colour for the zones that share a bowl. */
export const depositGrams = (deposit: Deposit, zones: readonly Zone[], facts: Facts): number =>
  isRootAlone(zones)
    ? onRegrowth(facts, 'full-colour')
    : gramsOnZones(depositService(deposit, zones), zones, facts.situation.details)

/** Grams of a technique's lightener of this class. */
export const techniqueGrams = (
  { lightenerService }: Technique,
  product: ProductClass,
  { situation: { details } }: Facts,
): number => bowlWeight(product, gramsFor(lightenerService, details))

/** Grams of the toner on a technique's lights, for the toned share of the head. */
export const lightsTonerGrams = (
  { tonerService }: Technique,
  zones: readonly Zone[],
  { situation: { details } }: Facts,
): number => {
  const isBelowRoots = tonerService === 'toner-whole' && !zones.includes('roots')
  return gramsFor(isBelowRoots ? 'toner-lengths' : tonerService, details)
}

/** Bond builder for a bowl of `grams` without developer, and its reason. */
export const bondFor = (grams: number, isClay: boolean): { bondGrams: number; reasons: readonly Reason[] } => {
  const bondGrams = Math.max(1, Math.round(grams * (isClay ? BOND_PER_GRAM_CLAY : BOND_PER_GRAM)))
  return { bondGrams, reasons: [reason('bond-builder', '7.7', { grams: bondGrams })] }
}

export const NO_BOND: ReturnType<typeof bondFor> = { bondGrams: 0, reasons: [] }
