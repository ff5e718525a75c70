import { lengthOf } from '../numeric.ts'
import type { Cast } from './light.ts'

/**
 * Grey under lamps, sun and sky lies near one line of tints: what turns red loses blue. ln(B/G) for a given ln(R/G), fitted
 * to black bodies of 3000 to 10000 K seen in sRGB.
 */
export function lightOnLine(redOverGreen: number): Cast {
  const blueOverGreen =
    redOverGreen > 0 ? -(1.05 * redOverGreen + 0.45 * redOverGreen * redOverGreen) : -2 * redOverGreen
  return [redOverGreen, blueOverGreen]
}

/** How far a tint lies beside that line, in the same logarithmic units. */
export function distanceFromLights([redOverGreen, blueOverGreen]: Cast): number {
  const slope = redOverGreen > 0 ? 1.05 + 0.9 * redOverGreen : 2
  return Math.abs(blueOverGreen - lightOnLine(redOverGreen)[1]) / lengthOf(1, slope)
}
