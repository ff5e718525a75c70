import type { RgbaImage } from '../image.ts'
import { clamp } from '../numeric.ts'
import type { HairProbability } from './hair-probability.ts'
import { type Judgement, judge } from './judgement.ts'
import { labPixels } from './lab-pixels.ts'
import { isLattice } from './lattice.ts'
import { refine } from './refine.ts'
import { strokeReach } from './stroke-reach.ts'
import { drawStrokes, type HairSeed, MARKED_HAIR } from './strokes.ts'
import { tidy } from './tidy.ts'

/** What counts as hair, pixel by pixel (probabilities), and whether that is hair at all. */
type FoundHair = Judgement & { readonly hair: Float32Array }

// Logit taken from the network's opinion where it has been wrong already: the user shows hair in a picture that was refused.
const DOUBT = 2
const NONE: Judgement = { hairFound: false, confidence: 0 }

/** The hair of a picture at working size, from the network's opinion, the picture's own evidence and the user's strokes. */
export function findHair(network: HairProbability, image: RgbaImage, seeds: readonly HairSeed[]): FoundHair {
  const { width, height } = image
  const lab = labPixels(image)
  const unmarked = new Uint8Array(width * height)
  const unaided = refine(network, lab, unmarked, null)
  tidy(unaided, unmarked, width, height)
  const judgement = isLattice(lab, unaided, width, height) ? NONE : judge(network, unaided)
  if (seeds.length === 0) return { hair: unaided, ...judgement }
  const marks = drawStrokes(seeds, width, height)
  const shown = marks.includes(MARKED_HAIR)
  const opinion = judgement.hairFound ? network : doubted(network)
  const hair = refine(opinion, lab, marks, strokeReach(seeds, lab, network))
  tidy(hair, marks, width, height)
  const user = { marked: shown, corrected: judgement.hairFound }
  return { hair, ...(!shown && isLattice(lab, hair, width, height) ? NONE : judge(network, hair, user)) }
}

function doubted(network: HairProbability): HairProbability {
  const data = network.data.map((probability) => {
    const p = clamp(probability, 0.005, 0.995)
    return 1 / (1 + Math.exp(DOUBT - Math.log(p / (1 - p))))
  })
  return { ...network, data }
}
