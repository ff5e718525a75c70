import { seededRandom } from '../../random.ts'

/** Smooth noise from 0 to 1 over the plane. */
type Noise = (x: number, y: number) => number

const SIDE = 256

/** Value noise on a lattice of random numbers that repeats after 256. */
function noiseOf(random: () => number): Noise {
  const values = Float32Array.from({ length: SIDE * SIDE }, random)
  const at = (x: number, y: number) => values[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))]!
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [eased(x - left), eased(y - top)]
    const upper = at(left, top) * (1 - across) + at(left + 1, top) * across
    const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }
}

const eased = (t: number): number => t * t * (3 - 2 * t)

/** Noise in five sizes, each half as large and half as strong as the one before: clouds, stone, stains. */
const rough =
  (noise: Noise): Noise =>
  (x, y) => {
    let sum = 0
    for (let octave = 0; octave < 5; octave++)
      sum += noise(x * 2 ** octave + 17 * octave, y * 2 ** octave) / 2 ** (octave + 1)
    return sum / (1 - 1 / 32)
  }

/** Threads along `angle`, `fine` of them to the unit: grass, fur, fibres. */
export function threads(noise: Noise, [x, y]: readonly [number, number], angle: number, fine: number): number {
  const along = x * Math.cos(angle) + y * Math.sin(angle)
  const across = y * Math.cos(angle) - x * Math.sin(angle)
  return 0.6 * noise(along * fine * 0.08, across * fine) + 0.4 * noise(along * fine * 0.2 + 50, across * fine * 2.3)
}

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
