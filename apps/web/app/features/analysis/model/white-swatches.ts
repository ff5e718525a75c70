import type { WhiteWish } from '@riflesso/colorimetry'

/** Swatch of each wish for white hair: colours of the brown and of the white strands. */
export const WHITE_SWATCHES: Readonly<Record<WhiteWish, readonly string[]>> = {
  coprire: ['#5b3f2c', '#5b3f2c'],
  sfumare: ['#5b3f2c', '#9c8471'],
  velare: ['#7a5f4a', '#d8c3a5'],
  lasciare: ['#7d7873', '#eeebe6'],
}
