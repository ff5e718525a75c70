import { type Lab, labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { labOfLinear, linearOfLab } from '../colour/lab.ts'
import type { LightEstimate } from '../light/estimate-light.ts'
import type { Gains } from '../light/light.ts'
import { levelInPhoto } from '../measure/level-in-photo.ts'
import { medianOf, roundTo } from '../numeric.ts'
import { type LinearLight, MIN_LIGHT } from './measure-swatch.ts'

/** A measured swatch and the level printed on it. */
export type NamedLight = { readonly light: LinearLight; readonly level: number }

/** A cast of the ring is significant from this many standard errors. */
const SURE_OF_CAST = 2

/** Gains under which the ring shows natural hair of its levels: the median of each channel over the swatches. */
export function gainsOfRing(ring: readonly NamedLight[]): Gains {
  const missing = ring.map(({ light, level }) => {
    const natural = linearOfLab(labOf(level, NATURAL_TONE))
    const [red, green, blue] = ([0, 1, 2] as const).map((channel) =>
      Math.log(Math.max(MIN_LIGHT, natural[channel]) / light[channel]),
    ) as [number, number, number]
    return { green, redOverGreen: red - green, blueOverGreen: blue - green }
  })
  const strength = medianOf(missing.map(({ green }) => green))
  const red = shown(missing.map(({ redOverGreen }) => redOverGreen))
  const blue = shown(missing.map(({ blueOverGreen }) => blueOverGreen))
  return [rounded(strength + red), rounded(strength), rounded(strength + blue)]
}

/** The median, or 0 if the swatches differ too much for a common cast. */
function shown(values: readonly number[]): number {
  const median = medianOf(values)
  const squares = values.reduce((sum, value) => sum + (value - median) ** 2, 0)
  const standardError = Math.sqrt(squares / Math.max(1, values.length - 1) / values.length)
  return Math.abs(median) >= SURE_OF_CAST * standardError ? median : 0
}

/** The colour under the gains. */
export function labUnder(light: LinearLight, gains: Gains): Lab {
  return labOfLinear(light[0] * gains[0], light[1] * gains[1], light[2] * gains[2])
}

/** The light of a ring, as certain as that of a grey card. */
export function knownLight(gains: Gains): LightEstimate {
  return {
    light: { gains, confidence: 0.95, source: 'white-point' },
    castStrength: 0,
    castSpread: 0.06,
    stops: 0,
    exposureSpread: 0,
    mixed: false,
    skinRedness: null,
  }
}

/** The level of hair of this colour in a known light, computed as for a photo. */
export const seenLevel = (lab: Lab): number => levelInPhoto(lab, knownLight([1, 1, 1])).level

const rounded = (logarithm: number): number => roundTo(Math.exp(logarithm), 4)
