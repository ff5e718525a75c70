import { fitColourModel, logDensity } from './colour-model.ts'
import type { Field } from './hair-probability.ts'
import { settle, tiesOf } from './smoothing.ts'
import { MARKED_HAIR, MARKED_NOT_HAIR, UNMARKED } from './strokes.ts'

const ROUNDS = 2
const SWEEPS = 4
// What counts how much: the network's logit, the colour models' log-ratio (bounded), the neighbours, and a bonus where the
// network is sure, so that a likeness of colour alone never overrules it far from the hair. Chosen on drawn scenes, portraits
// of persons kept out of training, and labelled photos.
const NETWORK_SHARE = 0.6
const COLOUR_SHARE = 0.7
const COLOUR_BOUND = 5
const NEIGHBOURS = 0.8
const SURE = 0.94
const SURE_BONUS = 3
const MARK_LOGIT = 30
// A pixel the user has marked speaks for the colours around it too.
const MARK_WEIGHT = 5

/**
 * The network's opinion refined by the photo's own evidence, as GrabCut does: colour models of hair and of the rest seeded by
 * the network (and by the user's marks), neighbours of like colour agreeing, twice. Returns probabilities, pixel by pixel.
 */
export function refine(network: Field, lab: Float32Array, marks: Uint8Array): Float32Array {
  const { width, height } = network
  const ties = tiesOf(lab, width, height)
  const hair = network.data.map((p, i) => (marks[i] === UNMARKED ? p : marks[i] === MARKED_HAIR ? 1 : 0))
  const logits = new Float32Array(hair.length)
  for (let round = 0; round < ROUNDS; round++) {
    const colour = colourEvidence(hair, lab, marks)
    for (let i = 0; i < hair.length; i++) {
      logits[i] = networkEvidence(network.data[i]!) + COLOUR_SHARE * colour[i]!
      if (marks[i] === MARKED_HAIR) logits[i] = MARK_LOGIT
      if (marks[i] === MARKED_NOT_HAIR) logits[i] = -MARK_LOGIT
    }
    settle(hair, logits, ties, width, height, NEIGHBOURS, SWEEPS)
  }
  return hair
}

function networkEvidence(probability: number): number {
  const p = Math.min(0.995, Math.max(0.005, probability))
  const bonus = p > SURE ? SURE_BONUS : p < 1 - SURE ? -SURE_BONUS : 0
  return NETWORK_SHARE * Math.log(p / (1 - p)) + bonus
}

/** Log-ratio of the two colour models at every pixel, bounded; zero where either has no pixels. */
function colourEvidence(hair: Float32Array, lab: Float32Array, marks: Uint8Array): Float32Array {
  const weight = (isHair: boolean): Float32Array =>
    hair.map((value, i) => {
      if (marks[i] !== UNMARKED) return (marks[i] === MARKED_HAIR) === isHair ? MARK_WEIGHT : 0
      const sure = isHair ? value : 1 - value
      return sure > 0.9 ? 1 : sure > 0.5 ? 0.3 : 0
    })
  const ours = fitColourModel(lab, weight(true))
  const theirs = fitColourModel(lab, weight(false))
  const evidence = new Float32Array(hair.length)
  if (!ours || !theirs) return evidence
  for (let i = 0; i < evidence.length; i++) {
    const [l, a, b] = [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!]
    const ratio = logDensity(ours, l, a, b) - logDensity(theirs, l, a, b)
    evidence[i] = Math.min(COLOUR_BOUND, Math.max(-COLOUR_BOUND, ratio))
  }
  return evidence
}
