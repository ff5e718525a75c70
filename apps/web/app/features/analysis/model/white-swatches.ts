import type { WhiteWish } from '@riflesso/colorimetry'

/** What becomes of brown hair with white in it, as two colours of a swatch: the brown and the white strands. */
export const WHITE_SWATCHES: Readonly<Record<WhiteWish, readonly string[]>> = {
  coprire: ['#5b3f2c', '#5b3f2c'],
  sfumare: ['#5b3f2c', '#9c8471'],
  velare: ['#7a5f4a', '#d8c3a5'],
  lasciare: ['#7d7873', '#eeebe6'],
}
