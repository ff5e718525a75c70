import { medianOf } from '../numeric.ts'
import type { HairProbability } from './hair-probability.ts'
import { drawStrokes, type HairSeed } from './strokes.ts'

// Chosen on strokes through the skin and the hair of photographs: 617 strokes on hair are kept, 44 of 51 on faces are dropped.
/** Mean hair probability of the network, without any stroke. */
const NO_HAIR_BELOW = 0.1
const SKIN = { leastLightness: 30, leastRedness: 6, leastChroma: 10, hue: [5, 75] } as const
/** Median L* difference of a pixel from the mean of its neighbours at `REACH` on both sides; strands differ by more. */
const SMOOTH_BELOW = 2.2
/** Pixels at working size. */
const REACH = 2

/**
 * The strokes without those of hair that lie on bare skin, such as a bald scalp: the network sees no hair there, and the
 * picture is skin-coloured and smooth. `lab` holds three values for every pixel of the network's output.
 */
export function withoutSkin(seeds: readonly HairSeed[], network: HairProbability, lab: Float32Array): HairSeed[] {
  return seeds.filter((seed) => seed.kind === 'not-hair' || !isOnSkin(seed, network, lab))
}

function isOnSkin(
  seed: HairSeed,
  { width, height, data }: Pick<HairProbability, 'width' | 'height' | 'data'>,
  lab: Float32Array,
): boolean {
  const marks = drawStrokes([seed], width, height)
  const sums = { count: 0, probability: 0, l: 0, a: 0, b: 0 }
  const contrasts: number[] = []
  const lightness = (place: number) => lab[place * 3]!
  marks.forEach((mark, place) => {
    if (mark === 0) return
    sums.count++
    sums.probability += data[place]!
    sums.l += lightness(place)
    sums.a += lab[place * 3 + 1]!
    sums.b += lab[place * 3 + 2]!
    const [x, y] = [place % width, Math.floor(place / width)]
    if (Math.min(x, y) < REACH || x >= width - REACH || y >= height - REACH) return
    const across = (step: number) =>
      Math.abs(lightness(place) - (lightness(place - step * REACH) + lightness(place + step * REACH)) / 2)
    contrasts.push(Math.max(across(1), across(width)))
  })
  if (contrasts.length === 0 || sums.probability / sums.count >= NO_HAIR_BELOW) return false
  const [l, a, b] = [sums.l / sums.count, sums.a / sums.count, sums.b / sums.count]
  return isSkinColoured(l, a, b) && medianOf(contrasts) < SMOOTH_BELOW
}

function isSkinColoured(l: number, a: number, b: number): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return (
    l >= SKIN.leastLightness &&
    a >= SKIN.leastRedness &&
    Math.hypot(a, b) >= SKIN.leastChroma &&
    hue >= SKIN.hue[0] &&
    hue <= SKIN.hue[1]
  )
}
