import type { Gains } from '../light/light.ts'
import { medianOf } from '../numeric.ts'

/** Why a ring should be photographed again: it is old, or the photos no longer show its light. */
export const RENEWALS = ['age', 'drift'] as const
export type Renewal = (typeof RENEWALS)[number]

/** Half a year [E]: lamps age, daylight changes with the seasons, and phones are updated. */
const MONTHS = 6
/** Fewest photos for a meaningful median. */
const FEWEST_PHOTOS = 8
/** Tolerance in ln(R/G) and ln(B/G) between the light of the photos and that of the ring: half a warm lamp. */
const MAX_CAST = 0.25
/** Stops; the exposure of a single photo is known to about half of one (see `estimateExposure`). */
const MAX_STOPS = 0.7

/**
 * Whether the calibration should be repeated. `seenGains`: the `estimatedGains` of its latest readings, any number; their median is
 * compared with the ring's gains, so that single photos do not matter.
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
  const isFar = Math.max(distance('redOverGreen'), distance('blueOverGreen')) > MAX_CAST
  return isFar || distance('stops') > MAX_STOPS ? 'drift' : null
}
