import { clamp } from '../numeric.ts'
import { type ColourModel, fitColourModel, logDensity } from './colour-model.ts'
import type { Field } from './hair-probability.ts'
import { settle, type Ties } from './smoothing.ts'
import { MARKED_HAIR, UNMARKED } from './strokes.ts'

const ROUNDS = 2
const SWEEPS = 4
// Weights of the terms: the network's logit, the colour models' log-ratio (bounded), the neighbours, and a bonus where the
// network is certain, so that a similar colour alone never overrides it far from the hair. Chosen on drawn scenes, portraits
// of persons kept out of training, and labelled photos.
const NETWORK_SHARE = 0.6
const COLOUR_SHARE = 0.7
const COLOUR_BOUND = 5
const NEIGHBOURS = 0.8
const SURE = 0.94
const SURE_BONUS = 3
const MARK_LOGIT = 30
// Weight of a pixel marked by the user in the colour models.
const MARK_WEIGHT = 5

/** Lab of every pixel, three values each, and how strongly neighbours of similar colour belong together: the same for every look. */
export type Colours = { readonly lab: Float32Array; readonly ties: Ties }

/**
 * Refines the network's output by the photo's own colours, as GrabCut does: colour models of hair and of the rest seeded by
 * the network (and by the user's marks), and smoothing between neighbours of similar colour, twice. Returns probabilities, pixel by pixel.
 */
export function refine(network: Field, { lab, ties }: Colours, marks: Uint8Array): Float32Array {
  const hair = new Float32Array(network.data)
  const evidence = new Float32Array(hair.length)
  for (let i = 0; i < hair.length; i++) {
    evidence[i] = networkEvidence(network.data[i]!)
    if (marks[i] !== UNMARKED) hair[i] = marks[i] === MARKED_HAIR ? 1 : 0
  }
  const logits = new Float32Array(hair.length)
  for (let round = 0; round < ROUNDS; round++) {
    const hairModel = fitColourModel(lab, weightsOf(hair, marks, true))
    const restModel = fitColourModel(lab, weightsOf(hair, marks, false))
    for (let i = 0; i < hair.length; i++) {
      if (marks[i] !== UNMARKED) logits[i] = marks[i] === MARKED_HAIR ? MARK_LOGIT : -MARK_LOGIT
      else
        logits[i] =
          evidence[i]! + (hairModel && restModel ? COLOUR_SHARE * colourEvidence(hairModel, restModel, lab, i) : 0)
    }
    settle(hair, logits, ties, NEIGHBOURS, SWEEPS)
  }
  return hair
}

function networkEvidence(probability: number): number {
  const p = clamp(probability, 0.005, 0.995)
  const bonus = p > SURE ? SURE_BONUS : p < 1 - SURE ? -SURE_BONUS : 0
  return NETWORK_SHARE * Math.log(p / (1 - p)) + bonus
}

/** Weight of each pixel in the colour model of the hair, or of the rest. */
function weightsOf(hair: Float32Array, marks: Uint8Array, ofHair: boolean): Float32Array {
  const weights = new Float32Array(hair.length)
  for (let i = 0; i < hair.length; i++) {
    const sure = ofHair ? hair[i]! : 1 - hair[i]!
    if (marks[i] !== UNMARKED) weights[i] = (marks[i] === MARKED_HAIR) === ofHair ? MARK_WEIGHT : 0
    else weights[i] = sure > 0.9 ? 1 : sure > 0.5 ? 0.3 : 0
  }
  return weights
}

/** Log-ratio of the two colour models at a pixel, bounded. */
function colourEvidence(hairModel: ColourModel, restModel: ColourModel, lab: Float32Array, pixel: number): number {
  const l = lab[pixel * 3]!
  const a = lab[pixel * 3 + 1]!
  const b = lab[pixel * 3 + 2]!
  return clamp(logDensity(hairModel, l, a, b) - logDensity(restModel, l, a, b), -COLOUR_BOUND, COLOUR_BOUND)
}
