import { toneFromLab } from '../colour/tone.ts'
import { TONE_AXES } from '../data/tones.ts'
import type { GoalZone } from '../model/situation.ts'
import type { Tone } from '../model/vocabulary.ts'
import { labOfHair } from './colour-of.ts'
import { type ReflectVector, reflectOfTone, strengthOf, sumOf, times } from './pigment.ts'
import { shownReflect, type ZoneHair } from './state.ts'

/** Tolerance of a reflect: in full reflects of a shade, or as a share of a strong one [E]. */
const TONE_TOLERANCE = { least: 1, share: 0.5 } as const
const EPSILON = 1e-6

/** Distance of a reflect from a tone, in tolerances: up to 1 it counts as that tone. */
export const toneMiss = (shown: ReflectVector, wished: Tone): number => {
  const wish = reflectOfTone(wished)
  const distance = strengthOf(sumOf(shown, times(wish, -1)))
  return distance / Math.max(TONE_TOLERANCE.least, TONE_TOLERANCE.share * strengthOf(wish))
}

export const isOnLevel = (hair: ZoneHair, level: number, tolerance: number): boolean =>
  Math.abs(hair.depth - level) <= tolerance + EPSILON

export const isOnTone = (hair: ZoneHair, tone: Tone): boolean => toneMiss(shownReflect(hair), tone) <= 1 + EPSILON

/** Whether the hair has the promised level and tone, within the tolerances. */
export const landsOn = (hair: ZoneHair, { level, tone }: GoalZone, tolerance: number): boolean =>
  isOnLevel(hair, level, tolerance) && isOnTone(hair, tone)

const CANDIDATES: readonly Tone[] = TONE_AXES.flatMap(({ tone: primary }) =>
  (['soft', 'full', 'intense', 'pure'] as const).map((intensity) => ({ primary, secondary: null, intensity })),
)

/** The name of the hair's reflect; on very dark hair, where no reflect is visible, the nearest tone. */
export const toneShown = (hair: ZoneHair): Tone => {
  const named = toneFromLab(labOfHair(hair))
  if (isOnTone(hair, named)) return named
  const shown = shownReflect(hair)
  return CANDIDATES.reduce((best, next) => (toneMiss(shown, next) < toneMiss(shown, best) ? next : best), named)
}
