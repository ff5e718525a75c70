import type { ToneName } from '../../model/vocabulary.ts'

/** Other shades that rebuild the same warmth [S34][S35]; the engine uses the first ones of the row. */
export const PREPIGMENT_ALTERNATIVES: Readonly<Record<number, readonly string[]>> = {
  8: ['8.3'],
  7: ['8.43', '7.3'],
  6: ['7.4', '7.44'],
  5: ['6.46'],
  4: ['5.64', '6.46'],
  3: ['4.6'],
  2: ['4.6'],
}

/** Warm pigment that is missing on lightened hair below a goal level; shades are one level lighter than the goal [S34]. */
export type PrepigmentRow = {
  readonly level: number
  readonly shades: readonly {
    readonly level: number
    readonly primary: ToneName
    readonly secondary: ToneName | null
  }[]
}

export const PREPIGMENTATION: readonly PrepigmentRow[] = [
  { level: 9, shades: [{ level: 9, primary: 'DORATO', secondary: null }] },
  { level: 8, shades: [{ level: 9, primary: 'DORATO', secondary: null }] },
  { level: 7, shades: [{ level: 8, primary: 'DORATO', secondary: 'RAME' }] },
  { level: 6, shades: [{ level: 7, primary: 'RAME', secondary: 'DORATO' }] },
  {
    level: 5,
    shades: [
      { level: 6, primary: 'RAME', secondary: null },
      { level: 6, primary: 'RAME', secondary: 'DORATO' },
    ],
  },
  { level: 4, shades: [{ level: 5, primary: 'RAME', secondary: null }] },
  { level: 3, shades: [{ level: 5, primary: 'ROSSO', secondary: null }] },
]

export const PREPIGMENT = {
  /** Levels darker from which lightened hair must be filled [S34][S35]. */
  fromLevels: 3,
  /** Also from two when the goal is cool or natural [E]. */
  fromLevelsCool: 2,
  /** From one level on hair that an ash dye turned green: it lacks red [C]. */
  fromLevelsGreen: 1,
  /** Below this goal the filler may be skipped [S35]. */
  minGoal: 3,
  minutesDeep: 15,
  minutesShallow: 10,
} as const
