import { apparentLightness, clampLevel, type Lab, LEVEL_RANGE, labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import type { LightEstimate } from '../light/estimate-light.ts'
import { clamp, lengthOf } from '../numeric.ts'

/**
 * How hair of one level differs from photo to photo, fitted to the fit half of the photographs judged by eye. `lightness` and
 * `perLightness`: L* of strands, styles and places, growing with L*; `natural` and `dyed`: a* and b* around the natural axis, at
 * L* 47; `dyedShare`: prior of the wider one; `stops`: exposure.
 */
const SPREAD = { lightness: 6, perLightness: 0.08, natural: 6, dyed: 30, dyedShare: 0.6, stops: 0.4 } as const
/** Uncertainty in stops beside a grey card [E]. */
const STOPS_BESIDE_CARD = 0.2
/** Hair may be blacker than the middle of level 1; fitted like the spread. */
const BLACKER = 0.6
/** The spread of a* and b* grows with L*, within these bounds. */
const SCALE = { reference: 47, least: 0.45, most: 1.2 } as const

const LEVEL_STEP = 0.2
const STOP_STEP = 0.25
const MAX_STOPS = 1.5

/** The expected colour of hair of a level in a photo exposed `stops` over the right exposure. */
type Candidate = {
  readonly level: number
  readonly stops: number
  readonly lab: Lab
  readonly apparent: number
  /** Standard deviations of L* and, for natural and for dyed hair, of a* and b*. */
  readonly lightness: number
  readonly natural: number
  readonly dyed: number
}

const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => Math.min(to, from + i * step))

const CANDIDATES: readonly Candidate[] = steps(LEVEL_RANGE.min - BLACKER, LEVEL_RANGE.max, LEVEL_STEP).flatMap(
  (level) => {
    const [l, a, b] = labOf(level, NATURAL_TONE)
    return steps(-MAX_STOPS, MAX_STOPS, STOP_STEP).map((stops) => {
      // L* + 16, a* and b* are proportional to the cube root of the light.
      const more = 2 ** (stops / 3)
      const lab: Lab = [(l + 16) * more - 16, a * more, b * more]
      const scale = clamp(lab[0] / SCALE.reference, SCALE.least, SCALE.most)
      const lightness = SPREAD.lightness + SPREAD.perLightness * l
      const apparent = apparentLightness(lab)
      return { level, stops, lab, apparent, lightness, natural: SPREAD.natural * scale, dyed: SPREAD.dyed * scale }
    })
  },
)

export type LevelInPhoto = {
  /** Mean of the posterior. */
  readonly level: number
  /** Standard deviation of the posterior, in levels. */
  readonly deviation: number
}

/**
 * The level of hair by its colour in a photo of unknown exposure: dark hair in much light and light hair in little have
 * the same L*, but not the same chroma. Every level at every exposure is weighted by its likelihood; no level is
 * assumed to be more frequent than another. Off the natural axis only the perceived lightness counts.
 */
export function levelInPhoto(lab: Lab, { light, exposureSpread }: LightEstimate): LevelInPhoto {
  const apparent = apparentLightness(lab)
  const isCardTapped = light.source === 'white-point' && exposureSpread === 0
  const spreadOfStops = isCardTapped ? STOPS_BESIDE_CARD : lengthOf(SPREAD.stops, exposureSpread)
  let [sum, sumOfLevels, sumOfSquares] = [0, 0, 0]
  for (const candidate of CANDIDATES) {
    const { level } = candidate
    const weight = likelihood(lab, apparent, candidate) * bell(candidate.stops / spreadOfStops)
    sum += weight
    sumOfLevels += weight * level
    sumOfSquares += weight * level * level
  }
  const level = sumOfLevels / sum
  return { level: clampLevel(level), deviation: Math.sqrt(Math.max(0, sumOfSquares / sum - level * level)) }
}

function likelihood(seen: Lab, apparent: number, candidate: Candidate): number {
  const { lab, lightness, natural, dyed } = candidate
  const off = lengthOf(seen[1] - lab[1], seen[2] - lab[2])
  const asNatural = bell((seen[0] - lab[0]) / lightness) * (bell(off / natural) / natural ** 2)
  const asDyed = bell((apparent - candidate.apparent) / lightness) * (bell(off / dyed) / dyed ** 2)
  return ((1 - SPREAD.dyedShare) * asNatural + SPREAD.dyedShare * asDyed) / lightness + LEAST
}

/** Keeps the sum above zero for colours outside those of hair. */
const LEAST = 1e-12

const bell = (deviations: number): number => Math.exp(-0.5 * deviations * deviations)
