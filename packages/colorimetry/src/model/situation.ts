import { z } from 'zod'
import type { Corrections } from './corrections.ts'
import { type Tone, toneSchema } from './measured-hair.ts'
import type { Shape } from './shape.ts'
import { TECHNIQUE_IDS } from './technique-ids.ts'
import {
  CAST_CAUSES,
  COLOUR_LAYERS,
  CONDITIONS,
  DYE_FAMILIES,
  ELASTICITY_RESULTS,
  ENDS_CONDITIONS,
  HAIR_DENSITIES,
  HAIR_FIBRES,
  HAIR_LENGTHS,
  HAIR_TYPES,
  HENNA_ANSWERS,
  LAST_RESULTS,
  LEVEL_RANGE,
  LOWLIGHT_TONES,
  PATCH_TEST_RESULTS,
  SCALP_STATES,
  STRAND_TEST_RESULTS,
  TONE_INTENSITIES,
  TONE_NAMES,
  WHITE_UPKEEPS,
  WHITE_WISHES,
} from './vocabulary.ts'

export const ZONE_HISTORIES = ['naturale', 'colorato', 'decolorato', 'meches', 'permanentato'] as const
export type ZoneHistory = (typeof ZONE_HISTORIES)[number]

// Objects are strict, so that a misspelt safety answer is an error instead of being ignored.

const levelField = z.number().min(LEVEL_RANGE.min).max(LEVEL_RANGE.max)
const answer = <S extends z.ZodType>(schema: S) => schema.nullable().default(null)

/** A tone; `secondary` is optional, `intensity` defaults to none for NATURALE and to full otherwise. */
const toneInput = z
  .strictObject({
    primary: z.enum(TONE_NAMES),
    secondary: answer(z.enum(TONE_NAMES)),
    intensity: z.enum(TONE_INTENSITIES).optional(),
  })
  .transform(
    (tone): Tone => ({ ...tone, intensity: tone.intensity ?? (tone.primary === 'NATURALE' ? 'none' : 'full') }),
  )

const historySchema = z.strictObject({
  colourLayers: answer(z.enum(COLOUR_LAYERS)),
  henna: answer(z.enum(HENNA_ANSWERS)),
  metallicSalts: answer(z.boolean()),
  weeksSinceBleach: answer(z.number().min(0).max(2000)),
  /** Weeks since a perm, straightening or relaxer. */
  weeksSincePerm: answer(z.number().min(0).max(2000)),
})

const safetySchema = z.strictObject({
  under16: answer(z.boolean()),
  /** Known allergy to hair colour or reaction to a black henna tattoo. */
  allergy: answer(z.boolean()),
  patchTest: answer(z.enum(PATCH_TEST_RESULTS)),
  /** Hours since the patch test was read or applied. */
  patchTestAgeHours: answer(z.number().min(0).max(500_000)),
  /** Dyes that were tested; a test whose dyes are not known counts for all. */
  patchTestFamily: z.enum(DYE_FAMILIES).nullable().exactOptional(),
  scalp: answer(z.enum(SCALP_STATES)),
  pregnancy: answer(z.boolean()),
  /** Asthma or known sensitivity to persulfates. */
  persulfateAsthma: answer(z.boolean()),
  elasticity: answer(z.enum(ELASTICITY_RESULTS)),
  /** A strand test made before; on hair with pure henna it also counts as the incompatibility test. */
  strandTest: answer(z.enum(STRAND_TEST_RESULTS)),
})

const shareField = z.number().min(0).max(1)
/** The wish for white hair, and its share (0-1) by place if it is uneven. */
const whiteSchema = z.strictObject({
  wish: answer(z.enum(WHITE_WISHES)),
  /** The upkeep that is accepted. */
  upkeep: answer(z.enum(WHITE_UPKEEPS)),
  front: answer(shareField),
  sides: answer(shareField),
  nape: answer(shareField),
  /** Whether it is glassy and resists colour. */
  glassy: z.boolean().nullable().exactOptional(),
})
export type WhiteAnswers = Shape<typeof whiteSchema>

/**
 * Answers about what a photo cannot show. Each may be missing (null, "not answered"): the plan is then provisional and cautious.
 */
export const declaredDetailsSchema = z.strictObject({
  /** Natural level at the root, 1-10, when the colourist knows it. */
  naturalLevel: answer(z.number().min(1).max(10)),
  /** Share of white hair, 0-1. */
  whiteShare: answer(shareField),
  /** Absent if nothing is declared. */
  white: whiteSchema.exactOptional(),
  regrowthCm: answer(z.number().min(0).max(100)),
  /** Whether ends that look darker than the lengths in the photo are darker: it may be shade or clothes. */
  endsDarker: z.boolean().nullable().exactOptional(),
  /** Condition of the ends where it is worse than that of the head. */
  endsCondition: z.enum(ENDS_CONDITIONS).nullable().exactOptional(),
  /** Where an unwanted green, blue or violet cast comes from. */
  castCause: z.enum(CAST_CAUSES).nullable().exactOptional(),
  /** Wishes for the service. */
  withoutPowder: z.boolean().nullable().exactOptional(),
  withoutAmmonia: z.boolean().nullable().exactOptional(),
  lastResult: z.enum(LAST_RESULTS).nullable().exactOptional(),
  /** Whether a reductive remover was used since the last colour: it has done what it can, and the hair grabs. */
  removerUsed: z.boolean().nullable().exactOptional(),
  /** Days since a toner: its depth is not the hair's, and it fades. */
  daysSinceToner: z.number().min(0).max(2000).nullable().exactOptional(),
  /** Levels by which wished lowlights are deeper than the lengths; 0 = none. */
  lowlightLevels: z.number().min(0).max(4).nullable().exactOptional(),
  /** Their reflect; that of the lengths where nothing is said. */
  lowlightTone: z.enum(LOWLIGHT_TONES).nullable().exactOptional(),
  length: answer(z.enum(HAIR_LENGTHS)),
  density: answer(z.enum(HAIR_DENSITIES)),
  fibre: answer(z.enum(HAIR_FIBRES)),
  /** Wished technique. */
  technique: answer(z.enum(TECHNIQUE_IDS)),
  history: historySchema.prefault({}),
  safety: safetySchema.prefault({}),
})
export type DeclaredDetails = Shape<typeof declaredDetailsSchema>

/** Level, tone and history of one zone of hair. The planner works zone by zone. */
const zoneStateSchema = z.strictObject({
  /** Level now, 1-10.9. */
  level: levelField,
  /** Half width of the 90 % interval of a level that was read from a photo; absent where it was declared or confirmed. */
  levelError: z.number().positive().max(LEVEL_RANGE.max).optional(),
  tone: toneInput,
  history: z.enum(ZONE_HISTORIES),
  /** Whether the history was not declared: the most likely one, from the photo. */
  assumed: z.literal(true).optional(),
})
export type ZoneState = Shape<typeof zoneStateSchema>

const goalZoneSchema = z.strictObject({
  level: levelField,
  tone: toneInput,
  /** As in `ZoneState`: a wish that was read from a photo and not confirmed. */
  levelError: z.number().min(0).max(10).optional(),
})
export type GoalZone = Shape<typeof goalZoneSchema>

const goalSchema = z
  .strictObject({
    /** refresh = reproduce the colour of the photo (only Prima); transform = change to another colour. */
    kind: z.enum(['refresh', 'transform']).default('transform'),
    /** White hair in the photo of the wish: a silver head, or white strands among darker ones. */
    white: z.enum(['silver', 'strands']).optional(),
    /** What else the photo of a wish may show: another reflect, or grey hair, which no shade reproduces. */
    doubt: z.strictObject({ other: toneInput.optional(), grey: z.literal(true).optional() }).optional(),
    /** A level that was read and not confirmed: a refresh is mixed at the lighter end of its error bar. */
    lighterEnd: z.literal(true).optional(),
    /** Ends that are darker than the lengths only in the photo: they are treated like the lengths until confirmed. */
    darkerEnds: zoneStateSchema.omit({ history: true }).optional(),
    level: levelField,
    tone: toneInput,
    /** Goal zone by zone, when it is not one colour (ombré, balayage...). Omitted zones take the level and tone of the goal. */
    zones: z
      .strictObject({
        roots: goalZoneSchema.optional(),
        lengths: goalZoneSchema.optional(),
        ends: goalZoneSchema.optional(),
      })
      .prefault({}),
  })
  .transform((goal) => {
    const whole: z.output<typeof goalZoneSchema> = { level: goal.level, tone: goal.tone }
    const { roots = whole, lengths = whole, ends = whole } = goal.zones
    return { ...goal, zones: { roots, lengths, ends } }
  })

export type Goal = Shape<typeof goalSchema>

/** Input of the planner: the current hair, the goal, and the declared answers. */
export const situationSchema = z.strictObject({
  current: z.strictObject({ roots: zoneStateSchema, lengths: zoneStateSchema, ends: zoneStateSchema }),
  goal: goalSchema,
  hairType: answer(z.enum(HAIR_TYPES)),
  condition: answer(z.enum(CONDITIONS)),
  details: declaredDetailsSchema.prefault({}),
  /** Whether the share of white hair was read from the photo and not declared. */
  seenWhite: z.literal(true).optional(),
})
/** A head of hair and its answers, without a wish. */
export const headTodaySchema = situationSchema.omit({ goal: true })

const knownZone = z.object({
  level: z.number(),
  levelError: z.number().optional(),
  tone: toneSchema,
  history: z.enum(ZONE_HISTORIES),
  assumed: z.literal(true).optional(),
})
const endZone = z.object({ level: z.number(), tone: toneSchema })

/** The same, complete, as it is archived and answered. */
export const knownHeadSchema = headTodaySchema.extend({
  current: z.object({ roots: knownZone, lengths: knownZone, ends: knownZone }),
})

/** What a formula leads to, zone by zone, as it is archived. */
export const reachedGoalSchema = endZone.extend({
  kind: z.enum(['refresh', 'transform']),
  zones: z.object({ roots: endZone, lengths: endZone, ends: endZone }),
})

export type Situation = Shape<typeof situationSchema> & {
  /** Corrections of the model of hair from the salon's outcomes; set only by the server. */
  readonly corrections?: Corrections
}
