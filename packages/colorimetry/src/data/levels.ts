import type { Lab } from '../model/measured-hair.ts'

/** One level (altezza di tono) of natural hair on the photo scale. */
export type LevelRow = {
  readonly level: number
  readonly lab: Lab
  /** Band of L* that counts as this level. */
  readonly lightness: readonly [low: number, high: number]
  /** The same colour in sRGB. */
  readonly hex: string
}

/** Photo scale of natural hair (display-referred sRGB, D65). All values [E]; their names are in `level-names.ts`. */
export const LEVELS: readonly LevelRow[] = [
  { level: 1, lab: [9.4, 1.5, 1.5], lightness: [0, 11.5], hex: '#1D1A18' },
  { level: 2, lab: [13.6, 3, 3.5], lightness: [11.5, 16.1], hex: '#29211E' },
  { level: 3, lab: [18.6, 5, 6], lightness: [16.1, 21.5], hex: '#382B25' },
  { level: 4, lab: [24.4, 7, 9], lightness: [21.5, 27.8], hex: '#49362D' },
  { level: 5, lab: [31.1, 8, 13], lightness: [27.8, 34.9], hex: '#5C4435' },
  { level: 6, lab: [38.6, 9, 17], lightness: [34.9, 42.8], hex: '#725540' },
  { level: 7, lab: [47.0, 9, 21], lightness: [42.8, 51.6], hex: '#8A694D' },
  { level: 8, lab: [56.2, 8, 24], lightness: [51.6, 61.2], hex: '#A2815D' },
  { level: 9, lab: [66.2, 7, 26], lightness: [61.2, 71.7], hex: '#BD9B73' },
  { level: 10, lab: [77.1, 4, 24], lightness: [71.7, 82], hex: '#D6BA92' },
]

/** L*(n) = a + b n + c n² [E]. */
export const LEVEL_CURVE = { a: 6.1, b: 2.9, c: 0.42 } as const

/** White hair: a class by low chroma and high lightness, not a level [E]. */
export const WHITE_HAIR = { maxChroma: 8, minLightness: 68 } as const

/** Hair that only lightening makes so pale ('10+'), in two steps [E]. */
export const BEYOND_TEN: readonly { readonly lab: Lab; readonly hex: string }[] = [
  { lab: [84, 2, 19], hex: '#E3CFAE' },
  { lab: [90, 0.5, 12], hex: '#EDE1CC' },
]

/** Levels that a reading may be off, by the light of the photo: good light at 5 to 9, good light elsewhere, warm indoor light [E]. */
export const READING_ACCURACY = { middle: 0.5, elsewhere: 1, warmLight: 1.5 } as const

/** Colour of natural hair at any lightness: the neutral that tones are measured against, [L*, a*, b*] [E]. */
export const NEUTRAL_AXIS: readonly Lab[] = [
  [0, 0.5, 0.5],
  ...LEVELS.map((row) => row.lab),
  ...BEYOND_TEN.map((row) => row.lab),
  [100, 0, 4],
]
