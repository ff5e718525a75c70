import { shadeLevel, shadeNotation } from '../colour/shade.ts'
import { gramsFor } from '../data/grams.ts'
import { PREPIGMENT, PREPIGMENT_ALTERNATIVES, PREPIGMENTATION } from '../data/prepigmentation.ts'
import { PRODUCT_CLASS_DATA } from '../data/product-classes.ts'
import { WHITE } from '../data/white-hair.ts'
import type { ApplicationCode } from '../model/application-codes.ts'
import type { Phase, PhaseKind, PhaseProduct, ProductClass, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { developerFor, weigh } from './bowl.ts'
import { type Facts, withoutAsh } from './facts.ts'
import type { Prepigment } from './zone-task.ts'

const WHOLE_HEAD: readonly Zone[] = ['roots', 'lengths', 'ends']

/** A phase of a class without lift: defaults from the product table. */
const simplePhase = (
  kind: PhaseKind,
  product: ProductClass,
  zones: readonly Zone[],
  products: readonly PhaseProduct[],
  minutes: number,
  application: readonly ApplicationCode[],
  reasons: readonly Reason[],
): Phase => {
  const { minutesRange, ratioText, checkEvery } = PRODUCT_CLASS_DATA[product]
  return {
    kind,
    zones,
    products,
    developer: null,
    dilutionGrams: 0,
    ratio: ratioText,
    minutes,
    minutesRange: [Math.min(minutes, minutesRange[0]), Math.max(minutes, minutesRange[1])],
    checkEveryMinutes: checkEvery,
    stopAtLevel: null,
    bondGrams: 0,
    application,
    reasons,
  }
}

const otherShades = (goal: number): Reason[] => {
  const shades = PREPIGMENT_ALTERNATIVES[goal]
  return shades === undefined ? [] : [reason('prepigment-other-shades', '7.2', { shades: shades.join(' ') })]
}

/** Missing warm pigment, with water and without developer; blotted, never rinsed (7.2). */
export const prepigmentPhase = (prepigment: Prepigment, zones: readonly Zone[], facts: Facts): Phase => {
  const row = PREPIGMENTATION.find((candidate) => candidate.level <= prepigment.goal + 1e-9) ?? PREPIGMENTATION.at(-1)
  const shades = row?.shades ?? []
  const grams = gramsFor('prepigment', facts.situation.details)
  const parts = shades.map(({ level, primary, secondary }) => ({
    shade: shadeNotation(level, { primary, secondary, intensity: 'full' }),
    share: 1 / shades.length,
  }))
  const isDeep = prepigment.levels >= PREPIGMENT.fromLevels
  const phase = simplePhase(
    'prepigment',
    'PREPIG',
    zones,
    weigh('PREPIG', parts, grams),
    isDeep ? PREPIGMENT.minutesDeep : PREPIGMENT.minutesShallow,
    ['damp-hair', 'blot-do-not-rinse'],
    [...prepigment.reasons, ...otherShades(prepigment.goal)],
  )
  return { ...phase, dilutionGrams: Math.round(grams * PRODUCT_CLASS_DATA.PREPIG.dilution) }
}

/** Pre-softening of resistant white hair: pure developer, wiped, never rinsed. */
export const softenPhase = (facts: Facts): Phase =>
  simplePhase(
    'soften',
    'SOFTEN',
    ['roots'],
    [
      {
        class: 'SOFTEN',
        shade: null,
        grams: gramsFor('regrowth-short', facts.situation.details),
        volume: WHITE.softenVolume,
      },
    ],
    WHITE.softenMinutes,
    ['densest-white-first', 'wipe-do-not-rinse'],
    [reason('white-soften', '7.3', { volume: WHITE.softenVolume, minutes: WHITE.softenMinutes })],
  )

/** Bond treatment before weak hair is lightened. */
export const bondTreatmentPhase = (facts: Facts): Phase =>
  simplePhase(
    'bond-treatment',
    'BOND',
    ['lengths', 'ends'],
    [{ class: 'BOND', shade: null, grams: gramsFor('mask', facts.situation.details) }],
    PRODUCT_CLASS_DATA.BOND.minutes,
    ['damp-hair', 'rinse'],
    [reason('bond-treatment', '7.4', { condition: facts.situation.condition ?? 'unknown' })],
  )

const GLOSS_VOLUME = 7

/** Acid gloss when nothing has to move. */
export const glossPhase = (goal: GoalZone, facts: Facts): Phase => {
  const grams = gramsFor('toner-whole', facts.situation.details)
  const products = [{ class: 'GLOSS' as const, shade: shadeNotation(goal.level, withoutAsh(goal.tone, facts)), grams }]
  const phase = simplePhase(
    'gloss',
    'GLOSS',
    WHOLE_HEAD,
    products,
    PRODUCT_CLASS_DATA.GLOSS.minutes,
    ['damp-hair', 'all-at-once', 'rinse'],
    [reason('refresh-gloss', '5.1', { level: goal.level })],
  )
  return { ...phase, developer: developerFor('GLOSS', grams, GLOSS_VOLUME) }
}

/** Root faded into the lights with a shade at the root's level or one lighter (9.1). */
export const smudgePhase = (level: number, tone: GoalZone['tone'], facts: Facts): Phase => {
  const grams = gramsFor('smudge', facts.situation.details)
  const phase = simplePhase(
    'smudge',
    'DEMI',
    ['roots'],
    [{ class: 'DEMI', shade: shadeNotation(level, withoutAsh(tone, facts)), grams }],
    10,
    ['damp-hair', 'comb-down', 'rinse'],
    [reason('root-smudge', '9.1', { level: shadeLevel(level) })],
  )
  return { ...phase, developer: developerFor('DEMI', grams, GLOSS_VOLUME) }
}

/** What a shampoo does not fade: toners, tone on tone and direct colour are only rinsed [C]. */
const FAST_COLOURS: ReadonlySet<ProductClass> = new Set(['PERM', 'PERM_W', 'HIGHLIFT'])

const isWashed = (bowls: readonly Phase[]): boolean => {
  const colours = bowls.filter(
    ({ kind, products }) => kind !== 'prepigment' && products.some(({ shade }) => shade !== null),
  )
  return (
    colours.length > 0 && colours.every(({ products: [main] }) => main !== undefined && FAST_COLOURS.has(main.class))
  )
}

/** Acid after-treatment: the end of every session (5.4). What the bowls before leave on the hair decides on the shampoo. */
export const finishPhase = (bowls: readonly Phase[], facts: Facts): Phase => {
  const hasBond = bowls.some(({ bondGrams }) => bondGrams > 0)
  const hasDirect = bowls.some(({ products: [main] }) => main?.class === 'DIRECT')
  const minutes = PRODUCT_CLASS_DATA.ACID_CARE.minutes + (hasBond ? PRODUCT_CLASS_DATA.BOND.minutes : 0)
  return simplePhase(
    'finish',
    'ACID_CARE',
    WHOLE_HEAD,
    [{ class: 'ACID_CARE', shade: null, grams: gramsFor('mask', facts.situation.details) }],
    minutes,
    [
      ...(isWashed(bowls) ? (['shampoo-acid'] as const) : []),
      ...(hasBond ? (['bond-step-two'] as const) : []),
      'acid-mask',
      'rinse',
      'dry-gently',
      ...(hasDirect ? [] : (['level-check'] as const)),
    ],
    [reason('finish-acid', '5.4', { minutes })],
  )
}
