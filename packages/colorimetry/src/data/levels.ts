import type { Lab } from '../model/measured-hair.ts'

/** One level (altezza di tono) of natural hair on the photo scale. */
export type LevelRow = {
  readonly level: number
  readonly lab: Lab
  /** Band of L* that counts as this level. */
  readonly lightness: readonly [low: number, high: number]
}

/** Photo scale of natural hair (display-referred sRGB, D65). All values [E]; names 1-10 [S7][S8] live in `consultation`. */
export const LEVELS: readonly LevelRow[] = [
  { level: 1, lab: [9.4, 1.5, 1.5], lightness: [0, 11.5] },
  { level: 2, lab: [13.6, 3, 3.5], lightness: [11.5, 16.1] },
  { level: 3, lab: [18.6, 5, 6], lightness: [16.1, 21.5] },
  { level: 4, lab: [24.4, 7, 9], lightness: [21.5, 27.8] },
  { level: 5, lab: [31.1, 8, 13], lightness: [27.8, 34.9] },
  { level: 6, lab: [38.6, 9, 17], lightness: [34.9, 42.8] },
  { level: 7, lab: [47.0, 9, 21], lightness: [42.8, 51.6] },
  { level: 8, lab: [56.2, 8, 24], lightness: [51.6, 61.2] },
  { level: 9, lab: [66.2, 7, 26], lightness: [61.2, 71.7] },
  { level: 10, lab: [77.1, 4, 24], lightness: [71.7, 82] },
]

/** L*(n) = a + b n + c n² [E]. */
export const LEVEL_CURVE = { a: 6.1, b: 2.9, c: 0.42 } as const

/** White hair: a class by low chroma and high lightness, not a level [E]. */
export const WHITE_HAIR = { maxChroma: 8, minLightness: 68 } as const

/** Colour of natural hair at any lightness: the neutral that tones are measured against, [L*, a*, b*] [E]. */
export const NEUTRAL_AXIS: readonly Lab[] = [
  [0, 0.5, 0.5],
  ...LEVELS.map((row) => row.lab),
  [84, 2, 19],
  [90, 0.5, 12],
  [100, 0, 4],
]
