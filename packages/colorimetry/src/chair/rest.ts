import { formulaLevel, parseShade, shadeNotation } from '../colour/shade.ts'
import { MID_SERVICE } from '../data/mid-service.ts'
import { gramsOf, gramsOnZones } from '../data/products/grams.ts'
import { type HairState, hairThrough } from '../hair/formula-hair.ts'
import { type HeadOfHair, headOn } from '../hair/replay-plan.ts'
import type { Phase, PhaseProduct } from '../model/plan.ts'
import type { Zone } from '../model/vocabulary.ts'
import { partOfBowl } from '../plan/bowls/grams.ts'
import { developerFor } from '../plan/bowls/ratio.ts'
import { isLightener, type Look } from './look.ts'

/** Difference in levels that does not change a formula. */
const ROUNDING = 0.25

/** The phase with other products and the developer for them. */
export const mixedAnew = (phase: Phase, products: readonly PhaseProduct[]): Phase => {
  const [main] = products
  const developer =
    main === undefined || phase.developer === null
      ? phase.developer
      : developerFor(main.class, gramsOf(products), phase.developer.volume)
  return { ...phase, products, developer, reasons: [] }
}

/** The bowl this many levels deeper, at most to the level of the hair; shades that become equal are merged. */
const deeperBy = (phase: Phase, levels: number, hair: number): Phase => {
  const found = new Map<string | null, PhaseProduct>()
  for (const product of phase.products) {
    const shade = product.class === 'CORRECTOR' || product.shade === null ? null : parseShade(product.shade)
    const level = shade === null ? 0 : Math.min(shade.level, Math.max(formulaLevel(hair), shade.level - levels))
    const notation = shade === null ? product.shade : shadeNotation(level, shade.tone)
    const twin = found.get(notation)
    found.set(notation, { ...product, shade: notation, grams: product.grams + (twin?.grams ?? 0) })
  }
  const products = [...found.values()]
  const isSame =
    products.length === phase.products.length &&
    products.every(({ shade }, index) => shade === phase.products[index]?.shade)
  return isSame ? phase : mixedAnew(phase, products)
}

/** The bowl for fewer zones, with fewer grams. */
const onZonesOnly = (phase: Phase, zones: readonly Zone[], look: Look): Phase | null => {
  if (zones.length === phase.zones.length) return phase
  if (zones.length === 0) return null
  const { details } = look.situation
  const part = gramsOnZones('full-colour', zones, details) / gramsOnZones('full-colour', phase.zones, details)
  const mixed = mixedAnew(phase, partOfBowl(phase.products, part))
  const weighed = gramsOf(mixed.products) / gramsOf(phase.products)
  return {
    ...mixed,
    zones,
    dilutionGrams: Math.round(weighed * phase.dilutionGrams),
    bondGrams: phase.bondGrams === 0 ? 0 : Math.max(1, Math.round(weighed * phase.bondGrams)),
  }
}

/** The hair after one more phase of this session. */
const through = (hair: HairState, phase: Phase, { session, situation }: Look): HairState =>
  hairThrough(hair, { ...session, phases: [phase] }, situation.goal.zones).at(-1) ?? hair

/** Hair at the levels that formulas use, on these zones at most as pale as observed. */
const noPalerThan = (hair: HairState, head: HeadOfHair, zones: readonly Zone[]): HairState => {
  const seen = { ...hair }
  for (const zone of zones)
    seen[zone] = { ...hair[zone], level: Math.min(hair[zone].level, formulaLevel(head[zone].depth)) }
  return seen
}

/** Palest level allowed for a shade on these zones once the bowl is rinsed. */
export const levelUnder = (look: Look, bowl: Phase, zones: readonly Zone[]): number => {
  const { spoken, now } = look
  const after = through(spoken, bowl, look)
  return Math.min(...zones.map((zone) => noPalerThan(after, now, bowl.zones)[zone].level))
}

type Change = {
  /** Zones that the bowl was taken off. */
  readonly spared?: readonly Zone[]
  /** A second bowl of lightener, which replaces any planned one for these zones. */
  readonly again?: Phase
}

/**
 * The remaining phases of today for the hair that this bowl produces: no lightener on zones that have reached their level or were
 * taken off, and no shade paler than the hair. Unchanged phases are the same objects.
 */
export const restAfter = (look: Look, bowl: Phase, start: HeadOfHair, { spared = [], again }: Change = {}) => {
  const seenOf = (hair: HairState, phase: Phase, head: HeadOfHair): HairState =>
    noPalerThan(through(hair, phase, look), head, phase.zones)
  const head = again === undefined ? start : headOn(start, [again])
  const first = seenOf(look.spoken, bowl, start)
  let now = again === undefined ? first : seenOf(first, again, head)
  let planned = through(look.spoken, look.phase, look)
  const isDone = (zone: Zone, { stopAtLevel: stop }: Phase): boolean =>
    spared.includes(zone) ||
    again?.zones.includes(zone) === true ||
    (stop !== null && bowl.zones.includes(zone) && head[zone].depth >= stop - MID_SERVICE.levelRoom)
  const rest = look.after.flatMap((next) => {
    const zones = isLightener(next) ? next.zones.filter((zone) => !isDone(zone, next)) : next.zones
    const work = onZonesOnly(next, zones, look)
    const missing = Math.max(...next.zones.map((zone) => planned[zone].level - now[zone].level))
    planned = through(planned, next, look)
    if (work === null) return []
    const isForHair = !isLightener(work) && work.kind !== 'prepigment' && work.kind !== 'lowlights'
    const deepest = Math.min(...zones.map((zone) => now[zone].level))
    const mended = isForHair && missing > ROUNDING ? deeperBy(work, missing, deepest) : work
    now = through(now, mended, look)
    return [mended]
  })
  return again === undefined ? rest : [again, ...rest]
}

/** The rest of the session with nothing but care on these zones. */
export const careOnly = (look: Look, rest: readonly Phase[], zones: readonly Zone[]): readonly Phase[] =>
  rest.flatMap((next) => {
    const others = next.zones.filter((zone) => !zones.includes(zone))
    return next.kind === 'finish' ? [next] : (onZonesOnly(next, others, look) ?? [])
  })
