import { parseShade, SHADE_LEVELS, shadeNotation } from '../../colour/shade.ts'
import { NATURAL_TONE, plainTone } from '../../colour/tone.ts'
import { correctorCode } from '../../data/products/catalogue.ts'
import { CORRECTOR, correctorByRule, minCorrector } from '../../data/products/correctors.ts'
import { gramsOf } from '../../data/products/grams.ts'
import { PREPIGMENT } from '../../data/products/prepigmentation.ts'
import { STEERING } from '../../data/steering.ts'
import { COOL_TONES, TONE_AXES, WARM_TONES } from '../../data/tones.ts'
import { after, familyOfBowl } from '../../hair/after.ts'
import { addsCast } from '../../hair/cast.ts'
import { isLightened } from '../../hair/history.ts'
import { degreesBetween, directionOfReflect, type ReflectVector, strengthOf, sumOf, times } from '../../hair/pigment.ts'
import { shownReflect, type ZoneHair } from '../../hair/state.ts'
import type { Tone } from '../../model/measured-hair.ts'
import type { Phase, PhaseProduct } from '../../model/plan.ts'
import type { ToneName, Zone } from '../../model/vocabulary.ts'
import { type ShadePart, weigh } from '../bowls/grams.ts'
import { developerFor } from '../bowls/ratio.ts'
import { bowlMiss, coolsKept, type Target } from './bowl-miss.ts'
import { directionOfTone, MIXES, type Mix, type MixPart } from './mixes.ts'

/** What a bowl may contain. */
export type Limits = {
  /** Pure henna tolerates nothing cool, nor does a wish that may be warm. */
  readonly avoidsCool: boolean
  /** Share of the weight that must be natural base, to cover white; 0 = none. */
  readonly naturalShare: number
  /** Share of it that weighing must not go below. */
  readonly leastNatural: number
  /** The natural base for it: plain or intense. */
  readonly natural: Tone
  /** Whether the level of the shades is given: only a deposit on lighter hair may be mixed lighter. */
  readonly keepsLevel: boolean
}

const isCorrector = ({ class: product }: PhaseProduct) => product === 'CORRECTOR'
const shadesOf = ({ products }: Phase) => products.filter((product) => !isCorrector(product))

/** The bowl with other products for the same hair. */
const withProducts = (phase: Phase, products: readonly PhaseProduct[]): Phase => ({
  ...phase,
  products,
  developer: phase.developer && developerFor(products[0]?.class ?? 'DEMI', gramsOf(products), phase.developer.volume),
})

const shownAfter = ({ head }: Target, zone: Zone, bowl: Phase): ReflectVector =>
  shownReflect(after(head[zone], bowl, bowl.minutes))

/** The reflect that a bowl of natural shade lacks on these zones: wish minus what the hair would show, in full reflects. */
const missingReflect = (target: Target, natural: Phase): ReflectVector => {
  const parts = target.zones.map((zone) => {
    const shown = times(shownAfter(target, zone, natural), -1)
    return times(sumOf(target.aims[zone].reflect, shown), 1 / target.zones.length)
  })
  return sumOf(...parts)
}

/** The axis of a tone nearest to a direction. */
const axisNear = (direction: number): ToneName =>
  TONE_AXES.reduce((best, next) =>
    degreesBetween(next.axis, direction) < degreesBetween(best.axis, direction) ? next : best,
  ).tone

/** How strongly a full reflect of this bowl, in the missing direction, shows on these zones. */
const strengthOn = (target: Target, natural: Phase, wanted: ReflectVector): number => {
  const [zone] = target.zones
  const [product] = natural.products
  if (zone === undefined || product === undefined) return 1
  const level = parseShade(product.shade ?? '')?.level ?? 1
  const tone = plainTone(axisNear(directionOfReflect(wanted)))
  const probe = { ...natural, products: [{ ...product, shade: shadeNotation(level, tone) }] }
  const change = sumOf(shownAfter(target, zone, probe), times(shownAfter(target, zone, natural), -1))
  return Math.max(0.2, strengthOf(change))
}

/** Direction in degrees of what the hair has too much of; null if that is too little to matter. */
const excessOf = (wanted: ReflectVector): number | null =>
  strengthOf(wanted) < STEERING.excess.from ? null : directionOfReflect(times(wanted, -1))

/** Whether a reflect would deepen what the hair has too much of. */
const deepens = ({ direction }: MixPart, excess: number | null): boolean =>
  excess !== null && direction !== null && degreesBetween(direction, excess) < STEERING.excess.within

/** Pale hair and dark shade between which ash turns green (R8). */
const TURNS_GREEN = { from: 9, to: 7 } as const

type Side = { readonly around: number; readonly within: number; readonly from: number }

const shows = (shown: ReflectVector, { around, within, from }: Side): boolean =>
  strengthOf(shown) >= from && degreesBetween(directionOfReflect(shown), around) <= within

/** Red and green are mixed in only against each other, or where they are wished. */
const isFarFetched = ({ primary, secondary }: Tone, wished: Tone, shown: ReflectVector): boolean => {
  const names = [primary, secondary]
  if (names.includes(wished.primary)) return false
  if (wished.secondary !== null && names.includes(wished.secondary)) return false
  return (
    (names.includes('ROSSO') && wished.primary !== 'MOGANO' && !shows(shown, STEERING.green)) ||
    (names.includes('VERDE') && !shows(shown, STEERING.red))
  )
}

/** Whether a shade contains ash; beige does. */
const hasAsh = ({ tone: { primary, secondary } }: MixPart): boolean =>
  primary === 'BEIGE' || COOL_TONES.has(primary) || (secondary !== null && COOL_TONES.has(secondary))

/** Whether a copper or red wish loses its reflect in the bowl: colourists follow a warm base, they do not dilute the wish. */
const losesWish = ({ parts }: Mix, { primary, intensity }: Tone): boolean => {
  if (!STEERING.wishKept.of.has(primary) || intensity === 'none' || intensity === 'soft') return false
  const kept = parts.filter(({ tone }) => tone.primary === primary).reduce((sum, { share }) => sum + share, 0)
  return kept < STEERING.wishKept.least
}

/** What the mixtures of a bowl are judged by. */
type Question = {
  readonly target: Target
  readonly wished: Tone
  readonly limits: Limits
  readonly level: number
  /** The missing reflect, and how strongly a full reflect of the bowl shows. */
  readonly wanted: ReflectVector
  readonly strength: number
  /** The reflect that the hair shows under a natural bowl. */
  readonly shown: ReflectVector
}

const isAllowed = (mix: Mix, { target, wished, limits, level, wanted, shown }: Question): boolean => {
  const { parts } = mix
  if (limits.naturalShare > 0 && parts.length > 1) return false
  if (target.zones.every((zone) => isLightened(target.head[zone])) && losesWish(mix, wished)) return false
  const excess = excessOf(wanted)
  if (parts.some((part) => deepens(part, excess) || isFarFetched(part.tone, wished, shown))) return false
  const isCool = ({ tone }: MixPart) => COOL_TONES.has(tone.primary)
  if (limits.avoidsCool && parts.some(hasAsh)) return false
  const isPale = target.zones.some(
    (zone) => isLightened(target.head[zone]) && target.head[zone].depth >= TURNS_GREEN.from - 0.5,
  )
  return !(isPale && level <= TURNS_GREEN.to && parts.every(isCool))
}

/** The allowed mixtures nearest to the missing reflect, with the price of what they contain. */
const nearest = (question: Question): readonly Mix[] => {
  const { wanted, strength, wished } = question
  const found: { mix: Mix; off: number }[] = []
  for (const mix of MIXES) {
    const { a, b } = mix.reflect
    const isFull = found.length === STEERING.replayed
    const limit = isFull ? (found.at(-1)?.off ?? 0) : Number.POSITIVE_INFINITY
    const distance = Math.hypot(a * strength - wanted.a, b * strength - wanted.b) / STEERING.unit.reflect
    // Most mixtures are too far before their price is known.
    if (distance >= limit) continue
    const off = distance + priceOf(mix, wished)
    if (off >= limit || !isAllowed(mix, question)) continue
    if (isFull) found.pop()
    const place = found.findIndex((other) => other.off > off)
    found.splice(place === -1 ? found.length : place, 0, { mix, off })
  }
  return found.map(({ mix }) => mix)
}

const isGreen = ({ primary, secondary }: Tone) => primary === 'VERDE' || secondary === 'VERDE'

const priceOf = ({ parts }: Mix, { primary }: Tone): number =>
  (parts.some(({ tone }) => isGreen(tone)) ? STEERING.price.green : 0) +
  STEERING.price.shade * (parts.length - 1) +
  (parts.some((part) => part.tone.primary === primary) ? 0 : STEERING.price.otherReflect)

/** Levels of a bowl: one, or equal parts of a level and the next lighter one. */
type Levels = readonly [level: number] | readonly [level: number, lighter: number]

/** Shades of a mixture at these levels; of two levels the lighter one gets the main reflect. */
const shadesAt = ({ parts }: Mix, levels: Levels, { naturalShare, leastNatural, natural }: Limits): ShadePart[] => {
  const [level, lighter = level] = levels
  const [main, second] = parts
  if (main === undefined) return []
  const rest = 1 - naturalShare
  const base =
    naturalShare > 0
      ? [
          {
            shade: shadeNotation(level, natural),
            share: naturalShare,
            least: leastNatural,
          },
        ]
      : []
  if (lighter !== level && second === undefined)
    return [
      ...base,
      { shade: shadeNotation(level, main.tone), share: rest / 2 },
      { shade: shadeNotation(lighter, main.tone), share: rest / 2 },
    ]
  return [
    ...base,
    { shade: shadeNotation(lighter, main.tone), share: rest * main.share },
    ...(second === undefined ? [] : [{ shade: shadeNotation(level, second.tone), share: rest * second.share }]),
  ]
}

/** Whether a corrector only cancels a shade of this mixture. */
const cancels = (axis: ToneName, { parts }: Mix): boolean => {
  const direction = directionOfTone(plainTone(axis))
  return parts.some(
    (part) =>
      direction !== null && part.direction !== null && degreesBetween(part.direction, direction) >= STEERING.opposite,
  )
}

/**
 * The corrector along the axis nearest to a reflect, dosed to give it; null if it would cancel a shade of the mixture, or if the
 * dose is too small to weigh.
 */
const correctorFor = (
  wanted: ReflectVector,
  grams: number,
  mix: Mix,
  { level, limits, wished, shown }: Question,
): PhaseProduct | null => {
  const axis = axisNear(directionOfReflect(wanted))
  if (axis === 'MOGANO' || (limits.avoidsCool && COOL_TONES.has(axis))) return null
  if (isFarFetched(plainTone(axis), wished, shown) || cancels(axis, mix)) return null
  // A corrector is about four times as strong as a shade (`deposit.ts`).
  const share = strengthOf(wanted) / 4
  const most = Math.min(
    CORRECTOR.maxShare * grams,
    (STEERING.corrector.most * correctorByRule(level) * grams) / CORRECTOR.perGrams,
  )
  const dose = Math.min(Math.floor(most), Math.round((grams * share) / (1 - Math.min(0.5, share))))
  if (dose < minCorrector(level)) return null
  return { class: 'CORRECTOR', shade: correctorCode(axis), grams: dose }
}

/** The bowl with natural shades alone, of this level. */
const naturalOf = (phase: Phase, level: number): Phase =>
  withProducts(phase, [
    { class: shadesOf(phase)[0]?.class ?? 'DEMI', shade: `${level}.0`, grams: gramsOf(shadesOf(phase)) },
  ])

/** Whether a shade of this bowl deepens what the hair has too much of. */
const deepensOn = (phase: Phase, target: Target): boolean => {
  const shades = shadesOf(phase).flatMap(({ shade }) => parseShade(shade ?? '') ?? [])
  const level = Math.min(SHADE_LEVELS.maxDepth, ...shades.map((each) => each.level))
  const excess = excessOf(missingReflect(target, naturalOf(phase, level)))
  return shades.some(({ tone }) => deepens({ tone, share: 1, direction: directionOfTone(tone) }, excess))
}

/** Whether the hair would only show more of the wish than was wished. */
const exceeds = (bowl: Phase, target: Target): boolean =>
  target.zones.every((zone) => {
    const { reflect } = target.aims[zone]
    const off = sumOf(shownAfter(target, zone, bowl), times(reflect, -1))
    return degreesBetween(directionOfReflect(off), directionOfReflect(reflect)) < STEERING.excess.within
  })

/** The bowls that are compared for these zones. */
const candidates = (phase: Phase, target: Target, wished: Tone, limits: Limits): readonly Phase[] => {
  const shades = shadesOf(phase)
  const [main] = shades
  const levels = [...new Set(shades.flatMap(({ shade }) => parseShade(shade ?? '')?.level ?? []))].sort((a, b) => a - b)
  const [low] = levels
  if (main === undefined || low === undefined || low > SHADE_LEVELS.maxDepth) return []
  const total = gramsOf(shades)
  const product = main.class
  // Only a deposit on lighter hair has room for a lighter shade (R9).
  const most = limits.keepsLevel
    ? low
    : Math.min(
        low + 1,
        SHADE_LEVELS.maxDepth,
        ...target.zones.map((zone) => Math.floor(target.head[zone].depth + 0.25)),
      )
  const highest = levels.at(-1) ?? low
  const own: Levels = highest === low ? [low] : [low, highest]
  const variants: readonly Levels[] = limits.keepsLevel
    ? [own]
    : [own, ...(own.length === 2 ? ([[low], [highest]] as const) : most > low ? ([[low, most], [most]] as const) : [])]
  return variants.flatMap((at) => {
    const base = naturalOf(phase, at[0])
    const wanted = missingReflect(target, base)
    const strength = strengthOn(target, base, wanted) * (1 - limits.naturalShare)
    const shown = sumOf(...target.zones.map((zone) => times(shownAfter(target, zone, base), 1 / target.zones.length)))
    const question = { target, wished, limits, level: at[0], wanted, strength, shown }
    return nearest(question).flatMap((mix) => {
      const products = weigh(product, shadesAt(mix, at, limits), total)
      const plain = withProducts(phase, products)
      const left = sumOf(wanted, times(mix.reflect, -strength))
      if (strengthOf(left) < STEERING.corrector.from || limits.naturalShare > 0) return [plain]
      const corrector = correctorFor(times(left, 1 / strength), total, mix, question)
      return corrector === null ? [plain] : [plain, withProducts(phase, [...products, corrector])]
    })
  })
}

const priceOfBowl = (phase: Phase, wished: Tone): number => {
  const shades = shadesOf(phase)
  const isWished = shades.some(({ shade }) => parseShade(shade ?? '')?.tone.primary === wished.primary)
  const hasGreen = shades.some(({ shade }) => isGreen(parseShade(shade ?? '')?.tone ?? NATURAL_TONE))
  return (
    (hasGreen ? STEERING.price.green : 0) +
    STEERING.price.shade * (shades.length - 1) +
    STEERING.price.corrector * (phase.products.length - shades.length) +
    (isWished ? 0 : STEERING.price.otherReflect)
  )
}

/** Whether a shade is too deep for lightened hair without a filler (R7). */
const needsFiller = (bowl: Phase, hair: ZoneHair): boolean => {
  const deepest = Math.min(...shadesOf(bowl).map(({ shade }) => parseShade(shade ?? '')?.level ?? 0))
  const isDeep = hair.depth - deepest >= PREPIGMENT.fromLevels - 0.5 && deepest >= PREPIGMENT.minGoal
  return isLightened(hair) && !hair.filled && isDeep
}

/** The minutes of a watched bowl, and five less or more within its range. */
const minutesOf = ({ minutes, minutesRange: [least, most], checkEveryMinutes }: Phase): readonly number[] =>
  checkEveryMinutes === null
    ? [minutes]
    : [-1, 0, 1].map((steps) => minutes + steps * STEERING.minutes).filter((each) => each >= least && each <= most)

type Costed = { readonly bowl: Phase; readonly cost: number }

/** The best of the bowl's minutes; its own ones if no others are worth it. */
const timed = (start: Costed, better: (best: Costed, bowl: Phase) => Costed): Costed => {
  const best = minutesOf(start.bowl)
    .map((minutes) => ({ ...start.bowl, minutes }))
    .reduce(better, start)
  return start.cost - best.cost >= STEERING.worthIt ? best : start
}

/**
 * The bowl that ends nearest to the wish in the model of hair: its own mixture, or another one of the same class for as much hair and
 * other minutes. All are compared as they are weighed. `wished` is the reflect of the largest zone. The bowl itself if no other is worth it.
 */
export const steerBowl = (phase: Phase, target: Target, wished: Tone, limits: Limits): Phase => {
  const costOf = (bowl: Phase) => bowlMiss(target, bowl, bowl.minutes) + priceOfBowl(bowl, wished)
  const isSafe = (bowl: Phase) =>
    target.zones.every(
      (zone) =>
        !addsCast(target.head[zone], bowl.products, target.aims[zone].tone) && !needsFiller(bowl, target.head[zone]),
    )
  const better = (best: Costed, bowl: Phase): Costed => {
    const cost = costOf(bowl)
    return cost < best.cost - 1e-9 ? { bowl, cost } : best
  }
  const start = { bowl: phase, cost: isSafe(phase) ? costOf(phase) : Number.POSITIVE_INFINITY }
  const own = start.cost === Number.POSITIVE_INFINITY ? start : timed(start, better)
  const ownMiss = own.cost - priceOfBowl(own.bowl, wished)
  // A usual mixture that is near enough stays, unless it deepens what the hair has too much of. A little too much of a warm wish is
  // forgiven.
  const isForgiven = WARM_TONES.has(wished.primary) && ownMiss <= STEERING.forgiven && exceeds(own.bowl, target)
  const cools = (bowl: Phase) => coolsKept(target, bowl, bowl.minutes)
  if (isForgiven || (!cools(own.bowl) && ownMiss <= STEERING.nearEnough && !deepensOn(own.bowl, target)))
    return own.bowl
  // What a salon has learnt about one family of shades is not avoided by mixing another.
  const isLearnt = target.zones.some((zone) => target.head[zone].corrections !== undefined)
  const isComparable = (bowl: Phase) => !isLearnt || familyOfBowl(bowl) === familyOfBowl(phase)
  const others = candidates(phase, target, wished, limits).filter((bowl) => isComparable(bowl) && isSafe(bowl))
  const mixed = timed(others.reduce(better, start), better)
  const isWorthIt =
    own.cost - mixed.cost >= STEERING.worthIt ||
    ((deepensOn(own.bowl, target) || cools(own.bowl)) && mixed.cost < own.cost)
  return isWorthIt ? mixed.bowl : own.bowl
}
