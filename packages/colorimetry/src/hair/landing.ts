import type { Tone } from '../model/measured-hair.ts'
import type { GoalZone } from '../model/situation.ts'
import { type ReflectVector, reflectOfTone, strengthOf, sumOf, times } from './pigment.ts'
import { shownDepth, shownReflect, type ZoneHair } from './state.ts'

/** Tolerance of a level, and of a reflect in full reflects of a shade or as a share of a strong one [E]. */
const TOLERANCE = { level: 0.5, reflect: 0.5, share: 0.25 } as const
const EPSILON = 1e-6

/** Strength in full reflects from which a colour is vivid: beyond it only its direction is compared [E]. */
const VIVID = 1.7

/** The reflect of a tone, for hair that shows this reflect: a vivid tone has no upper strength. */
const wishFor = (shown: ReflectVector, tone: Tone): ReflectVector => {
  const wish = reflectOfTone(tone)
  if (tone.intensity !== 'pure') return wish
  return times(wish, Math.min(1, Math.max(VIVID, strengthOf(shown)) / strengthOf(wish)))
}

/** Distance of a reflect from a tone, in tolerances: up to 1 it counts as that tone. */
export const toneMiss = (shown: ReflectVector, wished: Tone): number => {
  const wish = wishFor(shown, wished)
  const distance = strengthOf(sumOf(shown, times(wish, -1)))
  return distance / Math.max(TOLERANCE.reflect, TOLERANCE.share * strengthOf(wish))
}

export const isOnLevel = (hair: ZoneHair, level: number, tolerance: number): boolean =>
  Math.abs(shownDepth(hair) - level) <= tolerance + EPSILON

export const isOnTone = (hair: ZoneHair, tone: Tone): boolean => toneMiss(shownReflect(hair), tone) <= 1 + EPSILON

/** How far a zone is from its wish, in tolerances: levels still to gain (+), and its reflect. */
export const zoneMisses = (
  hair: ZoneHair,
  { level, tone }: GoalZone,
): { readonly level: number; readonly reflect: number; readonly isTooWarm: boolean } => {
  const shown = shownReflect(hair)
  const off = sumOf(shown, times(wishFor(shown, tone), -1))
  return {
    level: (level - shownDepth(hair)) / TOLERANCE.level - Math.sign(level - shownDepth(hair)) * EPSILON,
    reflect: toneMiss(shown, tone) - EPSILON,
    isTooWarm: off.a + off.b > 0,
  }
}

/** Whether the hair has the promised level and tone, within the tolerances. */
export const landsOn = (hair: ZoneHair, { level, tone }: GoalZone, tolerance: number): boolean =>
  isOnLevel(hair, level, tolerance) && isOnTone(hair, tone)
