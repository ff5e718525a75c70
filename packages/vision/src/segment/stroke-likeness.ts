import { clamp } from '../numeric.ts'
import { type ColourModel, fitColourModel, logDensity } from './colour-model.ts'
import { easiestPaths, type Fade } from './easiest-paths.ts'
import type { Field } from './hair-probability.ts'
import { drawStrokes, type HairSeed, UNMARKED } from './strokes.ts'

// Over its own colours a stroke carries much farther than over mere evenness.
const FADE: Fade = { ofLength: 3, least: 0.02, greatest: 2 }
const OUT_OF_REACH = 50
// Pixels this near to the stroke show its colours too, but weigh less than those the user has drawn on.
const NEAR = 0.6
const NEAR_WEIGHT = 0.3
// Pixels at most this near can speak for the other side.
const APART = 0.2
const RATIO_BOUND = 4
// Below this likeness the way gets dearer, up to many times over.
const LIKE = 0.6
const DEARER = 20

/**
 * How much strokes of one kind say about every pixel by the likeness of colours, 0 to 1: much where the colour is like the
 * stroke's rather than like that of the other side (what the network takes for the contrary), and a path over such colours
 * leads to a stroke. `near` is what the strokes say by mere evenness, 0 to 1.
 */
export function strokeLikeness(
  strokes: readonly HairSeed[],
  kind: HairSeed['kind'],
  near: Float32Array,
  lab: Float32Array,
  network: Field,
): Float32Array {
  const { width, height } = network
  const marks = drawStrokes(strokes, width, height)
  const theirs = new Float32Array(near.length)
  const ours = near.map((nearness, i) => {
    const contrary = kind === 'hair' ? 1 - network.data[i]! : network.data[i]!
    if (contrary > 0.5 && nearness < APART) theirs[i] = contrary * contrary
    return marks[i] !== UNMARKED ? 1 : nearness > NEAR ? NEAR_WEIGHT * nearness : 0
  })
  const own = fitColourModel(lab, ours)
  const other = fitColourModel(lab, theirs)
  if (!own || !other) return near.map(() => 0)
  const likeness = near.map((_, i) => likenessAt(own, other, lab, i))
  const price = (_: number, to: number, plain: number): number =>
    plain * (1 + DEARER * Math.max(0, LIKE - likeness[to]!))
  const far = easiestPaths(strokes, FADE, price, width, height, OUT_OF_REACH)
  return far.map((way, i) => Math.exp(-way) * Math.max(0, 2 * likeness[i]! - 1))
}

/** Probability that a pixel's colour comes from the stroke rather than from the other side, all else being equal. */
function likenessAt(own: ColourModel, other: ColourModel, lab: Float32Array, pixel: number): number {
  const [l, a, b] = [lab[pixel * 3]!, lab[pixel * 3 + 1]!, lab[pixel * 3 + 2]!]
  const ratio = logDensity(own, l, a, b) - logDensity(other, l, a, b)
  return 1 / (1 + Math.exp(-clamp(ratio, -RATIO_BOUND, RATIO_BOUND)))
}
