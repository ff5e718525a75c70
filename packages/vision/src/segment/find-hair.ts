import type { RgbaImage } from '../image.ts'
import { withoutBareStrokes } from './bare-strokes.ts'
import type { HairProbability } from './hair-probability.ts'
import { doubtOf, type Judgement, judge } from './judgement.ts'
import { labPixels } from './lab-pixels.ts'
import { isLattice } from './lattice.ts'
import { refine } from './refine.ts'
import { drawStrokes, type HairSeed, MARKED_HAIR, MARKED_NOT_HAIR } from './strokes.ts'
import { tidy } from './tidy.ts'

/** The hair probability of every pixel, and whether there is hair at all. */
type FoundHair = Judgement & {
  readonly hair: Float32Array
  /** The applied strokes: if no certain hair was found without them, those on bare skin or flat areas are dropped. */
  readonly followed: readonly HairSeed[]
}

const NONE: Judgement = { hairFound: false, confidence: 0 }

/**
 * Finds the hair of a picture at working size from the network's output, the picture's colours and the user's strokes. `runNetwork` runs
 * the network on this picture, with strokes drawn at its size or without.
 */
export function findHair(
  runNetwork: (marks?: Uint8Array) => HairProbability,
  image: RgbaImage,
  seeds: readonly HairSeed[],
): FoundHair {
  const { width, height } = image
  const lab = labPixels(image)
  const network = runNetwork()
  const unmarked = new Uint8Array(width * height)
  const unaided = refine(network, lab, unmarked)
  tidy(unaided, unmarked, width, height)
  const judgement = isLattice(lab, unaided, width, height) ? NONE : judge(network, unaided)
  const followed = isSure(judgement, unaided) ? seeds : withoutBareStrokes(seeds, network, lab)
  if (followed.length === 0) return { hair: unaided, followed, ...judgement }
  const marks = drawStrokes(followed, width, height)
  const hair = refine(runNetwork(marks), lab, marks)
  tidy(hair, marks, width, height)
  const shown = marks.includes(MARKED_HAIR)
  if (judgement.hairFound) keepToKind(unaided, hair, shown, marks.includes(MARKED_NOT_HAIR))
  const user = { marked: shown, corrected: judgement.hairFound }
  return { hair, followed, ...(!shown && isLattice(lab, hair, width, height) ? NONE : judge(network, hair, user)) }
}

function isSure({ hairFound, confidence }: Judgement, hair: Float32Array): boolean {
  const share = hair.reduce((count, value) => (value > 0.5 ? count + 1 : count), 0) / hair.length
  return hairFound && doubtOf({ confidence, share }) !== 'problem'
}

/** Ensures, in place, that strokes of hair alone remove no hair, and strokes of background alone add none. */
function keepToKind(unaided: Float32Array, hair: Float32Array, mayAdd: boolean, mayTake: boolean): void {
  for (let i = 0; i < hair.length; i++) {
    if (!mayTake) hair[i] = Math.max(hair[i]!, unaided[i]!)
    if (!mayAdd) hair[i] = Math.min(hair[i]!, unaided[i]!)
  }
}
