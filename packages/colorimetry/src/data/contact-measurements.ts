type Range = readonly [least: number, most: number]

/**
 * Hair as instruments in contact with it measure it (reference 1.3). For comparison only: a photo of the same hair reads tens of
 * units lighter and correlates with it at 0.5 to 0.6 [S12], so none of these is a threshold for photos.
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

/** How far a photo read above contact on 134 heads, and how well the two agreed [S12]; it belongs to that camera, never correct by it. */
export const PHOTO_ABOVE_CONTACT = {
  shift: [33.4, 3.4, 8],
  correlation: [0.63, 0.59, 0.51],
  heads: 134,
  source: 'S12',
} as const

/** Dye and peroxide on the head, percent, at the two ends of the scale; the mixing model rests on them (8.3) [S16]. */
export const DYE_LOADS = {
  black: { dye: 5, peroxide: 3 },
  blonde: { dye: 0.5, peroxide: 4.5 },
  source: 'S16',
} as const
