import type { ProductClass } from '../../model/plan.ts'

type Range = readonly [least: number, most: number]

/** Lift of a lightener in one application on natural hair (reference 4.3); the engine uses the cautious end. */
export type LightenerRow = {
  readonly product: Extract<ProductClass, 'BLEACH' | 'CLAY'>
  readonly place: 'open air' | 'foil' | 'scalp'
  readonly volumes: Range
  /** Levels; null = not proposed, or no figure. */
  readonly lift: Range | null
  readonly use: string
  readonly source: string
}

export const LIGHTENERS: readonly LightenerRow[] = [
  {
    product: 'BLEACH',
    place: 'open air',
    volumes: [10, 10],
    lift: [2, 3],
    use: 'very porous or already light hair',
    source: 'C',
  },
  {
    product: 'BLEACH',
    place: 'open air',
    volumes: [20, 20],
    lift: [4, 5],
    use: 'the usual, safest working strength',
    source: 'C',
  },
  { product: 'BLEACH', place: 'foil', volumes: [20, 20], lift: [6, 7], use: 'only on excellent hair', source: 'C' },
  { product: 'BLEACH', place: 'open air', volumes: [30, 30], lift: [5, 6], use: 'off the scalp only', source: 'C' },
  { product: 'BLEACH', place: 'foil', volumes: [30, 30], lift: [7, 7], use: 'off the scalp only', source: 'C' },
  {
    product: 'BLEACH',
    place: 'open air',
    volumes: [40, 40],
    lift: null,
    use: 'never: no more lift, only faster and more damaging [S37]; one source calls it necessary on base 3 [S10]',
    source: 'S37',
  },
  {
    product: 'CLAY',
    place: 'open air',
    volumes: [20, 30],
    lift: [2, 4],
    use: 'freehand; does not lift as much as foil',
    source: 'S43',
  },
  {
    product: 'BLEACH',
    place: 'scalp',
    volumes: [10, 20],
    lift: null,
    use: '20 with bond builder on a sound scalp [C], otherwise 10 [S10]',
    source: 'S10 C',
  },
]
