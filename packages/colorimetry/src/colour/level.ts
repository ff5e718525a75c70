import { CHROMA_IN_LIGHTNESS, LEVELS, LIGHTEST, WHITE_HAIR } from '../data/levels.ts'
import type { Lab } from '../model/measured-hair.ts'
import { LEVEL_RANGE } from '../model/vocabulary.ts'
import { lchOf } from './convert.ts'

const SCALE: readonly { readonly level: number; readonly lab: Lab }[] = [...LEVELS, LIGHTEST]

/** Perceived lightness, on the scale of L*: colourful hair looks lighter than grey hair of the same L*. */
export const apparentLightness = (lab: Lab): number => {
  const { base, slope, hue, constant, most } = CHROMA_IN_LIGHTNESS
  const { l, c, h } = lchOf(lab)
  const ofHue = hue * Math.abs(Math.sin(((h - 90) / 2) * (Math.PI / 180))) + constant
  return l + Math.min(most, (base - slope * l) * ofHue * c)
}

const APPARENT = SCALE.map(({ lab }) => apparentLightness(lab))
const LIGHTNESS = SCALE.map(({ lab }) => lab[0])
const LEVEL = SCALE.map(({ level }) => level)

/** Interpolates `to` linearly over the ascending `from`, and extrapolates beyond its ends. */
const interpolate = (from: readonly number[], to: readonly number[], at: number): number => {
  const found = from.findIndex((value, i) => i > 0 && value >= at)
  const high = found < 0 ? from.length - 1 : found
  const [x0 = 0, x1 = 1] = [from[high - 1], from[high]]
  const [y0 = 0, y1 = 0] = [to[high - 1], to[high]]
  return y0 + ((at - x0) / (x1 - x0)) * (y1 - y0)
}

/** L* of natural hair of a level, fractions allowed. */
export const lightnessOfLevel = (level: number): number => interpolate(LEVEL, LIGHTNESS, level)

/** Level of a colour on the photo scale, 1-10.9, not rounded. */
export const levelFromLab = (lab: Lab): number => clampLevel(interpolate(APPARENT, LEVEL, apparentLightness(lab)))

/** A level clamped to the scale. */
export const clampLevel = (level: number): number => Math.min(LEVEL_RANGE.max, Math.max(LEVEL_RANGE.min, level))

/** A level rounded to a half, as formulas use it. */
export const halfLevel = (level: number): number => clampLevel(Math.round(level * 2) / 2)

/** White hair is a separate class: pale and almost without colour. */
export const isWhiteHair = (lab: Lab): boolean =>
  lab[0] > WHITE_HAIR.minLightness && lchOf(lab).c < WHITE_HAIR.maxChroma
