type Range = readonly [least: number, most: number]

/** Order of application, and how the minutes are split (reference 5.2). [C] unless a source is given. */
export type ApplicationOrder = {
  readonly service: string
  readonly order: string
  /** Minutes on the first part, and on the rest or on all; null = full time, or until the level. */
  readonly minutes: readonly [first: Range | null, then: Range | null]
  readonly source: string
}

export const APPLICATION_ORDERS: readonly ApplicationOrder[] = [
  {
    service: 'virgin hair lighter with colour',
    order: 'lengths and ends first with 2 cm left free, roots after about half the time',
    minutes: [
      [20, 20],
      [30, 35],
    ],
    source: 'S19 C',
  },
  { service: 'virgin hair, same level or darker', order: 'roots to ends at once', minutes: [null, null], source: 'C' },
  {
    service: 'regrowth',
    order: 'root only, no overlap; lengths refreshed last or with a demi of their own',
    minutes: [
      [30, 35],
      [5, 15],
    ],
    source: 'C',
  },
  {
    service: 'white hair from a half',
    order: 'where it is densest first: temples, front',
    minutes: [[45, 45], null],
    source: 'C',
  },
  {
    service: 'powder on virgin hair, whole head',
    order: 'darkest zone first, lengths first, roots when the lengths are at 70 to 80 %',
    minutes: [
      [20, 30],
      [15, 25],
    ],
    source: 'S19',
  },
  {
    service: 'powder on regrowth',
    order: 'root only, lightened hair protected with cream or cotton',
    minutes: [[0, 45], null],
    source: 'C',
  },
  {
    service: 'regrowth over 2.5 cm',
    order: 'two bands: beyond the first centimetre, then the root',
    minutes: [[10, 10], null],
    source: 'C',
  },
  { service: 'dark ends', order: 'ends first', minutes: [null, null], source: 'C' },
  {
    service: 'toner',
    order: 'most yellow or orange zone first, porous ends last, in steps of five minutes',
    minutes: [[5, 5], null],
    source: 'C',
  },
]

/** Heat if the brand permits it: factor of the time and highest temperature; never with powder on the scalp [C]. */
export const HEAT = { timeFactor: [0.5, 0.7], maxCelsius: 40, source: 'C' } as const
