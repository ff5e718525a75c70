import { clampLevel } from '../colour/level.ts'
import { parseShade } from '../colour/shade.ts'
import { NATURAL_TONE } from '../colour/tone.ts'
import { bandOf, familyOf } from '../data/correction-limits.ts'
import { gramsOf } from '../data/products/grams.ts'
import { POWDER_CLASSES } from '../data/products/product-classes.ts'
import type { ShadeFamily } from '../model/corrections.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { Phase, ProductClass } from '../model/plan.ts'
import { depositOn, type Mixed, mixedColour } from './deposit.ts'
import { exposedBy, liftOn } from './lift.ts'
import {
  type Amounts,
  addAmounts,
  amountsOfTone,
  reflectOfAmounts,
  scaleAmounts,
  strengthOf,
  sumOf,
  times,
} from './pigment.ts'
import type { ZoneHair } from './state.ts'
import { takeAway } from './take-away.ts'

/**
 * The hair after a bowl of this family in this salon: `left` is the result by the tables, `before` the hair before the bowl.
 * Never paler than `left`: a plan must not promise more where a salon's bowls lift further. Powder never makes hair darker.
 */
const corrected = (before: ZoneHair, left: ZoneHair, family: ShadeFamily): ZoneHair => {
  const correction = left.corrections?.[bandOf(left.depth)][family]
  if (correction === undefined) return left
  const depth = clampLevel(left.depth + Math.min(0, correction.level.mean))
  return {
    ...left,
    depth: family === 'lightener' ? Math.max(depth, Math.min(before.depth, left.depth)) : depth,
    base: sumOf(left.base, { a: 0, b: correction.warmth.mean }),
    learnt: { family, correction },
  }
}

/** The product applied to a zone: the fields of a phase that the model of hair uses. */
export type Bowl = Pick<Phase, 'kind' | 'products' | 'developer' | 'stopAtLevel' | 'application'>

/** Levels by which hair looks deeper under a direct colour [E]. */
const COAT_LEVELS = 1.5
/** Lift at which a lightener has removed all the pigment that it can [E]. */
const TAKES_ALL_FROM = 1
/** Minutes in which a bath removes its pigment even without lift. */
const FULL_TAKE_MINUTES = 15
/** Lightened dye shows the warmth of a deeper level than lightened natural hair (reference 7.1 R5, worked case 11). */
const OPENED_DYE = 1
/** Lift makes an uncertain depth more uncertain, per level [E]. */
const LIFT_ERROR = 0.15
/** The level of a super-lightener names a series, not a depth. */
const FIRST_HIGHLIFT_SHADE = 11
/** Share of the reflects under it that a direct colour hides; one diluted with conditioner counts by its shade [E]. */
const DIRECT_COVERS = 0.7
/** Share of an old direct colour that a new one hides [E]. */
const DIRECT_OVER_DIRECT = 0.35
/** Share of white hair that a direct colour colours: it is the palest base [C]. */
const DIRECT_ON_WHITE = 0.9

/** Classes that are not corrected: their results do not depend on a salon's shades. */
const UNCORRECTED: ReadonlySet<ProductClass> = new Set(['DECAP_RED', 'CHELATE', 'SOFTEN', 'DIRECT', 'PREPIG'])

const isPowder = (product: ProductClass) => POWDER_CLASSES.has(product)

const lightened = (hair: ZoneHair, product: ProductClass, bowl: Bowl, minutes: number): ZoneHair => {
  const volume = bowl.developer?.volume ?? 0
  const coat = strengthOf(reflectOfAmounts(hair.direct)) >= 1 ? COAT_LEVELS : hair.coat
  const able = coat + liftOn(hair, product, volume, minutes, bowl.application.includes('in-foil'))
  const stop = bowl.stopAtLevel ?? Number.POSITIVE_INFINITY
  const depth = clampLevel(Math.min(hair.depth + able, Math.max(hair.depth, stop)))
  const lift = depth - hair.depth
  const taken = takeAway(hair, product, Math.min(1, Math.max(lift / TAKES_ALL_FROM, minutes / FULL_TAKE_MINUTES)))
  const isDyed = hair.history === 'colorato'
  const isOpened = product === 'BATH' || product === 'DECAP_OX'
  return {
    ...taken,
    coat: 0,
    depth,
    depthError: Math.hypot(hair.depthError, LIFT_ERROR * lift),
    base: lift > 0 ? exposedBy(lift, isDyed ? depth - OPENED_DYE : depth, hair) : taken.base,
    history: isDyed && isOpened ? 'colorato' : 'decolorato',
    porosity: Math.min(1, hair.porosity + 0.08 * lift),
  }
}

/** A reductive remover restores the hair under the dye: never paler than the natural or the declared depth. */
const withoutDye = (hair: ZoneHair, bowl: Bowl): ZoneHair => {
  const taken = takeAway(hair, 'DECAP_RED', 1)
  const stop = bowl.stopAtLevel ?? hair.depth
  const under = hair.natural.depth > hair.depth ? hair.natural.depth : stop
  const depth = Math.max(hair.depth, Math.min(stop, under))
  return {
    ...taken,
    depth,
    depthError: Math.hypot(hair.depthError, LIFT_ERROR * (depth - hair.depth)),
    base: exposedBy(1, depth, hair),
  }
}

const coloured = (hair: ZoneHair, mixed: Mixed, bowl: Bowl, minutes: number): ZoneHair => {
  const volume = bowl.developer?.volume ?? 0
  const isHighlift = mixed.class === 'HIGHLIFT'
  const aim = isHighlift && mixed.lightest >= FIRST_HIGHLIFT_SHADE ? (bowl.stopAtLevel ?? 10) : mixed.level
  const able = liftOn(hair, mixed.class, volume, minutes, bowl.application.includes('in-foil'))
  const lift = Math.max(0, Math.min(aim - hair.depth, able))
  if (lift === 0) return depositOn(hair, mixed, volume, minutes, false)
  const lifted: ZoneHair = {
    ...hair,
    depth: hair.depth + lift,
    depthError: Math.hypot(hair.depthError, LIFT_ERROR * lift),
    base: exposedBy(lift, hair.depth + lift, hair),
  }
  return depositOn(lifted, { ...mixed, level: Math.max(mixed.level, lifted.depth) }, volume, minutes, true)
}

/** Share of a filler's reflect that lightened hair takes up without developer [E]. */
const FILLER_TAKES = 0.25

/** A filler leaves part of its warm pigment in the fibre. */
const filledWith = (hair: ZoneHair, mixed: Mixed | null): ZoneHair => ({
  ...hair,
  filled: true,
  oxidative: addAmounts(
    hair.oxidative,
    scaleAmounts(mixed?.amounts ?? {}, () => FILLER_TAKES),
  ),
})

/** Direct pigment of a shade. A shade of two reflects cannot double a digit and counts as strong as one that does. */
const directAmounts = (tone: Tone): Amounts =>
  amountsOfTone(tone.secondary === null ? tone : { ...tone, intensity: 'intense' })

const directOn = (hair: ZoneHair, bowl: Bowl): ZoneHair => {
  const grams = gramsOf(bowl.products)
  let direct = scaleAmounts(hair.direct, () => 1 - DIRECT_OVER_DIRECT)
  let level = 0
  for (const product of bowl.products) {
    const shade = parseShade(product.shade ?? '')
    if (shade === null || grams === 0) continue
    direct = addAmounts(
      direct,
      scaleAmounts(directAmounts(shade.tone), () => product.grams / grams),
    )
    level += (shade.level * product.grams) / grams
  }
  // A coat never makes hair paler, and fades back to it.
  return {
    ...hair,
    depth: level === 0 ? hair.depth : Math.min(hair.depth, level),
    direct,
    base: times(hair.base, 1 - DIRECT_COVERS),
    oxidative: scaleAmounts(hair.oxidative, () => 1 - DIRECT_COVERS),
    white: {
      ...hair.white,
      covered: DIRECT_ON_WHITE,
      depth: level === 0 ? hair.depth : level,
      reflect: reflectOfAmounts(direct),
    },
  }
}

/** The family whose correction applies to a bowl; null for removers, care, fillers and direct colour. */
export const familyOfBowl = ({ kind, products }: Pick<Bowl, 'kind' | 'products'>): ShadeFamily | null => {
  const [main] = products
  if (main === undefined || kind === 'lowlights') return null
  if (isPowder(main.class)) return 'lightener'
  if (UNCORRECTED.has(main.class) || mixedColour(products) === null) return null
  return familyOf(parseShade(main.shade ?? '')?.tone ?? NATURAL_TONE)
}

const byTables = (hair: ZoneHair, bowl: Bowl, minutes: number): ZoneHair => {
  const [main] = bowl.products
  // Deeper strands between others do not change the zone.
  if (main === undefined || bowl.kind === 'lowlights') return hair
  if (isPowder(main.class)) return lightened(hair, main.class, bowl, minutes)
  if (main.class === 'DECAP_RED') return withoutDye(hair, bowl)
  if (main.class === 'CHELATE') return takeAway(hair, 'CHELATE', 1)
  if (main.class === 'SOFTEN') return { ...hair, white: { ...hair.white, softened: true } }
  if (main.class === 'DIRECT') return directOn(hair, bowl)
  const mixed = mixedColour(bowl.products)
  if (main.class === 'PREPIG') return filledWith(hair, mixed)
  return mixed === null ? hair : coloured(hair, mixed, bowl, minutes)
}

/**
 * The hair after a bowl has processed for `minutes`: lifted, stripped, filled or coloured. Product classes without a rule here
 * do not change it. The only place where a salon's corrections are applied.
 */
export const after = (hair: ZoneHair, bowl: Bowl, minutes: number): ZoneHair => {
  const left = byTables(hair, bowl, minutes)
  const family = familyOfBowl(bowl)
  return family === null ? left : corrected(hair, left, family)
}
