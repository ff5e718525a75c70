/** Smooth noise from 0 to 1 over the plane. */
export type Noise = (x: number, y: number) => number

const SIDE = 256

/** Value noise on a lattice of random numbers that repeats after 256. */
export function noiseOf(random: () => number): Noise {
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
export const rough =
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
