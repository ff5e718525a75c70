/** Bands of depth in which hair takes colour similarly. */
export const LEVEL_BANDS = ['dark', 'middle', 'pale'] as const
export type LevelBand = (typeof LEVEL_BANDS)[number]

/** Families of a bowl: colour by its reflect, and powder. */
export const SHADE_FAMILIES = ['natural', 'warm', 'cool', 'lightener'] as const
export type ShadeFamily = (typeof SHADE_FAMILIES)[number]

/** The deviation of results from their predictions. */
export type Estimate = {
  /** Number of results. */
  readonly n: number
  /** The correction; 0 if there are too few results. */
  readonly mean: number
  /** Standard error of the mean. */
  readonly spread: number
}

export type Correction = {
  /** In levels; negative: darker than the model says. */
  readonly level: Estimate
  /** Along b*, in full reflects of a shade; negative: cooler than the model says. */
  readonly warmth: Estimate
  /** Whose results apply: the client's have priority over the salon's. */
  readonly from: 'client' | 'salon'
}

/** Corrections of the model of hair, set by the server from a salon's outcomes. */
export type Corrections = Readonly<Record<LevelBand, Readonly<Record<ShadeFamily, Correction>>>>
