import type { HairProbability } from './hair-probability.ts'
import { drawStrokes, type HairSeed } from './strokes.ts'

// Chosen on the fit half of 583 strokes drawn by chance through hair, 67 through its labelled boxes, and 400 over bald heads.
/** Mean hair probability of the network, without any stroke. */
const NO_HAIR_BELOW = 0.1
const SKIN = { minLightness: 30, minRedness: 6, minChroma: 10, hue: [5, 75] } as const
/** L* difference of a pixel from the mean of its neighbours at `REACH` on both sides; strands differ by more than skin. */
const SMOOTH_BELOW = 2.2
/** The same for a wall or the sky of any colour. Black or burnt-out hair is as flat, so only between these L*. */
const FLAT = { below: 0.6, lightness: [30, 95] } as const
/** Pixels at working size. */
const REACH = 2
/** Share of a stroke on skin or flat areas from which it is dropped. */
const BARE_FROM = 0.4

/**
 * The strokes without those of hair on bare skin or flat areas, such as a bald scalp and the wall behind it: the network finds no hair
 * there, and the picture is smooth. `lab` has three values for every pixel of the network's output.
 */
export function withoutBareStrokes(
  seeds: readonly HairSeed[],
  network: HairProbability,
  lab: Float32Array,
): HairSeed[] {
  return seeds.filter((seed) => seed.kind === 'not-hair' || !isBare(seed, network, lab))
}

function isBare(
  seed: HairSeed,
  { width, height, data }: Pick<HairProbability, 'width' | 'height' | 'data'>,
  lab: Float32Array,
): boolean {
  const sums = { count: 0, probability: 0, inner: 0, bare: 0 }
  const lightness = (place: number) => lab[place * 3]!
  drawStrokes([seed], width, height).forEach((mark, place) => {
    if (mark === 0) return
    sums.count++
    sums.probability += data[place]!
    const [x, y] = [place % width, Math.floor(place / width)]
    if (Math.min(x, y) < REACH || x >= width - REACH || y >= height - REACH) return
    const across = (step: number) =>
      Math.abs(lightness(place) - (lightness(place - step * REACH) + lightness(place + step * REACH)) / 2)
    sums.inner++
    if (isBarePixel(lab.subarray(place * 3, place * 3 + 3), Math.max(across(1), across(width)))) sums.bare++
  })
  return sums.inner > 0 && sums.probability / sums.count < NO_HAIR_BELOW && sums.bare / sums.inner >= BARE_FROM
}

function isBarePixel(lab: Float32Array, contrast: number): boolean {
  const [l, a, b] = [lab[0]!, lab[1]!, lab[2]!]
  const isFlat = contrast < FLAT.below && l >= FLAT.lightness[0] && l <= FLAT.lightness[1]
  return isFlat || (contrast < SMOOTH_BELOW && isSkinColoured(l, a, b))
}

function isSkinColoured(l: number, a: number, b: number): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return (
    l >= SKIN.minLightness &&
    a >= SKIN.minRedness &&
    Math.hypot(a, b) >= SKIN.minChroma &&
    hue >= SKIN.hue[0] &&
    hue <= SKIN.hue[1]
  )
}
