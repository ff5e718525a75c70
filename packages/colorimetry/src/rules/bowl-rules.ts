import { CORRECTOR } from '../data/products/correctors.ts'
import { percentOf } from '../data/products/developers.ts'
import { gramsOf } from '../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../data/products/product-classes.ts'
import type { Phase, PhaseProduct } from '../model/plan.ts'
import type { Breach, SafetyRule } from './rule.ts'

const MAX_SHADES = 3
const MAX_CORRECTORS = 1
/** Tolerance for rounding, in grams. */
const ROUNDING = 1

/** Products that are added to a bowl of any class. */
const isBeside = ({ class: product }: PhaseProduct) => product === 'CORRECTOR' || product === 'BOND'
const isCorrector = (product: PhaseProduct) => product.class === 'CORRECTOR'

/** Grams of developer per gram of colour, parsed from '1:1.5'; null for any other text. */
const ratioOf = (text: string | null): number | null => {
  const parts = /^1:(\d+(?:\.\d+)?)$/.exec(text ?? '')
  return parts === null ? null : Number(parts[1])
}

const perPhase = (
  id: SafetyRule['id'],
  source: string,
  breach: (work: Phase) => Breach['values'] | null,
): SafetyRule => ({
  id,
  severity: 'cap',
  source,
  check: ({ steps }) =>
    steps.flatMap(({ session, phase, work }): Breach[] => {
      const values = breach(work)
      return values === null ? [] : [{ session, phase, values: values ?? {} }]
    }),
})

/** Maximum share of a corrector: one whose digit is in a shade of the bowl intensifies, any other neutralises. */
const maxCorrector = (work: Phase, corrector: PhaseProduct): number => {
  const digit = corrector.shade?.at(-1) ?? ''
  const shades = work.products.filter((product) => !isCorrector(product)).map((product) => product.shade ?? '')
  const intensifies = shades.some((shade) => shade.slice(shade.indexOf('.')).includes(digit))
  return intensifies ? CORRECTOR.maxShareIntensify : CORRECTOR.maxShare
}

export const bowlRules: readonly SafetyRule[] = [
  perPhase('developer-arithmetic', '12', (work) => {
    if (work.developer === null) return null
    const ratio = ratioOf(work.ratio)
    const wanted = gramsOf(work.products) * (ratio ?? Number.NaN)
    const isRight =
      Math.abs(work.developer.grams - wanted) <= ROUNDING && work.developer.percent === percentOf(work.developer.volume)
    return isRight ? null : { grams: work.developer.grams, percent: work.developer.percent }
  }),
  perPhase('mixing-ratio', '5.1', (work) => {
    const range = work.products[0] === undefined ? null : PRODUCT_CLASS_DATA[work.products[0].class].ratioRange
    if (range === null) return null
    const ratio = ratioOf(work.ratio)
    const isKnown = ratio !== null && work.developer !== null && ratio >= range[0] && ratio <= range[1]
    return isKnown ? null : { ratio: work.ratio ?? '' }
  }),
  perPhase('bowl-shades', '8.3', (work) => {
    const shades = work.products.filter((product) => product.shade !== null && !isCorrector(product))
    // Powder beside a colour lifts, whatever the bowl is called.
    const classes = new Set(work.products.filter((product) => !isBeside(product)).map((product) => product.class))
    const isPlain =
      shades.length <= MAX_SHADES && work.products.filter(isCorrector).length <= MAX_CORRECTORS && classes.size <= 1
    return isPlain ? null : { shades: shades.length, classes: classes.size }
  }),
  perPhase('corrector-share', '8.1', (work) => {
    const colour = gramsOf(work.products.filter((product) => !isCorrector(product)))
    const heavy = work.products
      .filter(isCorrector)
      .find((product) => product.grams > maxCorrector(work, product) * colour + ROUNDING)
    return heavy === undefined ? null : { grams: heavy.grams, colour }
  }),
]
