import { TONE_INTENSITIES, TONE_NAMES } from '@riflesso/colorimetry'
import { type PhotoHints, QUALITY_CODES, type Reading } from '@riflesso/vision'
import { z } from 'zod'
import { messages } from './messages.ts'

export const toneSchema = z.object({
  primary: z.enum(TONE_NAMES),
  secondary: z.enum(TONE_NAMES).nullable(),
  intensity: z.enum(TONE_INTENSITIES),
})

export const labSchema = z.tuple([z.number(), z.number(), z.number()])

const hexSchema = z.string().regex(/^#[0-9A-F]{6}$/)

export const zoneReadingSchema = z.object({
  level: z.number(),
  levelError: z.number(),
  tone: toneSchema,
  lab: labSchema,
  hex: hexSchema,
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
  light: z.object({
    gains: z.tuple([z.number(), z.number(), z.number()]),
    confidence: z.number(),
    source: z.enum(['white-point', 'neutral', 'skin', 'statistics', 'none']),
  }),
  quality: z.array(z.object({ code: z.enum(QUALITY_CODES), severity: z.enum(['info', 'warning', 'problem']) })),
}) satisfies z.ZodType<Reading>

const unit = z.number().min(0).max(1)
const point = z.tuple([unit, unit])

/** Together, in one photo: minutes of drawing, yet painted in a blink. */
const MOST_STROKE_POINTS = 5000

export const photoHintsSchema = z.object({
  strokes: z
    .array(
      z.object({
        kind: z.enum(['hair', 'not-hair']),
        points: z.array(point).min(1).max(500),
        radius: z.number().positive().max(0.2),
      }),
    )
    .max(50)
    .refine((strokes) => strokes.reduce((sum, { points }) => sum + points.length, 0) <= MOST_STROKE_POINTS, {
      error: messages.tooManyPoints,
    })
    .default([]),
  whitePoint: point.nullable().default(null),
}) satisfies z.ZodType<PhotoHints>
