import { type ConfirmedHair, LEVEL_RANGE, toneSchema } from '@riflesso/colorimetry'
import type { PhotoHints } from '@riflesso/vision'
import { z } from 'zod'
import { messages } from '../schema/messages.ts'

const confirmedLevel = { error: messages.confirmedLevel }
const confirmedZoneSchema = z.strictObject({
  level: z.number(confirmedLevel).min(LEVEL_RANGE.min, confirmedLevel).max(LEVEL_RANGE.max, confirmedLevel),
  tone: toneSchema,
})

/** Level and tone by zone as seen by the colourist; they override the reading of the photo. */
export const confirmedHairSchema = z.strictObject({
  roots: confirmedZoneSchema.optional(),
  lengths: confirmedZoneSchema.optional(),
  ends: confirmedZoneSchema.optional(),
}) satisfies z.ZodType<ConfirmedHair>

/** A coordinate, as a share of the width or height. */
export const shareField = z
  .number({ error: messages.pointOutside })
  .min(0, messages.pointOutside)
  .max(1, messages.pointOutside)
const point = z.tuple([shareField, shareField], { error: messages.pointOutside })
const tap = point.nullable().default(null)

/** Maximum brush radius, as a share of the photo's longer side: one tap then covers a fifth of the photo. */
const WIDEST_RADIUS = 0.2
const MAX_STROKES = 50
const MAX_POINTS_OF_STROKE = 500
/** Maximum number of points in all strokes of a photo: minutes of drawing, milliseconds of rasterising. */
const MAX_STROKE_POINTS = 5000

const tooManyPoints = { error: messages.tooManyPoints }
const brushWidth = { error: messages.brushWidth }

const strokeSchema = z.strictObject({
  kind: z.enum(['hair', 'not-hair']),
  /** One point is a tap. */
  points: z.array(point).min(1).max(MAX_POINTS_OF_STROKE, tooManyPoints),
  radius: z.number().positive(brushWidth).max(WIDEST_RADIUS, brushWidth),
})

/**
 * User hints on one photo. Points are [x, y], 0 to 1, relative to width and height of the upright photo; radii are relative
 * to its longer side. Later strokes override earlier ones, and a grey card overrides a white point.
 */
export const photoHintsSchema = z.strictObject({
  strokes: z
    .array(strokeSchema)
    .max(MAX_STROKES, tooManyPoints)
    .refine(
      (strokes) => strokes.reduce((sum, { points }) => sum + points.length, 0) <= MAX_STROKE_POINTS,
      tooManyPoints,
    )
    .default([]),
  whitePoint: tap,
  greyCard: tap,
}) satisfies z.ZodType<PhotoHints>
