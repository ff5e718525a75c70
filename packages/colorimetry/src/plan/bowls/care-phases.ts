import { gramsFor } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { WHITE } from '../../data/white-hair.ts'
import { partOfHeadFrom } from '../../hair/white-share.ts'
import type { ApplicationCode } from '../../model/application-codes.ts'
import { hasShade } from '../../model/phase-colour.ts'
import type { Phase, PhaseKind, PhaseProduct, ProductClass, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'
import { clockOf, finishMinutes } from './minutes.ts'
import { whiteFirst } from './white-first.ts'

/** A phase of a class without lift: defaults from the product table. */
export const simplePhase = (
  kind: PhaseKind,
  product: ProductClass,
  zones: readonly Zone[],
  products: readonly PhaseProduct[],
  minutes: number,
  application: readonly ApplicationCode[],
  reasons: readonly Reason[],
): Phase => ({
  kind,
  zones,
  products,
  developer: null,
  dilutionGrams: 0,
  ratio: PRODUCT_CLASS_DATA[product].ratioText,
  ...clockOf(product, minutes),
  stopAtLevel: null,
  bondGrams: 0,
  application,
  reasons,
})

/** Pre-softening of dense, resistant white hair: pure developer, wiped, never rinsed. */
export const softenPhase = ({ situation: { details } }: Facts): Phase =>
  simplePhase(
    'soften',
    'SOFTEN',
    ['roots'],
    [
      {
        class: 'SOFTEN',
        shade: null,
        grams: gramsFor('regrowth-short', details, partOfHeadFrom(WHITE.softenFrom, details)),
        volume: WHITE.softenVolume,
      },
    ],
    WHITE.softenMinutes,
    [whiteFirst(details), 'wipe-do-not-rinse'],
    [reason('white-soften', '7.3', { volume: WHITE.softenVolume, minutes: WHITE.softenMinutes })],
  )

/** Bond treatment before weak hair is lightened, or as the only work today on hair that cannot be lightened yet. */
export const bondTreatmentPhase = (facts: Facts, isAll = false): Phase =>
  simplePhase(
    'bond-treatment',
    'BOND',
    ['lengths', 'ends'],
    [{ class: 'BOND', shade: null, grams: gramsFor('mask', facts.situation.details) }],
    PRODUCT_CLASS_DATA.BOND.minutes,
    ['damp-hair', 'rinse'],
    [isAll ? reason('no-colour-today', '7.4') : reason('bond-treatment', '7.4', { condition: facts.condition })],
  )

/** Products that are rinsed without shampoo, which would fade them: toners, tone on tone and direct colour [C]. */
const FAST_COLOURS: ReadonlySet<ProductClass> = new Set(['PERM', 'PERM_W', 'HIGHLIFT'])

const isWashed = (bowls: readonly Phase[]): boolean => {
  const colours = bowls.filter((bowl) => bowl.kind !== 'prepigment' && hasShade(bowl))
  return (
    colours.length > 0 && colours.every(({ products: [main] }) => main !== undefined && FAST_COLOURS.has(main.class))
  )
}

/** Acid after-treatment: the end of every session (5.4). The previous bowls determine whether there is a shampoo. */
export const finishPhase = (bowls: readonly Phase[], facts: Facts): Phase => {
  const hasBond = bowls.some(({ bondGrams }) => bondGrams > 0)
  const hasDirect = bowls.some(({ products: [main] }) => main?.class === 'DIRECT')
  const minutes = finishMinutes(hasBond)
  return simplePhase(
    'finish',
    'ACID_CARE',
    ZONES,
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
