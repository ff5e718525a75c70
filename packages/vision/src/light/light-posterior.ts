import { dotOf } from '../numeric.ts'
import { type Cast, castDistance } from './light.ts'
import { LIGHT_CANDIDATES, type LightScene, type LightVote, voteFor } from './light-votes.ts'

/**
 * How much each vote counts, in the order of LightVote: a softmax over the candidates, fitted by maximum likelihood to
 * rendered scenes of known light (seeds 7,000,000 on, not those of the accuracy page) and to photographs in studio light.
 */
const LIGHT_WEIGHTS: LightVote = [1.32, 0.83, 0.72, 1.42, 1.74, 0.17, 1.32, 0.88, 1]

/** Posterior of the light: its mean and its spread. */
export type LightPosterior = {
  readonly cast: Cast
  /** Root mean square distance from `cast`, as `castDistance` counts. */
  readonly spread: number
}

/** Scores every candidate light by how plausible it makes the photo. */
export function posteriorOf(scene: LightScene): LightPosterior {
  const scored = LIGHT_CANDIDATES.map((candidate) => ({
    cast: candidate.cast,
    score: dotOf(voteFor(candidate, scene), LIGHT_WEIGHTS),
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  const weighted = scored.map(({ cast, score }) => ({ cast, weight: Math.exp(score - best) }))
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (channel: 0 | 1) => weighted.reduce((sum, { cast, weight }) => sum + cast[channel] * weight, 0) / total
  const cast: Cast = [mean(0), mean(1)]
  const squares = weighted.reduce((sum, other) => sum + other.weight * castDistance(other.cast, cast) ** 2, 0)
  return { cast, spread: Math.sqrt(squares / total) }
}
