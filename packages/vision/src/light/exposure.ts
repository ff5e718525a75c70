import { clamp, smoothStep } from '../numeric.ts'
import { type Cast, castDistance, castStrength } from './light.ts'
import type { Surround } from './surround.ts'

/** Of things in the light's own tint: how near, and what share of the picture is enough to count on them. */
const GREY = { distance: 0.11, enough: 0.03 } as const
/**
 * Stops over the right exposure: fitted like the weights of the light. Burnt-out things speak for too much light; without
 * anything bright there is likely too little.
 */
const FIT = { base: 0.03, perStopOfBrightest: 0.21, tenthClipped: 0.36, fiftiethClipped: 0.4, greySeen: -0.31 } as const
/** A camera that found the balance mostly found the exposure too: from the first strength of cast on that is doubted. */
const UNBALANCED = { from: 0.2, to: 0.45 } as const
/** Between these stops a balanced photo is left alone (a dark room is no dark photo); beyond them a part is corrected. */
const BALANCED = { under: -0.55, over: 0.25, part: 0.7 } as const
const MOST_STOPS = 1.2
const FEWEST_SAMPLES = 60

export type Exposure = {
  /** Stops that the photo is over (+) or under (-) the right exposure, as far as they are believed. */
  readonly stops: number
  /** 0 = the camera found balance and exposure, 1 = nothing vouches for it. */
  readonly doubt: number
}

export function estimateExposure(surround: Surround, cast: Cast): Exposure {
  const doubt = smoothStep(UNBALANCED.from, UNBALANCED.to, castStrength(cast))
  if (surround.count < FEWEST_SAMPLES) return { stops: 0, doubt }
  const seen = FIT.base + FIT.perStopOfBrightest * Math.log2(surround.brightest + 0.01)
  const burnt =
    FIT.tenthClipped * Math.min(1, surround.clippedShare / 0.1) +
    FIT.fiftiethClipped * Math.min(1, surround.clippedShare / 0.02)
  const stops = seen + burnt + FIT.greySeen * Math.min(1, greyShare(surround, cast) / GREY.enough)
  const balanced = BALANCED.part * (stops - clamp(stops, BALANCED.under, BALANCED.over))
  return { stops: clamp(doubt * stops + (1 - doubt) * balanced, -MOST_STOPS, MOST_STOPS), doubt }
}

function greyShare(surround: Surround, cast: Cast): number {
  let grey = 0
  for (let sample = 0; sample < surround.count; sample++) {
    if (castDistance([surround.tint[sample * 2]!, surround.tint[sample * 2 + 1]!], cast) < GREY.distance) grey++
  }
  return grey / surround.count
}
