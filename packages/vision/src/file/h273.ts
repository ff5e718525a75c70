import { BT709, type Curve, type Primaries, power } from './colour-space.ts'

const D65 = [0.3127, 0.329] as const
const SMPTE_170M: Primaries = { white: D65, red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] }

/** ITU-T H.273, table 2: colour primaries by their number, as far as photos have them. */
export const PRIMARIES: Readonly<Record<number, Primaries>> = {
  1: BT709,
  5: { white: D65, red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06] },
  6: SMPTE_170M,
  7: SMPTE_170M,
  9: { white: D65, red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] },
  // DCI-P3 and Display P3.
  11: { white: [0.314, 0.351], red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
  12: { white: D65, red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
}

export const SRGB_CURVE: Curve = { g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045 }
/** The curve of screens for television, ITU-R BT.1886: by it browsers show BT.709, BT.601 and BT.2020. */
const TELEVISION = power(2.4)

/** ITU-T H.273, table 3: transfer characteristics by their number, as far as photos have them. */
export const CURVES: Readonly<Record<number, Curve>> = {
  1: TELEVISION,
  4: power(2.2),
  5: power(2.8),
  6: TELEVISION,
  7: { g: 1 / 0.45, a: 1 / 1.1115, b: 0.1115 / 1.1115, c: 1 / 4, d: 0.0913 },
  8: power(1),
  13: SRGB_CURVE,
  14: TELEVISION,
  15: TELEVISION,
}

/** PQ and HLG: how bright their values are depends on the screen, so that no level can be read from them. */
export const isHdrTransfer = (transfer: number): boolean => transfer === 16 || transfer === 18
