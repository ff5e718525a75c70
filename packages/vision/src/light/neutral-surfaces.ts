import { clamp, medianOf, quantileOf } from '../numeric.ts'
import { type Cast, castDistance, castStrength, type LightEvidence } from './light.ts'
import { distanceFromLights } from './light-line.ts'
import type { Surround } from './surround.ts'

/** Walls, towels and capes: bright and nearly colourless even under a warm lamp. */
const BRIGHT_SHARE = 0.35
const LEAST_LIGHTNESS = 45
/** Furthest a white wall strays from grey (ln R/G) under a light that can still be corrected: about 3000 K to 12000 K. */
const WIDEST = { warm: 0.8, cool: 0.25 } as const
/** Off the line of lamps and sky is paint, not light. */
const MOST_OFF_LINE = 0.14
const BIN = 0.05
/** Bins to either side of grey: as far as a plausible light can lie. */
const RANGE = 64
const ROW = 2 * RANGE + 1

/**
 * Looks for the commonest tint among the brightest things of the surround, near the line of real lights. Its share and how
 * close together its pixels lie give the confidence; a coloured wall lies off the line or spreads.
 */
export function neutralSurfaces(
  surround: Surround,
  keep: (sample: number) => boolean = () => true,
): LightEvidence | null {
  const bright = brightTints(surround, keep)
  if (bright.length < 60) return null
  const peak = commonestTint(bright)
  const members = bright.filter((tint) => castDistance(tint, peak) < BIN * 1.6)
  const cast: Cast = [medianOf(members.map((tint) => tint[0])), medianOf(members.map((tint) => tint[1]))]
  const share = members.length / surround.gridSize
  const unity = members.length / bright.length
  const size = Math.min(1, share / 0.08)
  // A tint that is nearly grey is likely a grey thing; a strong one may be a painted wall.
  const plain = Math.exp(-castStrength(cast) / 0.55)
  return { source: 'neutral', cast, confidence: Math.min(0.85, size * (0.35 + 0.65 * unity) * plain) }
}

/** The tints of the brightest samples, as far as a light could have them. */
function brightTints(surround: Surround, keep: (sample: number) => boolean): readonly Cast[] {
  const lightness = new Float32Array(surround.count)
  let kept = 0
  for (let sample = 0; sample < surround.count; sample++) {
    if (keep(sample)) lightness[kept++] = surround.lab[sample * 3]!
  }
  const threshold = Math.max(LEAST_LIGHTNESS, quantileOf(lightness.subarray(0, kept), 1 - BRIGHT_SHARE))
  const bright: Cast[] = []
  for (let sample = 0; sample < surround.count; sample++) {
    if (surround.lab[sample * 3]! < threshold || !keep(sample)) continue
    const tint = castOfSample(surround, sample)
    if (isPlausibleLight(tint)) bright.push(tint)
  }
  return bright
}

function castOfSample(surround: Surround, sample: number): Cast {
  const green = Math.max(1e-4, surround.linear[sample * 3 + 1]!)
  return [
    Math.log(Math.max(1e-4, surround.linear[sample * 3]!) / green),
    Math.log(Math.max(1e-4, surround.linear[sample * 3 + 2]!) / green),
  ]
}

function isPlausibleLight(cast: Cast): boolean {
  return cast[0] < WIDEST.warm && cast[0] > -WIDEST.cool && distanceFromLights(cast) < MOST_OFF_LINE
}

/** The middle of the fullest bin. */
function commonestTint(tints: readonly Cast[]): Cast {
  const counts = new Uint32Array(ROW * ROW)
  let best = 0
  for (const tint of tints) {
    const bin = binOf(tint[0]) * ROW + binOf(tint[1])
    counts[bin]!++
    if (counts[bin]! > counts[best]!) best = bin
  }
  return [(Math.floor(best / ROW) - RANGE) * BIN, ((best % ROW) - RANGE) * BIN]
}

function binOf(value: number): number {
  return RANGE + clamp(Math.round(value / BIN), -RANGE, RANGE)
}
