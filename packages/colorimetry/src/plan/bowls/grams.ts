import { gramsFor, gramsOnRegrowth, gramsOnZones, type Service } from '../../data/products/grams.ts'
import { BOND_PER_GRAM, BOND_PER_GRAM_CLAY } from '../../data/products/product-classes.ts'
import type { Technique } from '../../data/techniques/techniques.ts'
import type { PhaseProduct, ProductClass, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { Zone } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'
import type { Deposit, Lighten } from '../zone-task.ts'

/** One part of a mixture: a shade and its share of the weight; the shares add up to 1. */
export type ShadePart = { readonly shade: string; readonly share: number }

/** Whole grams for every part, exactly adding up to the total (the first part is rounded up); empty parts are left out. */
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

/** Grams of a technique's lightener. */
export const techniqueGrams = (technique: Technique, { situation: { details } }: Facts): number =>
  gramsFor(technique.lightenerService, details)

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
