type Range = readonly [least: number, most: number]

/**
 * Hair measured by contact instruments (reference 1.3). For comparison only: photos of the same hair read tens of units lighter
 * and correlate with it at 0.5 to 0.6 [S12], so these values are no thresholds for photos.
 */
export type ContactMeasurement = {
  readonly hair: string
  readonly lightness: Range
  readonly a: Range
  readonly b: Range
  readonly conditions: string
  readonly source: string
}

export const CONTACT_MEASUREMENTS: readonly ContactMeasurement[] = [
  {
    hair: 'black',
    lightness: [15, 18],
    a: [0, 0],
    b: [0, 0],
    conditions: 'colourists’ laboratory practice',
    source: 'S14',
  },
  {
    hair: 'black, tress',
    lightness: [18, 18.4],
    a: [-0.05, 0.02],
    b: [-0.9, -0.8],
    conditions: 'D65, 10 degrees, specular light excluded and included',
    source: 'S15',
  },
  {
    hair: 'black with oil shine',
    lightness: [20.2, 20.7],
    a: [0, 0],
    b: [-1, -1],
    conditions: 'D65, 10 degrees; shine adds about 2 L*',
    source: 'S15',
  },
  {
    hair: 'dark brown, tress',
    lightness: [21.7, 23.8],
    a: [3.3, 4.3],
    b: [3.9, 5.4],
    conditions: 'D65, 10 degrees, aperture and position varied (deviation 0.3 to 1.2)',
    source: 'S15',
  },
  {
    hair: 'level 9 of 20 on the JHCA scale, about international 5 [E]',
    lightness: [20, 20],
    a: [6, 6],
    b: [8, 8],
    conditions: 'nylon swatch',
    source: 'S14',
  },
]

/** Difference and correlation of photo and contact on 134 heads [S12]. Specific to that camera: never use it as a correction. */
export const PHOTO_ABOVE_CONTACT = {
  shift: [33.4, 3.4, 8],
  correlation: [0.63, 0.59, 0.51],
  heads: 134,
  source: 'S12',
} as const

/** Percent of dye and peroxide on the head at the two ends of the scale; used by the mixing model (8.3) [S16]. */
export const DYE_LOADS = {
  black: { dye: 5, peroxide: 3 },
  blonde: { dye: 0.5, peroxide: 4.5 },
  source: 'S16',
} as const
