import { NEUTRAL_AXIS } from '../data/levels.ts'
import {
  BEIGE,
  DARK_HAIR,
  INTENSITY_BANDS,
  MIXED_TONES,
  SECONDARY_FROM,
  STRENGTH_SCALE,
  TONE_AXES,
  TYPICAL_STRENGTH,
} from '../data/tones.ts'
import type { Lab } from '../model/measured-hair.ts'
import type { Tone, ToneIntensity, ToneName } from '../model/vocabulary.ts'
import { isWhiteHair, levelFromLab, lightnessOfLevel } from './level.ts'

export const NATURAL_TONE: Tone = { primary: 'NATURALE', secondary: null, intensity: 'none' }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Natural hair of a lightness: the neutral that reflects are measured against, interpolated on L*. */
export const neutralAt = (lightness: number): Lab => {
  const L = Math.min(100, Math.max(0, lightness))
  const above = NEUTRAL_AXIS.findIndex(([l]) => l >= L)
  const high = NEUTRAL_AXIS[above] ?? [100, 0, 4]
  const low = NEUTRAL_AXIS[above - 1] ?? high
  const span = high[0] - low[0]
  const t = span === 0 ? 0 : (L - low[0]) / span
  return [L, low[1] + t * (high[1] - low[1]), low[2] + t * (high[2] - low[2])]
}

const strengthScale = (lightness: number): number =>
  Math.min(STRENGTH_SCALE.max, Math.max(STRENGTH_SCALE.min, lightness / STRENGTH_SCALE.reference))

/** How far a colour is from natural hair of its lightness: direction in degrees (-180..180) and weighted distance m. */
export const reflectOf = (lab: Lab): { readonly theta: number; readonly m: number } => {
  const [, neutralA, neutralB] = neutralAt(lab[0])
  const da = lab[1] - neutralA
  const db = lab[2] - neutralB
  return { theta: (Math.atan2(db, da) * 180) / Math.PI, m: Math.hypot(da, db) / strengthScale(lab[0]) }
}

const intensityOf = (m: number): ToneIntensity => INTENSITY_BANDS.find((band) => m >= band.from)?.intensity ?? 'none'

/** The two axes that enclose a direction, with the weight of each (adding up to 1), heavier first. */
const mixOfAxes = (
  theta: number,
): readonly [{ tone: ToneName; weight: number }, { tone: ToneName; weight: number }] => {
  const pairs = TONE_AXES.map((low, i) => {
    const next = TONE_AXES[(i + 1) % TONE_AXES.length] ?? low
    const gap = (next.axis - low.axis + 360) % 360
    const along = (((theta - low.axis) % 360) + 360) % 360
    return { low, next, gap, along }
  })
  const pair = pairs.find(({ along, gap }) => along < gap) ?? pairs[0]
  if (pair === undefined) throw new RangeError('no tone axes')
  // Positive combination of two unit vectors: sine rule.
  const fromNext = Math.sin(radians(pair.along))
  const fromLow = Math.sin(radians(pair.gap - pair.along))
  const share = fromNext / (fromNext + fromLow)
  const low = { tone: pair.low.tone, weight: 1 - share }
  const next = { tone: pair.next.tone, weight: share }
  return share > 0.5 ? [next, low] : [low, next]
}

const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

/**
 * Tone (riflesso) of a colour on the photo scale, read relative to natural hair of the same lightness (reference 2.2).
 * White hair and faint reflects on very dark hair read as natural.
 */
export const toneFromLab = (lab: Lab): Tone => {
  if (isWhiteHair(lab)) return NATURAL_TONE
  const { theta, m } = reflectOf(lab)
  if (lab[0] < DARK_HAIR.lightness && m < DARK_HAIR.minStrength) return NATURAL_TONE
  if (levelFromLab(lab) >= BEIGE.minLevel - 0.05 && within(m, BEIGE.strength)) {
    if (within(theta, BEIGE.warm)) return { primary: 'BEIGE', secondary: 'DORATO', intensity: 'soft' }
    if (within(theta, BEIGE.cold)) return { primary: 'BEIGE', secondary: null, intensity: 'soft' }
  }
  const intensity = intensityOf(m)
  if (intensity === 'none') return NATURAL_TONE
  const [first, second] = mixOfAxes(theta)
  return { primary: first.tone, secondary: second.weight >= SECONDARY_FROM ? second.tone : null, intensity }
}

const axisOf = (tone: ToneName): number | null => TONE_AXES.find((row) => row.tone === tone)?.axis ?? null

/** Direction in degrees and strength m that a tone stands for; null for a natural tone. */
export const directionOf = (tone: Tone): { readonly theta: number; readonly m: number } | null => {
  if (tone.primary === 'NATURALE') return null
  if (tone.primary === 'BEIGE') {
    const { axis, strength } = tone.secondary === 'DORATO' ? MIXED_TONES.warmBeige : MIXED_TONES.coldBeige
    return { theta: axis, m: strength }
  }
  if (tone.primary === 'CIOCCOLATO') return { theta: MIXED_TONES.chocolate.axis, m: MIXED_TONES.chocolate.strength }
  const axis = axisOf(tone.primary)
  const m = TYPICAL_STRENGTH[tone.intensity]
  if (axis === null || m === 0) return null
  const second = tone.secondary === null ? null : axisOf(tone.secondary)
  if (second === null) return { theta: axis, m }
  const x = 0.65 * Math.cos(radians(axis)) + 0.35 * Math.cos(radians(second))
  const y = 0.65 * Math.sin(radians(axis)) + 0.35 * Math.sin(radians(second))
  return { theta: (Math.atan2(y, x) * 180) / Math.PI, m }
}

/** Expected colour of a level and tone on the photo scale: the inverse of `levelFromLab` and `toneFromLab`. */
export const labOf = (level: number, tone: Tone): Lab => {
  const neutral = neutralAt(lightnessOfLevel(level))
  const direction = directionOf(tone)
  if (direction === null) return neutral
  const distance = direction.m * strengthScale(neutral[0])
  return [
    neutral[0],
    neutral[1] + distance * Math.cos(radians(direction.theta)),
    neutral[2] + distance * Math.sin(radians(direction.theta)),
  ]
}
