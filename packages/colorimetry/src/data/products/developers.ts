import type { ProductClass } from '../../model/plan.ts'

/** A developer (ossigeno): volumes, percent of hydrogen peroxide, and its lift. */
export type DeveloperRow = {
  readonly volume: number
  /** Percent by the rule of the trade, volume × 0.3 [S53 gives 0.303]. */
  readonly percent: number
  /** Lift with permanent colour on natural hair according to charts; disputed, since the level of the shade decides [S25][S26]. */
  readonly nominalLift: readonly [least: number, most: number]
  /** Lift with permanent colour on natural hair that the engine plans [S23][S24, cautious E]. */
  readonly colourLift: number
  /** Lift with powder in one application that the engine plans [C]; null = never with powder. */
  readonly powderLift: number | null
  readonly use: string
}

export const DEVELOPERS: readonly DeveloperRow[] = [
  {
    volume: 5,
    percent: 1.5,
    nominalLift: [0, 0],
    colourLift: 0,
    powderLift: null,
    use: 'toner, tone on tone, lightened or porous hair',
  },
  {
    volume: 7,
    percent: 2.1,
    nominalLift: [0, 0],
    colourLift: 0,
    powderLift: null,
    use: 'toner, tone on tone, lightened or porous hair',
  },
  {
    volume: 10,
    percent: 3,
    nominalLift: [0, 1],
    colourLift: 0.25,
    powderLift: 2,
    use: 'darker, tone on tone, refreshing lengths',
  },
  {
    volume: 13,
    percent: 3.9,
    nominalLift: [0, 1],
    colourLift: 0.5,
    powderLift: null,
    use: 'tone on tone that blends some white',
  },
  {
    volume: 20,
    percent: 6,
    nominalLift: [1, 2],
    colourLift: 1,
    powderLift: 5,
    use: 'covering white, same level, one or two levels lighter',
  },
  {
    volume: 30,
    percent: 9,
    nominalLift: [2, 3],
    colourLift: 1.75,
    powderLift: 6,
    use: 'two or three levels lighter, intense reds',
  },
  {
    volume: 40,
    percent: 12,
    nominalLift: [3, 4],
    colourLift: 2.5,
    powderLift: null,
    use: 'super-lighteners; away from a sensitive scalp',
  },
]

/** Planned lift with powder in one application, by volumes; 0 if powder is never mixed with them. */
export const powderLiftOf = (volume: number): number => DEVELOPERS.find((row) => row.volume === volume)?.powderLift ?? 0

/** Super-lightener with 40 volumes [S10]. */
export const HIGHLIFT_MAX_LIFT = 4

/** The most that charts give permanent colour with these volumes; the plan expects less (`colourLift`). */
const colourLiftOf = (volume: number): number => DEVELOPERS.find((row) => row.volume === volume)?.nominalLift[1] ?? 0

/** Largest lift of dyed hair: bath ('a level or two' [S33]), oxidative decapage [S31][S32, cautious]. */
export const BATH_MAX_LIFT = 2
const DECAP_MAX_LIFT = 3

/** Largest lift of a product class with these volumes, in levels. */
export const MAX_LIFT: Partial<Record<ProductClass, (volume: number) => number>> = {
  PERM: colourLiftOf,
  PERM_W: colourLiftOf,
  HIGHLIFT: (volume) => (volume >= 40 ? HIGHLIFT_MAX_LIFT : HIGHLIFT_MAX_LIFT - 1),
  BLEACH: powderLiftOf,
  BLEACH_CREAM: powderLiftOf,
  CLAY: powderLiftOf,
  BATH: () => BATH_MAX_LIFT,
  DECAP_OX: () => DECAP_MAX_LIFT,
}

/** 12 % H2O2, ready for use, Reg. (EC) 1223/2009 Annex III entry 12 [S1]. */
export const LEGAL_MAX_VOLUME = 40

/** Percent of peroxide from volumes, as written on the bottle. */
export const percentOf = (volume: number): number => Math.round(volume * 30) / 100
