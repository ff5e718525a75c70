import type { HairProbability } from './hair-probability.ts'

// Chosen on the fitting half of the photographs labelled by eye (tools/accuracy/eye-labels.csv).
const MIN_CONFIDENCE = 0.12
// Below these the user must mark the hair, or check the mask. A small mask needs a higher confidence: stubble or a beard is also small.
const LIKELY_FROM = 0.4
const SURE_FROM = 0.5
const SURE_FROM_WHEN_SMALL = 0.6
const SMALL_SHARE = 0.055
const MIN_SHARE = 0.004
// At most this confidence where what was found does not look like hair, or lies beside the person: the user must mark it.
const DOUBTED = 0.3

/** Where the network is undecided, and the area of that, as a share of the mask, from which the outline deserves a look. */
const UNDECIDED = { from: 0.2, to: 0.8, area: 0.75 } as const

export type Judgement = {
  readonly hairFound: boolean
  readonly confidence: number
  /** Whether the network is undecided about an area nearly as large as the mask. */
  readonly isUndecided: boolean
}

/**
 * Whether the refined mask is hair, with a confidence: the network's output for the whole picture times its mean probability inside
 * the mask, and little if what it found does not look like hair or lies beside the person. A mask that the user has marked or corrected counts as hair.
 */
export function judge(
  network: HairProbability,
  hair: Float32Array,
  user: { readonly marked: boolean; readonly corrected: boolean } = { marked: false, corrected: false },
): Judgement {
  let inside = 0
  let sum = 0
  let undecided = 0
  for (let i = 0; i < hair.length; i++) {
    if (network.data[i]! > UNDECIDED.from && network.data[i]! < UNDECIDED.to) undecided++
    if (hair[i]! <= 0.5) continue
    inside++
    sum += network.data[i]!
  }
  const confidence = inside > 0 ? (network.presence * sum) / inside : 0
  const share = inside / hair.length
  const hairFound = user.marked || ((user.corrected || confidence >= MIN_CONFIDENCE) && share >= MIN_SHARE)
  const bounded = network.found < 0 || network.isStray ? Math.min(confidence, DOUBTED) : confidence
  return { hairFound, confidence: hairFound ? bounded : 0, isUndecided: undecided > UNDECIDED.area * inside }
}

/** At most this confidence where only a second look found the hair: its outline deserves a look. */
const SECOND_LOOK = 0.45

/** The judgement of a second look. A small mask must be marked: the rim of hair of a bald head is also found so. */
export const secondJudgement = ({ confidence, ...rest }: Judgement, share: number): Judgement => ({
  ...rest,
  confidence: Math.min(confidence, share < SMALL_SHARE ? DOUBTED : SECOND_LOOK),
})

/** Whether the user must check the mask: 'problem' if it may not be hair, null if it certainly is. */
export function doubtOf({
  confidence,
  share,
  isUndecided,
}: Omit<Judgement, 'hairFound'> & { readonly share: number }): 'warning' | 'problem' | null {
  if (confidence < LIKELY_FROM) return 'problem'
  return isUndecided || confidence < (share < SMALL_SHARE ? SURE_FROM_WHEN_SMALL : SURE_FROM) ? 'warning' : null
}
