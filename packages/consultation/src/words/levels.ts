/**
 * Names of the levels (altezze di tono) on the Italian market; index = level - 1.
 * Source: names 1-9 as L'Oréal publishes them in Italy, 10 as other houses do; docs/colorimetry.md.
 */
export const LEVEL_NAMES = [
  'nero',
  'bruno',
  'castano scuro',
  'castano',
  'castano chiaro',
  'biondo scuro',
  'biondo',
  'biondo chiaro',
  'biondo chiarissimo',
  'biondo platino',
] as const

/** The whole level that names a measured one: a half goes to the darker neighbour, as in the notation of shades. */
export const namedLevel = (level: number): number => Math.min(10, Math.max(1, Math.ceil(level - 0.5 - 1e-9)))

/** 'biondo scuro' for level 6.3. */
export const levelName = (level: number): string => LEVEL_NAMES[namedLevel(level) - 1] ?? LEVEL_NAMES[0]
