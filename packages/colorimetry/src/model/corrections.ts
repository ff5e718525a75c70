import { z } from 'zod'
import type { Shape } from './shape.ts'

/** Bands of depth in which hair takes colour similarly. */
export const LEVEL_BANDS = ['dark', 'middle', 'pale'] as const
export type LevelBand = (typeof LEVEL_BANDS)[number]

/** Families of a bowl: colour by its reflect, and powder. */
export const SHADE_FAMILIES = ['natural', 'warm', 'cool', 'lightener'] as const
export type ShadeFamily = (typeof SHADE_FAMILIES)[number]

/** The deviation of results from their predictions. */
export const estimateSchema = z.object({
  /** Number of results. */
  n: z.number().int(),
  /** The correction; 0 if there are too few results. */
  mean: z.number(),
  /** Standard error of the mean. */
  spread: z.number(),
})
export type Estimate = Shape<typeof estimateSchema>

const correctionSchema = z.object({
  /** In levels; negative: darker than the model says. */
  level: estimateSchema,
  /** Along b*, in full reflects of a shade; negative: cooler than the model says. */
  warmth: estimateSchema,
  /** Whose results apply: the client's have priority over the salon's. */
  from: z.enum(['client', 'salon']),
})
export type Correction = Shape<typeof correctionSchema>

/** Corrections of the model of hair, set by the server from a salon's outcomes. */
export const correctionsSchema = z.record(z.enum(LEVEL_BANDS), z.record(z.enum(SHADE_FAMILIES), correctionSchema))
export type Corrections = Shape<typeof correctionsSchema>
