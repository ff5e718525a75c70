import { type ConfirmedHair, LEVEL_RANGE, TONE_INTENSITIES, TONE_NAMES } from '@riflesso/colorimetry'
import { type PhotoHints, QUALITY_CODES, type Reading, SEEN_TECHNIQUES } from '@riflesso/vision'
import { z } from 'zod'
import { messages } from '../schema/messages.ts'

export const toneSchema = z.object({
  primary: z.enum(TONE_NAMES),
  secondary: z.enum(TONE_NAMES).nullable(),
  intensity: z.enum(TONE_INTENSITIES),
})

export const labSchema = z.tuple([z.number(), z.number(), z.number()])

export const hexSchema = z.string().regex(/^#[0-9A-F]{6}$/)

export const zoneReadingSchema = z.object({
  level: z.number(),
  levelError: z.number(),
  tone: toneSchema,
  toneError: z.number().nullable().optional(),
  alternativeTone: toneSchema.nullable().optional(),
  lab: labSchema,
  hex: hexSchema,
  read: z.object({ level: z.number(), levelError: z.number(), tone: toneSchema, hex: hexSchema }).optional(),
})

export const readingSchema = zoneReadingSchema.extend({
  palette: z.array(z.object({ hex: hexSchema, share: z.number(), level: z.number() })),
  zones: z.object({
    roots: zoneReadingSchema.nullable(),
    lengths: zoneReadingSchema.nullable(),
    ends: zoneReadingSchema.nullable(),
  }),
  whiteShare: z.number().nullable(),
  hairFound: z.literal(true),
  hairShare: z.number(),
  strandContrast: z.number(),
  evenness: z.number(),
  technique: z.enum(SEEN_TECHNIQUES).nullable(),
  light: z.object({
    gains: z.tuple([z.number(), z.number(), z.number()]),
    confidence: z.number(),
    // An archived reading may name a source that no longer exists.
    source: z.enum(['white-point', 'neutral', 'skin', 'statistics', 'none']).catch('none'),
  }),
  quality: z.array(z.object({ code: z.enum(QUALITY_CODES), severity: z.enum(['info', 'warning', 'problem']) })),
}) satisfies z.ZodType<Reading>

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

const unit = z.number({ error: messages.pointOutside }).min(0, messages.pointOutside).max(1, messages.pointOutside)
const point = z.tuple([unit, unit], { error: messages.pointOutside })
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
