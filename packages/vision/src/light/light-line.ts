import type { Cast } from './light.ts'

/**
 * Grey under lamps, sun and sky is near one line of tints: more red means less blue. ln(B/G) for a given ln(R/G), fitted
 * to black bodies of 3000 to 10000 K seen in sRGB.
 */
export function lightOnLine(redOverGreen: number): Cast {
  const blueOverGreen =
    redOverGreen > 0 ? -(1.05 * redOverGreen + 0.45 * redOverGreen * redOverGreen) : -2 * redOverGreen
  return [redOverGreen, blueOverGreen]
}
