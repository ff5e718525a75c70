import type { Gains } from '../light/light.ts'
import { medianOf } from '../numeric.ts'

/** Why a ring should be photographed again: it is old, or the photos no longer show its light. */
export const RENEWALS = ['age', 'drift'] as const
export type Renewal = (typeof RENEWALS)[number]

/** Half a year [E]: lamps age, daylight has gone from one season to the opposite, and phones were updated. */
const MONTHS = 6
/** With fewer photos their median says nothing. */
const FEWEST_PHOTOS = 8
/** ln(R/G) or ln(B/G) by which the light seen in photos may lie from that of the ring: half a warm lamp. */
const MOST_CAST = 0.25
/** Stops; the exposure of a single photo is known to about half of one (see `estimateExposure`). */
const MOST_STOPS = 0.7

/**
 * Whether to offer the calibration again. `seenGains`: the `estimatedGains` of the latest readings made by it, any number; they
 * are compared with the ring's by the median, so that single photos do not count.
 */
export function needsRenewal(
  calibration: { readonly gains: Gains; readonly madeOn: Date },
  seenGains: readonly Gains[],
  now: Date,
): Renewal | null {
  const expiry = new Date(calibration.madeOn)
  expiry.setUTCMonth(expiry.getUTCMonth() + MONTHS)
  if (now >= expiry) return 'age'
  if (seenGains.length < FEWEST_PHOTOS) return null
  const [ring, ...seen] = [calibration.gains, ...seenGains].map(([red, green, blue]) => ({
    redOverGreen: Math.log(red / green),
    blueOverGreen: Math.log(blue / green),
    stops: Math.log2(green),
  }))
  const distance = (of: 'redOverGreen' | 'blueOverGreen' | 'stops') =>
    Math.abs(medianOf(seen.map((one) => one[of] - (ring?.[of] ?? 0))))
  const isFar = Math.max(distance('redOverGreen'), distance('blueOverGreen')) > MOST_CAST
  return isFar || distance('stops') > MOST_STOPS ? 'drift' : null
}
