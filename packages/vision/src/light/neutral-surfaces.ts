import { medianOf } from '../numeric.ts'
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

/**
 * Looks for the commonest tint among the brightest things of the surround, near the line of real lights. Its share and how
 * close together its pixels lie give the confidence; a coloured wall lies off the line or spreads.
 */
export function neutralSurfaces(
  surround: Surround,
  keep: (sample: number) => boolean = () => true,
): LightEvidence | null {
  const bright = brightSamples(surround, keep)
  if (bright.length < 60) return null
  const peak = commonestTint(surround, bright)
  if (!peak) return null
  const members = bright.filter((sample) => castDistance(castOfSample(surround, sample), peak) < BIN * 1.6)
  const cast: Cast = [
    medianOf(members.map((sample) => castOfSample(surround, sample)[0])),
    medianOf(members.map((sample) => castOfSample(surround, sample)[1])),
  ]
  const share = members.length / surround.gridSize
  const unity = members.length / bright.length
  const size = Math.min(1, share / 0.08)
  // A tint that is nearly grey is likely a grey thing; a strong one may be a painted wall.
  const plain = Math.exp(-castStrength(cast) / 0.55)
  return { source: 'neutral', cast, confidence: Math.min(0.85, size * (0.35 + 0.65 * unity) * plain) }
}

function brightSamples(surround: Surround, keep: (sample: number) => boolean): number[] {
  const lightness: number[] = []
  for (let sample = 0; sample < surround.count; sample++) {
    if (keep(sample)) lightness.push(surround.lab[sample * 3]!)
  }
  if (lightness.length === 0) return []
  lightness.sort((a, b) => a - b)
  const threshold = Math.max(LEAST_LIGHTNESS, lightness[Math.floor((lightness.length - 1) * (1 - BRIGHT_SHARE))]!)
  const bright: number[] = []
  for (let sample = 0; sample < surround.count; sample++) {
    if (surround.lab[sample * 3]! < threshold || !keep(sample)) continue
    if (isPlausibleLight(castOfSample(surround, sample))) bright.push(sample)
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

function commonestTint(surround: Surround, samples: readonly number[]): Cast | null {
  const counts = new Map<string, { cast: Cast; count: number }>()
  let best: { cast: Cast; count: number } | null = null
  for (const sample of samples) {
    const cast = castOfSample(surround, sample)
    const red = Math.round(cast[0] / BIN)
    const blue = Math.round(cast[1] / BIN)
    const key = `${red} ${blue}`
    const bin = counts.get(key) ?? { cast: [red * BIN, blue * BIN], count: 0 }
    bin.count++
    counts.set(key, bin)
    if (!best || bin.count > best.count) best = bin
  }
  return best?.cast ?? null
}
