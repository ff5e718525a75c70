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
import type { Lab, Tone } from '../model/measured-hair.ts'
import type { ToneIntensity, ToneName } from '../model/vocabulary.ts'
import { apparentLightness, isWhiteHair, levelFromLab, lightnessOfLevel } from './level.ts'
import { naturalAt } from './natural.ts'

export const NATURAL_TONE: Tone = { primary: 'NATURALE', secondary: null, intensity: 'none' }

/** A tone of one reflect in the usual strength of a shade. */
export const plainTone = (primary: ToneName): Tone => ({
  primary,
  secondary: null,
  intensity: primary === 'NATURALE' ? 'none' : 'full',
})

/** The same reflects in the same strength. */
export const isSameTone = (one: Tone, other: Tone): boolean =>
  one.primary === other.primary && one.secondary === other.secondary && one.intensity === other.intensity

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Units of the (a*, b*) plane per unit of strength at a lightness L*. */
const strengthScale = (lightness: number): number =>
  Math.min(STRENGTH_SCALE.max, Math.max(STRENGTH_SCALE.min, lightness / STRENGTH_SCALE.reference))

/** Distance in the (a*, b*) plane of one full reflect of a shade at a lightness L*. */
export const fullReflectAt = (lightness: number): number => TYPICAL_STRENGTH.full * strengthScale(lightness)

/** Difference of a colour from natural hair of its lightness: direction in degrees (-180..180) and weighted distance m. */
export const reflectOf = (lab: Lab): { readonly theta: number; readonly m: number } => {
  const [, neutralA, neutralB] = naturalAt(lab[0])
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

/** Direction in degrees and strength m of a tone; null for a natural tone and for one without strength. */
export const directionOf = (tone: Tone): { readonly theta: number; readonly m: number } | null => {
  if (tone.primary === 'NATURALE' || tone.intensity === 'none') return null
  if (tone.primary === 'BEIGE') {
    const { axis, strength } = tone.secondary === 'DORATO' ? MIXED_TONES.warmBeige : MIXED_TONES.coldBeige
    return { theta: axis, m: strength }
  }
  if (tone.primary === 'CIOCCOLATO') return { theta: MIXED_TONES.chocolate.axis, m: MIXED_TONES.chocolate.strength }
  const axis = axisOf(tone.primary)
  const m = TYPICAL_STRENGTH[tone.intensity]
  if (axis === null) return null
  const second = tone.secondary === null ? null : axisOf(tone.secondary)
  if (second === null) return { theta: axis, m }
  const x = 0.65 * Math.cos(radians(axis)) + 0.35 * Math.cos(radians(second))
  const y = 0.65 * Math.sin(radians(axis)) + 0.35 * Math.sin(radians(second))
  return { theta: (Math.atan2(y, x) * 180) / Math.PI, m }
}

/** One reflect in the strength that a colour has along its axis, at least a soft one. */
export const toneAlong = (primary: Exclude<ToneName, 'NATURALE'>, lab: Lab): Tone => {
  const { theta, m } = reflectOf(lab)
  const along = m * Math.cos(radians(theta - (axisOf(primary) ?? theta)))
  const intensity = intensityOf(along)
  return { primary, secondary: null, intensity: intensity === 'none' ? 'soft' : intensity }
}

/** The colour with this reflect at a lightness L*. */
const reflectAt = (lightness: number, { theta, m }: { readonly theta: number; readonly m: number }): Lab => {
  const [L, a, b] = naturalAt(lightness)
  const distance = m * strengthScale(L)
  return [L, a + distance * Math.cos(radians(theta)), b + distance * Math.sin(radians(theta))]
}

/** Halvings of the interval of L*: finer than a thousandth. */
const HALVINGS = 16
/** Largest difference between perceived and measured L*. */
const REACH = 12

/**
 * Expected colour of a level and tone on the photo scale: the inverse of `levelFromLab` and `toneFromLab`. A warm reflect
 * looks lighter, so its L* is below that of natural hair of the level.
 */
export const labOf = (level: number, tone: Tone): Lab => {
  const natural = naturalAt(lightnessOfLevel(level))
  const direction = directionOf(tone)
  if (direction === null) return natural
  const wanted = apparentLightness(natural)
  let low = Math.max(0, natural[0] - REACH)
  let high = Math.min(100, natural[0] + REACH)
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (apparentLightness(reflectAt(middle, direction)) < wanted) low = middle
    else high = middle
  }
  return reflectAt((low + high) / 2, direction)
}
