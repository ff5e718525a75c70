import { z } from 'zod'
import { listOf, type Shape } from './shape.ts'
import type { TechniqueId } from './technique-ids.ts'
import { TONE_INTENSITIES, TONE_NAMES } from './vocabulary.ts'

export const toneSchema = z.object({
  primary: z.enum(TONE_NAMES),
  secondary: z.enum(TONE_NAMES).nullable(),
  intensity: z.enum(TONE_INTENSITIES),
})
export type Tone = Shape<typeof toneSchema>

/** CIELAB, D65 white, on the photo scale (display-referred sRGB). */
export const labSchema = z.tuple([z.number(), z.number(), z.number()]).readonly()
export type Lab = readonly [L: number, a: number, b: number]

/** '#RRGGBB'. */
export const hexSchema = z.string().regex(/^#[0-9A-F]{6}$/)

/** One area of hair as measured in a photo. */
export const zoneReadingSchema = z.object({
  /** International level 1-10.9, to a tenth. */
  level: z.number(),
  /** Half width of the 90 % interval around `level`; 0 where it was confirmed. */
  levelError: z.number(),
  /** The first candidate; natural where the photo shows none. */
  tone: toneSchema,
  /** Radius of the 90 % interval of the tone in the (a*, b*) plane; null where the photo shows no tone; absent in old readings. */
  toneError: z.number().nullable().optional(),
  /** The second candidate: a reflect as likely as natural, or natural besides a copper or red. */
  alternativeTone: toneSchema.nullable().optional(),
  /** As measured in the photo. */
  lab: labSchema,
  /** The colour of this level and tone in neutral light; as measured for white hair and colours that are on no level. */
  hex: hexSchema,
  /** The values of the photo, if a colourist confirmed level and tone; confirmed values have no error. */
  read: z.object({ level: z.number(), levelError: z.number(), tone: toneSchema, hex: hexSchema }).optional(),
})
export type ZoneReading = Shape<typeof zoneReadingSchema>

/** Techniques that can be recognised in a photo. All leave the root. */
export const SEEN_TECHNIQUES = ['ombre', 'sombre', 'balayage'] as const satisfies readonly TechniqueId[]
export type SeenTechnique = (typeof SEEN_TECHNIQUES)[number]

/** The measurements that the planner uses. `vision` produces them; zones that the photo does not show are null. */
export const measuredHairSchema = zoneReadingSchema.extend({
  /** Colours of the measured hair and their shares, which add up to 1. */
  palette: listOf(z.object({ hex: hexSchema, share: z.number(), level: z.number() })),
  zones: z.object({
    roots: zoneReadingSchema.nullable(),
    lengths: zoneReadingSchema.nullable(),
    ends: zoneReadingSchema.nullable(),
  }),
  /** Share of white hair, 0-1, or null if the photo does not show it clearly. */
  whiteShare: z.number().nullable(),
  /** Null or absent when none is clear. */
  technique: z.enum(SEEN_TECHNIQUES).nullable().optional(),
  /** Notes on the photo. */
  quality: listOf(z.object({ code: z.string() })).optional(),
})
export type MeasuredHair = Shape<typeof measuredHairSchema>
export type PaletteColour = MeasuredHair['palette'][number]
