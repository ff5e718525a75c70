/** Dye that a shade of a level holds, percent: black about 5, the palest blond about 0.5 [S16, E]. */
const dyeLoad = (level: number): number => 5 * 10 ** (-(level - 1) / 8)

/** A part of a mixture: level of a shade, or volumes of a developer, and its weight in grams. */
type Part = { readonly value: number; readonly grams: number }

const weightOf = (parts: readonly Part[]): number => parts.reduce((sum, { grams }) => sum + grams, 0)

/**
 * Level of shades mixed in one bowl: the darker one weighs more than its grams, because it holds more dye (6 and 8 in equal
 * parts give 6.9, not 7) [E on S16]. NaN for an empty bowl.
 */
export const mixedLevel = (parts: readonly Part[]): number => {
  const load = parts.reduce((sum, { value, grams }) => sum + dyeLoad(value) * grams, 0) / weightOf(parts)
  return 1 - 8 * Math.log10(load / 5)
}

/** Volumes of developers mixed with each other, water counting as 0 (20 and water in equal parts give 10). NaN for nothing. */
export const mixedVolume = (parts: readonly Part[]): number =>
  parts.reduce((sum, { value, grams }) => sum + value * grams, 0) / weightOf(parts)

/** Percent of peroxide in the bowl, from the percent on the bottle and developer per gram of product (6 % at 1:1.5 is 3.6 %). */
export const bowlPercent = (percent: number, ratio: number): number => (percent * ratio) / (1 + ratio)
