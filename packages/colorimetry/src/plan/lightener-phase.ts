import { gramsOnZones, type Service } from '../data/grams.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { BOND_PER_GRAM, BOND_PER_GRAM_CLAY, POWDER_CLASSES, PRODUCT_CLASS_DATA } from '../data/product-classes.ts'
import type { ApplicationCode } from '../model/application-codes.ts'
import type { Phase, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { Condition, Zone } from '../model/vocabulary.ts'
import { developerFor } from './bowl.ts'
import type { Facts } from './facts.ts'
import type { Lighten } from './zone-task.ts'

const roundTo5 = (minutes: number) => Math.round(minutes / 5) * 5
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Weak hair gets bond builder in everything that lightens (7.7). */
const NEEDS_BOND: ReadonlySet<Condition> = new Set(['discreto', 'mediocre', 'rovinato', 'pessimo'])
const WEAK_BATH_MINUTES = 10

/** Processing time of powder by the levels it must lift [E, fitted to the worked cases]. */
export const powderMinutes = (lift: number, again: boolean): number =>
  again ? clamp(roundTo5(15 * lift), 10, 30) : clamp(roundTo5(10 * lift + 6), 20, 45)

const minutesOf = (lighten: Lighten, facts: Facts): number => {
  if (lighten.class === 'BLEACH') return powderMinutes(lighten.to - lighten.from, lighten.again)
  if (lighten.class === 'BATH' && NEEDS_BOND.has(facts.condition)) return WEAK_BATH_MINUTES
  return PRODUCT_CLASS_DATA[lighten.class].minutes
}

const serviceOf = (lighten: Lighten, zones: readonly Zone[], facts: Facts): Service => {
  if (lighten.class === 'DECAP_RED') return 'remover'
  if (lighten.class !== 'BLEACH') return 'bath'
  if (zones.length === 3) return lighten.again ? 'bleach-lengths' : 'bleach-whole'
  if (!zones.includes('roots')) return 'bleach-lengths'
  if (lighten.meches) return 'foils-whole'
  return regrowthService(facts)
}

/** Regrowth beyond 2 cm takes more. */
export const regrowthService = (facts: Facts): Service =>
  (facts.situation.details.regrowthCm ?? 0) > 2 ? 'regrowth-long' : 'regrowth-short'

/** Regrowth beyond this is worked in two bands: the part away from the scalp is colder [5.2]. */
export const TWO_BANDS_FROM_CM = 2.5

const placeOf = (lighten: Lighten, zones: readonly Zone[], facts: Facts, beside: boolean): ApplicationCode[] => {
  if (zones.length === 3) return ['darkest-zone-first', 'lengths-first-roots-last']
  if (!zones.includes('roots')) return [zones.length === 2 && !beside ? 'lengths-only' : 'zone-only']
  if (zones.length > 1) return ['darkest-zone-first', 'lengths-first-roots-last', 'zone-only']
  const isRegrowth = facts.situation.current.lengths.history !== 'naturale'
  if (beside && !lighten.again) return ['roots-last']
  return isRegrowth ? ['roots-only', 'protect-lightened'] : ['zone-only']
}

/** Ends this much deeper than the lengths are begun with (5.2). */
const DARK_ENDS = 1

const hasDarkEnds = (zones: readonly Zone[], { situation: { current } }: Facts): boolean =>
  zones.includes('ends') && zones.includes('lengths') && current.ends.level <= current.lengths.level - DARK_ENDS

const applicationOf = (lighten: Lighten, zones: readonly Zone[], facts: Facts, beside: boolean): ApplicationCode[] => {
  const ends: ApplicationCode[] = hasDarkEnds(zones, facts) ? ['dark-ends-first'] : []
  if (lighten.class === 'DECAP_RED') return ['darkest-zone-first', ...ends, 'repeat-if-needed', 'rinse-long']
  if (lighten.class !== 'BLEACH')
    return ['damp-hair', 'darkest-zone-first', ...ends, 'check-strand', 'rinse', 'shampoo-acid']
  const place = ['dry-hair' as const, ...placeOf(lighten, zones, facts, beside), ...ends]
  if (lighten.meches && zones.includes('roots')) place.push('in-foil')
  const isLongRegrowth = (facts.situation.details.regrowthCm ?? 0) > TWO_BANDS_FROM_CM && !zones.includes('lengths')
  if (isLongRegrowth) place.push('two-bands')
  if (lighten.offScalp === true) place.push('off-scalp', ...(place.includes('in-foil') ? [] : (['in-foil'] as const)))
  return [...place, 'fresh-bowls', 'check-strand', 'rinse', 'shampoo-acid']
}

/** Bond builder for a bowl that weighs so many grams without developer, and the reason for it. */
export const bondFor = (grams: number, isClay: boolean): { bondGrams: number; reasons: readonly Reason[] } => {
  const bondGrams = Math.max(1, Math.round(grams * (isClay ? BOND_PER_GRAM_CLAY : BOND_PER_GRAM)))
  return { bondGrams, reasons: [reason('bond-builder', '7.7', { grams: bondGrams })] }
}

export const NO_BOND: ReturnType<typeof bondFor> = { bondGrams: 0, reasons: [] }

/** The phase that lightens, or takes dye away from, zones that share one treatment; `beside` = others are lightened today too. */
export const lightenerPhase = (lighten: Lighten, zones: readonly Zone[], facts: Facts, beside: boolean): Phase => {
  const data = PRODUCT_CLASS_DATA[lighten.class]
  const grams = gramsOnZones(serviceOf(lighten, zones, facts), zones, facts.situation.details)
  const minutes = Math.min(HARD_LIMITS.bleachMinutes, minutesOf(lighten, facts))
  const needsBond = POWDER_CLASSES.has(lighten.class)
  const bond = needsBond ? bondFor(grams, false) : NO_BOND
  return {
    kind: lighten.class === 'BLEACH' ? 'bleach' : 'remove',
    zones,
    products: [{ class: lighten.class, shade: null, grams }],
    developer: developerFor(lighten.class, grams, lighten.volume),
    dilutionGrams: Math.round(grams * data.dilution),
    ratio: data.ratioText,
    minutes,
    minutesRange: [Math.min(minutes, data.minutesRange[0]), Math.max(minutes, data.minutesRange[1])],
    checkEveryMinutes: data.checkEvery,
    stopAtLevel: lighten.to,
    bondGrams: bond.bondGrams,
    application: applicationOf(lighten, zones, facts, beside),
    reasons: [...lighten.reasons, ...bond.reasons],
  }
}
