/** Dye that a shade of a level contains, percent: black about 5, the palest blond about 0.5 [S16, E]. */
export const dyeLoad = (level: number): number => 5 * 10 ** (-(level - 1) / 8)

/** Level of a mixture by its dye, percent: the inverse of `dyeLoad`. */
export const levelOfDyeLoad = (load: number): number => 1 - 8 * Math.log10(load / 5)

/** A shade in a mixture: its level, and its weight in grams. */
type Part = { readonly value: number; readonly grams: number }

/**
 * Level of shades mixed in one bowl: the darker one weighs more than its grams, because it contains more dye (6 and 8 in equal
 * parts give 6.9, not 7) [E on S16]. NaN for an empty bowl.
 */
export const mixedLevel = (parts: readonly Part[]): number => {
  const grams = parts.reduce((sum, part) => sum + part.grams, 0)
  return levelOfDyeLoad(parts.reduce((sum, part) => sum + dyeLoad(part.value) * part.grams, 0) / grams)
}
