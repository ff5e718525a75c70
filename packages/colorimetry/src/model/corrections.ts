/** Bands of depth in which hair takes colour alike. */
export const LEVEL_BANDS = ['dark', 'middle', 'pale'] as const
export type LevelBand = (typeof LEVEL_BANDS)[number]

/** Families of a bowl: colour by its reflect, and powder. */
export const SHADE_FAMILIES = ['natural', 'warm', 'cool', 'lightener'] as const
export type ShadeFamily = (typeof SHADE_FAMILIES)[number]

/** What results were off by. */
export type Estimate = {
  /** Results behind it. */
  readonly n: number
  /** What the model is corrected by; 0 where there is too little to say. */
  readonly mean: number
  /** Standard error of the mean. */
  readonly spread: number
}

export type Correction = {
  /** In levels; negative: darker than the model says. */
  readonly level: Estimate
  /** Along b*, in full reflects of a shade; negative: cooler than the model says. */
  readonly warmth: Estimate
  /** Whose results count: the client's own before the salon's. */
  readonly from: 'client' | 'salon'
}

/** What the model of hair is corrected by: the server sets it from a salon's outcomes. */
export type Corrections = Readonly<Record<LevelBand, Readonly<Record<ShadeFamily, Correction>>>>
