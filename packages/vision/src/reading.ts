import { listOf, measuredHairSchema, SEEN_TECHNIQUES, type Shape } from '@riflesso/colorimetry'
import { z } from 'zod'

/** Faults of a photo; `consultation` words them in Italian with the remedy. */
export const QUALITY_CODES = [
  'good-light',
  'too-dark',
  'too-bright',
  'clipped',
  'blurred',
  'mixed-light',
  'colour-cast',
  'over-saturated',
  'no-colour',
  'little-hair',
  'low-resolution',
  'wet-look',
  'unsure-hair',
] as const
export type QualityCode = (typeof QUALITY_CODES)[number]

const qualityNoteSchema = z.object({
  code: z.enum(QUALITY_CODES),
  /** info: nothing to do; warning: the error bar is wider; problem: another photo is recommended. */
  severity: z.enum(['info', 'warning', 'problem']),
})
export type QualityNote = Shape<typeof qualityNoteSchema>

/** Sides of a head from which it is photographed. */
export const PLACES = ['front', 'side', 'nape'] as const
export type Place = (typeof PLACES)[number]

const viewSchema = z.object({
  place: z.enum(PLACES),
  /** What this photo alone shows; null where it was left out. */
  level: z.number().nullable(),
  levelError: z.number().nullable(),
})

/** The measured colour of the hair in one photo, or in several of one head. */
export const readingSchema = measuredHairSchema.extend({
  hairFound: z.literal(true),
  /** Share of the picture that is hair, 0-1. */
  hairShare: z.number(),
  /** L* difference between neighbouring strands. */
  strandContrast: z.number(),
  /** 1 = one even colour, 0 = many. */
  evenness: z.number(),
  /** Null when none is clear. */
  technique: z.enum(SEEN_TECHNIQUES).nullable(),
  /** The assumed light and its confidence. */
  light: z.object({
    /** Multiplied onto linear R, G, B. */
    gains: z.tuple([z.number(), z.number(), z.number()]).readonly(),
    confidence: z.number(),
    // An archived reading may name a source that no longer exists.
    source: z.enum(['white-point', 'neutral', 'skin', 'statistics', 'none']).catch('none'),
  }),
  quality: listOf(qualityNoteSchema),
  /** What each photo said, where there are several; `isDisputed` where two contradict each other. */
  views: z.object({ photos: listOf(viewSchema), isDisputed: z.boolean() }).optional(),
})
export type Reading = Shape<typeof readingSchema>

/** The user's hints on the photo: coordinates 0-1 of the upright picture. */
export type PhotoHints = {
  readonly strokes: readonly {
    readonly kind: 'hair' | 'not-hair'
    readonly points: readonly (readonly [x: number, y: number])[]
    /** Brush radius as a share of the picture's long side. */
    readonly radius: number
  }[]
  /** A point of something white or grey (towel, cape). */
  readonly whitePoint: readonly [x: number, y: number] | null
  /** A point of a grey card (18 %) held beside the hair, which also gives the strength of the light. */
  readonly greyCard?: readonly [x: number, y: number] | null
}
