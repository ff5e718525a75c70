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

/**
 * Photo scale of natural hair (display-referred sRGB, D65): typical colour of undyed hair of a level in photographs. Fitted to
 * the fit half of the photographs judged by eye (`docs/accuracy.md`, decision 0026); level 10 and beyond are [E]. Their
 * names are in `level-names.ts`.
 */
export const LEVELS: readonly LevelRow[] = [
  { level: 1, lab: [4, 1.2, 0.3], lightness: [0, 6.5], hex: '#110D0E' },
  { level: 2, lab: [9, 1.6, 1.4], lightness: [6.5, 12], hex: '#1C1918' },
  { level: 3, lab: [15, 2.8, 3], lightness: [12, 18.75], hex: '#2B2422' },
  { level: 4, lab: [22.5, 5.5, 5.8], lightness: [18.75, 26], hex: '#41332D' },
  { level: 5, lab: [29.5, 7, 9.8], lightness: [26, 32.75], hex: '#554137' },
  { level: 6, lab: [36, 7.6, 13], lightness: [32.75, 40], hex: '#685040' },
  { level: 7, lab: [44, 8, 15.3], lightness: [40, 49.5], hex: '#7E634F' },
  { level: 8, lab: [55, 6.8, 18], lightness: [49.5, 61], hex: '#9A7F65' },
  { level: 9, lab: [67, 4, 18], lightness: [61, 73], hex: '#B6A083' },
  { level: 10, lab: [79, 2.5, 14], lightness: [73, 83.5], hex: '#D3C1AA' },
]

/** The end of the scale: the lightest bleached hair, as a natural colour [E]. */
export const LIGHTEST = { level: 10.9, lab: [88, 1, 9] } as const satisfies { level: number; lab: Lab }

/**
 * What chroma adds to perceived lightness: (base - slope L*) (hue |sin((h - 90°)/2)| + constant) C* (Fairchild and
 * Pirrotta, Color Research & Application 16, 1991), at most `most` [E], since chroma alone does not determine a level.
 */
export const CHROMA_IN_LIGHTNESS = { base: 2.5, slope: 0.025, hue: 0.116, constant: 0.085, most: 8 } as const

/** White hair: a class by low chroma and high lightness, not a level [E]; paler than full ash on level 9. */
export const WHITE_HAIR = { maxChroma: 5, minLightness: 68 } as const

/** Hair that only lightening makes this pale ('10+'), in two steps [E]. */
export const BEYOND_TEN: readonly { readonly lab: Lab; readonly hex: string }[] = [
  { lab: [83.5, 1.8, 12], hex: '#DDCEBA' },
  { lab: [88, 1, 9], hex: '#E6DBCC' },
]

/** Colour of natural hair at any lightness: the neutral that tones are measured against, [L*, a*, b*] [E]. */
export const NEUTRAL_AXIS: readonly Lab[] = [
  [0, 0.5, 0],
  ...LEVELS.map((row) => row.lab),
  ...BEYOND_TEN.map((row) => row.lab),
  [100, 0, 3],
]
