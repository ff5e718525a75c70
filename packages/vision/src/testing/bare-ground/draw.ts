import { seededRandom } from '../../random.ts'
import { type Noise, noiseOf, rough } from './noise.ts'

export type Rgb = readonly [r: number, g: number, b: number]

/** The colour at a place; x and y are 0 to 1. */
export type Paint = (x: number, y: number) => Rgb

/** What a picture is drawn by lot with. */
export type Draw = {
  readonly between: (low: number, high: number) => number
  readonly oneOf: <T>(values: readonly T[]) => T
  readonly noise: Noise
  readonly rough: Noise
}

export function drawOf(seed: number): Draw {
  const random = seededRandom(seed)
  const noise = noiseOf(random)
  return {
    between: (low, high) => low + (high - low) * random(),
    oneOf: (values) => values[Math.floor(random() * values.length)]!,
    noise,
    rough: rough(noise),
  }
}

export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

export const shade = (colour: Rgb, factor: number): Rgb => [colour[0] * factor, colour[1] * factor, colour[2] * factor]

/** Distance from the middle of an ellipse, 1 on its edge. */
export const inEllipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number =>
  Math.hypot((x - cx) / rx, (y - cy) / ry)
