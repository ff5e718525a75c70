import { dyeLoad, levelOfDyeLoad } from '../colour/mixing.ts'
import { parseShade } from '../colour/shade.ts'
import { MIX } from '../data/products/shelf.ts'
import { TONE_AXES } from '../data/tones.ts'
import { mixedColour } from '../hair/deposit.ts'
import {
  amountsOfTone,
  degreesBetween,
  directionOfReflect,
  type ReflectVector,
  reflectOfAmounts,
  strengthOf,
} from '../hair/pigment.ts'
import type { PhaseProduct } from '../model/plan.ts'
import type { MixDifference, ShelfPart } from '../model/shelf.ts'
import type { ToneName } from '../model/vocabulary.ts'

/** A tube of colour that can be weighed. */
export type Tube = { readonly id: string; readonly shade: string; readonly gramsLeft: number }

/** Colour of a bowl: its level, its reflect, and the share of its weight that is natural base. */
type Colour = { readonly level: number; readonly reflect: ReflectVector; readonly natural: number }

export type Mixture = {
  readonly parts: readonly ShelfPart[]
  readonly difference: MixDifference
  /** 0 = the planned colour. */
  readonly miss: number
}

type Pigment = {
  readonly tube: Tube
  readonly load: number
  readonly a: number
  readonly b: number
  readonly natural: number
}

const pigmentOf = (tube: Tube): Pigment | null => {
  const shade = parseShade(tube.shade)
  if (shade === null || tube.gramsLeft < MIX.minGrams) return null
  const { a, b } = reflectOfAmounts(amountsOfTone(shade.tone))
  return { tube, load: dyeLoad(shade.level), a, b, natural: shade.tone.primary === 'NATURALE' ? 1 : 0 }
}

const familyOf = (reflect: ReflectVector): ToneName => {
  if (strengthOf(reflect) < MIX.naturalBelow) return 'NATURALE'
  const direction = directionOfReflect(reflect)
  return TONE_AXES.reduce((best, next) =>
    degreesBetween(next.axis, direction) < degreesBetween(best.axis, direction) ? next : best,
  ).tone
}

/** Colour of the planned bowl; null when it has no shade. */
const colourOfBowl = (products: readonly PhaseProduct[]): Colour | null => {
  const mixed = mixedColour(products)
  return mixed && { level: mixed.level, reflect: reflectOfAmounts(mixed.amounts), natural: mixed.natural }
}

/** Colour of a mixture of tubes; `shares` are the grams of each. */
const colourOf = (pigments: readonly Pigment[], shares: readonly number[]): Colour => {
  let [grams, load, a, b, natural] = [0, 0, 0, 0, 0]
  for (let index = 0; index < pigments.length; index++) {
    const own = shares[index] ?? 0
    const pigment = pigments[index]
    if (pigment === undefined) continue
    grams += own
    load += pigment.load * own
    a += pigment.a * own
    b += pigment.b * own
    natural += pigment.natural * own
  }
  return { level: levelOfDyeLoad(load / grams), reflect: { a: a / grams, b: b / grams }, natural: natural / grams }
}

/** Distance of two reflects, in full reflects of a shade. */
const reflectsApart = ({ reflect: one }: Colour, { reflect: other }: Colour): number =>
  Math.hypot(one.a - other.a, one.b - other.b)

/** Squared error of a colour in invisible differences (`MIX.level`, `MIX.reflect`), plus a penalty for each additional tube. */
const missOf = (colour: Colour, wanted: Colour, tubes: number): number => {
  const level = (colour.level - wanted.level) / MIX.level
  const reflect = reflectsApart(colour, wanted) / MIX.reflect
  // Natural base covers white hair: less than planned is an error, more is not.
  const base = Math.max(0, wanted.natural - colour.natural)
  return level ** 2 + reflect ** 2 + base ** 2 + MIX.perTube * (tubes - 1)
}

type Found = { readonly pigments: readonly Pigment[]; readonly shares: readonly number[]; readonly miss: number }

/** Divisions are tried in steps of an eighth of the bowl; the best ones are then refined gram by gram. */
const COARSE = 8

const isThere = (pigments: readonly Pigment[], shares: readonly number[]): boolean =>
  shares.every((own, index) => own >= MIX.minGrams && own <= (pigments[index]?.tube.gramsLeft ?? 0))

/** Divisions of `grams` among up to three tubes, in steps of `step` grams. */
const divisions = (tubes: number, grams: number, step: number): readonly (readonly number[])[] => {
  if (tubes === 1) return [[grams]]
  const found: number[][] = []
  for (let first = MIX.minGrams; first < grams; first += step) {
    if (tubes === 2) found.push([first, grams - first])
    else
      for (let second = MIX.minGrams; second < grams - first; second += step)
        found.push([first, second, grams - first - second])
  }
  return found
}

/** The best of these divisions with enough in the tubes and an error below `least`; null without one. */
const bestOf = (
  pigments: readonly Pigment[],
  all: readonly (readonly number[])[],
  wanted: Colour,
  least = Number.POSITIVE_INFINITY,
): Found | null => {
  let best: Found | null = null
  for (const shares of all) {
    if (!isThere(pigments, shares)) continue
    const miss = missOf(colourOf(pigments, shares), wanted, pigments.length)
    if (miss < (best?.miss ?? least)) best = { pigments, shares, miss }
  }
  return best
}

/** Moves single grams between tubes while the colour gets nearer. */
const refined = (start: Found, wanted: Colour): Found => {
  let now = start
  for (;;) {
    const { pigments, shares } = now
    const neighbours = shares.flatMap((_, from) =>
      shares.flatMap((_, to) =>
        from === to ? [] : [shares.map((own, index) => own + Number(index === to) - Number(index === from))],
      ),
    )
    const next = bestOf(pigments, neighbours, wanted, now.miss)
    if (next === null) return now
    now = next
  }
}

const pairsOf = (tubes: readonly Pigment[]): Pigment[][] =>
  tubes.flatMap((one, index) => tubes.slice(index + 1).map((other) => [one, other]))

/** Number of tubes tried in pairs and in threes: those that come nearest to the colour on their own. */
const TRIED_IN_PAIRS = 40
const TRIED_IN_THREES = 10
/** Number of sets of each size whose division is refined, nearest first. */
const REFINED = 2 * MIX.judged
/** Squared error at which no third tube is tried: half of an invisible difference. */
const NEAR_ENOUGH = 0.25

const differenceOf = (colour: Colour, wanted: Colour): MixDifference => ({
  level: colour.level - wanted.level,
  reflect: reflectsApart(colour, wanted),
  sameFamily: familyOf(colour.reflect) === familyOf(wanted.reflect),
})

/** Whether a mixture may replace the planned colour: within half a level, with no visible difference of the reflect. */
export const isNearEnough = ({ level, reflect, sameFamily }: MixDifference): boolean =>
  Math.abs(level) <= MIX.level && (sameFamily || reflect <= MIX.unseen)

/**
 * Mixtures of at most three tubes in whole grams, nearest first, in the amount of the bowl. Empty
 * for a bowl without a shade, or where there is not enough of any tube.
 */
export const mixturesFor = (products: readonly PhaseProduct[], tubes: readonly Tube[]): readonly Mixture[] => {
  const wanted = colourOfBowl(products)
  const grams = Math.round(products.reduce((sum, product) => sum + product.grams, 0))
  if (wanted === null || grams < MIX.minGrams) return []
  const pigments = tubes.map(pigmentOf).filter((pigment) => pigment !== null)
  const alone = pigments
    .map((pigment) => ({ pigment, miss: missOf(colourOf([pigment], [grams]), wanted, 1) }))
    .sort((one, other) => one.miss - other.miss)
    .map(({ pigment }) => pigment)
  const few = alone.slice(0, TRIED_IN_THREES)
  const step = Math.max(1, Math.round(grams / COARSE))
  const divided = (sets: readonly Pigment[][]) => {
    const all = divisions(sets[0]?.length ?? 1, grams, step)
    return sets
      .flatMap((set) => bestOf(set, all, wanted) ?? [])
      .sort((one, other) => one.miss - other.miss)
      .slice(0, REFINED)
      .map((found) => refined(found, wanted))
  }
  const small = [...divided(alone.map((one) => [one])), ...divided(pairsOf(alone.slice(0, TRIED_IN_PAIRS)))]
  const threes = () => few.flatMap((one, index) => pairsOf(few.slice(index + 1)).map((two) => [one, ...two]))
  const found = small.some(({ miss }) => miss <= NEAR_ENOUGH) ? small : [...small, ...divided(threes())]
  return found
    .sort((one, other) => one.miss - other.miss)
    .slice(0, MIX.judged)
    .map(({ pigments: own, shares, miss }) => ({
      parts: own.map(({ tube }, index) => ({ id: tube.id, grams: shares[index] ?? 0 })),
      difference: differenceOf(colourOf(own, shares), wanted),
      miss,
    }))
}
