import { LEVEL_CURVE, WHITE_HAIR } from '../data/levels.ts'
import type { Lab } from '../model/measured-hair.ts'
import { LEVEL_RANGE } from '../model/vocabulary.ts'
import { lchOf } from './convert.ts'

/** L* of natural hair of a level, fractions allowed. */
export const lightnessOfLevel = (level: number): number =>
  LEVEL_CURVE.a + LEVEL_CURVE.b * level + LEVEL_CURVE.c * level * level

/** Level of a lightness L*, 1-10.9, not rounded. */
export const levelOfLightness = (lightness: number): number => {
  const { a, b, c } = LEVEL_CURVE
  const root = Math.sqrt(Math.max(0, b * b + 4 * c * (lightness - a)))
  return clampLevel((root - b) / (2 * c))
}

/** Level of a colour on the photo scale, 1-10.9, not rounded. */
export const levelFromLab = ([lightness]: Lab): number => levelOfLightness(lightness)

/** A level held inside the scale. */
export const clampLevel = (level: number): number => Math.min(LEVEL_RANGE.max, Math.max(LEVEL_RANGE.min, level))

/** A level to the half, as formulas speak of it. */
export const halfLevel = (level: number): number => clampLevel(Math.round(level * 2) / 2)

/** White hair is a class of its own: pale and almost without colour. */
export const isWhiteHair = (lab: Lab): boolean =>
  lab[0] > WHITE_HAIR.minLightness && lchOf(lab).c < WHITE_HAIR.maxChroma
