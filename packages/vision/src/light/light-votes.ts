import { clamp, dotOf } from '../numeric.ts'
import type { ExposureScene } from './exposure.ts'
import { type Cast, castDistance, lightOnLine } from './light.ts'
import { sampleAt } from './surround.ts'

/** A light that a photo may have been taken under. */
type LightCandidate = {
  readonly cast: Cast
  /** ln(R/G) of the lamp or sky it represents: 0 neutral, 0.85 an old bulb. */
  readonly warmth: number
  /** Steps towards green (-) or magenta (+) beside the line of lamps and sky. */
  readonly tint: number
}

const TINT_STEP = 0.08

/** Lamps and skies of about 2500 to 11000 K, each also a little green and a little magenta. */
const LIGHT_CANDIDATES: readonly LightCandidate[] = Array.from({ length: 29 }, (_, i) => -0.3 + 0.05 * i).flatMap(
  (warmth) =>
    [-2, -1, 0, 1, 2].map((tint) => {
      const [red, blue] = lightOnLine(warmth)
      return { warmth, tint, cast: [red + tint * TINT_STEP, blue + tint * TINT_STEP] as const }
    }),
)

/** Features of a candidate light, each growing with its likelihood; LIGHT_WEIGHTS holds their weights. */
type LightVote = readonly [
  neutral: number,
  skin: number,
  hairLine: number,
  hairWarm: number,
  greyWorld: number,
  notWarm: number,
  balanced: number,
  noTint: number,
  eyeWhite: number,
]

/** Evidence of the light in a photo. */
export type LightScene = {
  /** Histogram of the tints of the surround, in cells of CELL: weight by brightness, and share. */
  readonly cells: readonly { readonly tint: Cast; readonly bright: number; readonly share: number }[]
  readonly meanTint: Cast
  readonly hair: Cast | null
  /** Tint of the whites of the eyes; null where none are seen. */
  readonly eyeWhite: Cast | null
}

const CELL = 0.04
/** Standard deviation of the tint of grey objects from that of the light. */
const GREY_SPREAD = 0.06
/** Standard deviations beyond which a tint does not count as grey. */
const FAR_FROM_GREY = 3.5
/** Bright objects are white or grey more often than dark ones. */
const BRIGHT_POWER = 1.5
const NONE = 0.02
/** Share of skin above which more skin adds no evidence. */
const ENOUGH_SKIN = 0.12

/** Tint of the white of an eye in neutral light and its standard deviation; a tint much further off is a false detection. */
const EYE_WHITE = [0.07, -0.04] as const
const EYE_SPREAD = 0.11
const MAX_CONTRADICTION = 3

export function sceneOf({ surround, hair, eyes }: ExposureScene): LightScene {
  const cells = new Map<number, { red: number; blue: number; bright: number; count: number }>()
  let brightSum = 0
  for (let sample = 0; sample < surround.count; sample++) {
    const { tint, luminance } = sampleAt(surround, sample)
    const red = clamp(tint[0], -3, 3)
    const blue = clamp(tint[1], -5, 3)
    const bright = Math.min(1, luminance / Math.max(1e-3, surround.brightest)) ** BRIGHT_POWER
    brightSum += bright
    const key = Math.round(red / CELL) * 1000 + Math.round(blue / CELL)
    const cell = cells.get(key)
    if (cell) {
      cell.red += red
      cell.blue += blue
      cell.bright += bright
      cell.count++
    } else cells.set(key, { red, blue, bright, count: 1 })
  }
  return {
    cells: [...cells.values()].map(({ red, blue, bright, count }) => ({
      tint: [red / count, blue / count],
      bright: bright / Math.max(1e-6, brightSum),
      share: count / surround.count,
    })),
    meanTint: surround.meanTint,
    hair: hair?.tint ?? null,
    eyeWhite: eyes?.tint ?? null,
  }
}

function voteFor({ cast, warmth, tint }: LightCandidate, scene: LightScene): LightVote {
  const neutral = neutralShare(scene, cast)
  const skin = skinShare(scene, cast)
  const [hairRed, hairBlue] = scene.hair
    ? ([scene.hair[0] - cast[0], scene.hair[1] - cast[1]] as const)
    : ([0.3, -0.365] as const)
  return [
    Math.log(neutral + NONE),
    Math.log(Math.min(ENOUGH_SKIN, skin) + NONE),
    // Hair of all levels and most dyes is near one line of tints in neutral light.
    -Math.min(1, (hairBlue + 1.05 * hairRed + 0.05) ** 2),
    -Math.min(1.5, Math.max(0, -hairRed) + Math.max(0, hairBlue)),
    -Math.min(1, castDistance(scene.meanTint, cast) ** 2),
    -Math.abs(warmth),
    Math.abs(warmth) < 0.08 ? 1 : 0,
    -Math.abs(tint),
    scene.eyeWhite
      ? -Math.min(MAX_CONTRADICTION, (castDistance(scene.eyeWhite, seenEyeWhite(cast)) / EYE_SPREAD) ** 2 / 2)
      : 0,
  ]
}

/** The tint of the white of an eye under a light: a little warm. */
function seenEyeWhite(cast: Cast): Cast {
  return [cast[0] + EYE_WHITE[0], cast[1] + EYE_WHITE[1]]
}

/** Share (by brightness) of the surround that would be grey under this light. */
export function neutralShare(scene: LightScene, cast: Cast): number {
  let share = 0
  for (const { tint, bright } of scene.cells) {
    const [red, blue] = [tint[0] - cast[0], tint[1] - cast[1]]
    const squares = (red * red + blue * blue) / GREY_SPREAD ** 2
    if (squares < FAR_FROM_GREY ** 2) share += bright * Math.exp(-0.5 * squares)
  }
  return share
}

/** Share of the surround that would be skin. */
export function skinShare(scene: LightScene, cast: Cast): number {
  let share = 0
  for (const cell of scene.cells) {
    if (isSkinTint(cell.tint[0] - cast[0], cell.tint[1] - cast[1])) share += cell.share
  }
  return share
}

/** Whether this tint in neutral light may be skin: ln(B/G) = -0.08 - 0.55 ln(R/G), fitted to skin palettes. */
export function isSkinTint(red: number, blue: number): boolean {
  return red > 0.28 && red < 0.95 && Math.abs(blue + 0.08 + 0.55 * red) < 0.13
}

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
