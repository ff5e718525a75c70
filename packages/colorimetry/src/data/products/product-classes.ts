import type { Phase, ProductClass } from '../../model/plan.ts'

/** Technical data of a product class; the sheet of a brand has priority over these defaults [C][S27]. */
export type ProductClassData = {
  readonly class: ProductClass
  /** Grams of developer per gram of product; null when no developer is mixed in. */
  readonly ratio: number | null
  /** Ratio as shown, '1:1.5'. */
  readonly ratioText: string | null
  /** Permitted ratios. */
  readonly ratioRange: readonly [min: number, max: number] | null
  /** Usual and permitted minutes. */
  readonly minutes: number
  readonly minutesRange: readonly [min: number, max: number]
  readonly checkEvery: number | null
  /** Permitted volumes. */
  readonly volumes: readonly number[]
  /** Grams of water or shampoo per gram of product. */
  readonly dilution: number
  /** Heat: never, only if the brand requires it, or helpful. */
  readonly heat: 'never' | 'brand' | 'helps'
  /** Needs hydrogen peroxide (an oxidative process). */
  readonly oxidative: boolean
  /** Lightens hair by itself. */
  readonly lightens: boolean
  readonly source: string
}

/** What most classes have in common. */
const USUAL = { checkEvery: null, dilution: 0, heat: 'never', oxidative: true, lightens: false } as const

/** Products without a developer. */
const CARE = { ...USUAL, ratio: null, ratioRange: null, volumes: [], oxidative: false } as const

/** Each class with what is not usual; the ratio as shown is that of the numbers unless it is given. */
const SHEETS: Readonly<
  Record<ProductClass, Omit<ProductClassData, 'class' | 'ratioText'> & Partial<Pick<ProductClassData, 'ratioText'>>>
> = {
  PERM: {
    ...USUAL,
    ratio: 1.5,
    ratioRange: [1, 1.5],
    minutes: 35,
    minutesRange: [30, 45],
    volumes: [10, 20, 30, 40],
    heat: 'brand',
    lightens: true,
    source: 'S27 S28 S29',
  },
  PERM_W: {
    ...USUAL,
    ratio: 1,
    ratioRange: [1, 1.5],
    minutes: 45,
    minutesRange: [35, 50],
    volumes: [20],
    source: 'C',
  },
  DEMI: {
    ...USUAL,
    ratio: 2,
    ratioRange: [1.5, 2],
    minutes: 20,
    minutesRange: [10, 25],
    checkEvery: 5,
    volumes: [5, 7, 10, 13],
    heat: 'brand',
    source: 'S28 S29',
  },
  TONER: {
    ...USUAL,
    ratio: 2,
    ratioRange: [1, 2],
    minutes: 15,
    minutesRange: [5, 20],
    checkEvery: 5,
    volumes: [5, 7, 10],
    source: 'S48',
  },
  GLOSS: {
    ...USUAL,
    ratio: 1,
    ratioRange: [1, 1],
    minutes: 15,
    minutesRange: [10, 20],
    volumes: [5, 7],
    source: 'C',
  },
  HIGHLIFT: {
    ...USUAL,
    ratio: 2,
    ratioRange: [2, 2],
    minutes: 50,
    minutesRange: [45, 60],
    volumes: [30, 40],
    lightens: true,
    source: 'S27 S21',
  },
  BLEACH: {
    ...USUAL,
    ratio: 2,
    ratioRange: [1.5, 3],
    minutes: 35,
    minutesRange: [10, 50],
    checkEvery: 5,
    volumes: [10, 20, 30],
    lightens: true,
    source: 'S30 S43',
  },
  CLAY: {
    ...USUAL,
    ratio: 1.5,
    ratioRange: [1, 2],
    minutes: 40,
    minutesRange: [30, 50],
    checkEvery: 5,
    volumes: [20, 30],
    lightens: true,
    source: 'S43',
  },
  BLEACH_CREAM: {
    ...USUAL,
    ratio: 2,
    ratioRange: [2, 2],
    minutes: 35,
    minutesRange: [15, 45],
    checkEvery: 5,
    volumes: [10, 20],
    lightens: true,
    source: 'C',
  },
  BATH: {
    ...USUAL,
    ratio: 2,
    ratioRange: [1, 2],
    minutes: 15,
    minutesRange: [5, 20],
    checkEvery: 3,
    volumes: [10, 20],
    dilution: 1,
    lightens: true,
    source: 'S33',
  },
  DECAP_OX: {
    ...USUAL,
    ratio: 2,
    ratioRange: [2, 2],
    minutes: 25,
    minutesRange: [15, 30],
    checkEvery: 5,
    volumes: [20],
    dilution: 1,
    lightens: true,
    source: 'S31 S32',
  },
  DECAP_RED: {
    ...CARE,
    ratioText: '1:1',
    minutes: 20,
    minutesRange: [20, 60],
    checkEvery: 10,
    heat: 'helps',
    lightens: true,
    source: 'C',
  },
  DIRECT: {
    ...CARE,
    minutes: 25,
    minutesRange: [20, 30],
    heat: 'helps',
    source: 'S16',
  },
  TEMP: {
    ...CARE,
    minutes: 5,
    minutesRange: [1, 15],
    source: 'S16',
  },
  PREPIG: {
    ...CARE,
    minutes: 10,
    minutesRange: [5, 20],
    dilution: 1,
    source: 'S10 S34',
  },
  SOFTEN: {
    ...USUAL,
    ratio: null,
    ratioRange: null,
    minutes: 10,
    minutesRange: [10, 10],
    volumes: [10, 20],
    oxidative: false,
    source: 'S22',
  },
  CORRECTOR: {
    ...CARE,
    minutes: 0,
    minutesRange: [0, 0],
    source: 'C',
  },
  BOND: {
    ...CARE,
    minutes: 10,
    minutesRange: [10, 20],
    source: 'C',
  },
  CHELATE: {
    ...CARE,
    minutes: 10,
    minutesRange: [5, 15],
    heat: 'helps',
    source: 'C',
  },
  ACID_CARE: {
    ...CARE,
    minutes: 5,
    minutesRange: [3, 5],
    source: 'S32',
  },
}

export const PRODUCT_CLASS_DATA = Object.fromEntries(
  Object.entries(SHEETS).map(([name, sheet]) => {
    const ratioText = sheet.ratio === null ? null : `1:${sheet.ratio}`
    return [name, { class: name, ratioText, ...sheet }]
  }),
) as Readonly<Record<ProductClass, ProductClassData>>

/** Grams of bond builder per gram of powder: 3.75 ml in 30 g [C]. */
export const BOND_PER_GRAM = 3.75 / 30

/** Half of that in clay [C]. */
export const BOND_PER_GRAM_CLAY = BOND_PER_GRAM / 2

/** Lighteners that contain persulfates. */
export const POWDER_CLASSES: ReadonlySet<ProductClass> = new Set(['BLEACH', 'CLAY', 'BLEACH_CREAM', 'BATH', 'DECAP_OX'])

/** A product of this bowl contains persulfates. */
export const usesPowder = ({ products }: Pick<Phase, 'products'>): boolean =>
  products.some((product) => POWDER_CLASSES.has(product.class))
