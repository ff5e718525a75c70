import {
  CAST_CAUSES,
  COLOUR_LAYERS,
  CONDITIONS,
  type DeclaredDetails,
  ELASTICITY_RESULTS,
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
  type Situation,
  STRAND_TEST_RESULTS,
  TECHNIQUE_IDS,
  TONE_INTENSITIES,
  TONE_NAMES,
  type Tone,
  WHITE_UPKEEPS,
  WHITE_WISHES,
  ZONE_HISTORIES,
} from '@riflesso/colorimetry'
import { z } from 'zod'
import { schemaOf } from '../schema/schema-of.ts'

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
  weeksSincePerm: answer(z.number().min(0).max(2000)),
})

/** Safety answers recorded on a client's card; null = not recorded. */
export const cardSafetySchema = z.object({
  under16: z.boolean().nullable(),
  allergy: z.boolean().nullable(),
  patchTest: z.enum(PATCH_TEST_RESULTS).nullable(),
  patchTestAgeHours: z.number().nullable(),
})
export type CardSafety = z.infer<typeof cardSafetySchema>

const safetySchema = z.strictObject({
  under16: answer(z.boolean()),
  allergy: answer(z.boolean()),
  patchTest: answer(z.enum(PATCH_TEST_RESULTS)),
  patchTestAgeHours: answer(z.number().min(0).max(500_000)),
  scalp: answer(z.enum(SCALP_STATES)),
  pregnancy: answer(z.boolean()),
  persulfateAsthma: answer(z.boolean()),
  elasticity: answer(z.enum(ELASTICITY_RESULTS)),
  strandTest: answer(z.enum(STRAND_TEST_RESULTS)),
})

const shareField = z.number().min(0).max(1)
const whiteSchema = z.strictObject({
  wish: answer(z.enum(WHITE_WISHES)),
  upkeep: answer(z.enum(WHITE_UPKEEPS)),
  front: answer(shareField),
  sides: answer(shareField),
  nape: answer(shareField),
})

/** The colourist's answers; a missing answer becomes null ("not answered"). */
export const declaredDetailsSchema = schemaOf<DeclaredDetails>()(
  z.strictObject({
    naturalLevel: answer(z.number().min(1).max(10)),
    whiteShare: answer(shareField),
    white: whiteSchema.exactOptional(),
    regrowthCm: answer(z.number().min(0).max(100)),
    endsDarker: z.boolean().nullable().exactOptional(),
    castCause: z.enum(CAST_CAUSES).nullable().exactOptional(),
    withoutPowder: z.boolean().nullable().exactOptional(),
    withoutAmmonia: z.boolean().nullable().exactOptional(),
    lastResult: z.enum(LAST_RESULTS).nullable().exactOptional(),
    removerUsed: z.boolean().nullable().exactOptional(),
    lowlightLevels: z.number().min(0).max(4).nullable().exactOptional(),
    lowlightTone: z.enum(LOWLIGHT_TONES).nullable().exactOptional(),
    length: answer(z.enum(HAIR_LENGTHS)),
    density: answer(z.enum(HAIR_DENSITIES)),
    fibre: answer(z.enum(HAIR_FIBRES)),
    technique: answer(z.enum(TECHNIQUE_IDS)),
    history: historySchema.prefault({}),
    safety: safetySchema.prefault({}),
  }),
)

const zoneStateSchema = z.strictObject({
  level: levelField,
  levelError: z.number().positive().max(LEVEL_RANGE.max).optional(),
  tone: toneInput,
  history: z.enum(ZONE_HISTORIES),
  assumed: z.literal(true).optional(),
})
const goalZoneSchema = z.strictObject({
  level: levelField,
  tone: toneInput,
  levelError: z.number().min(0).max(10).optional(),
})

const goalSchema = z
  .strictObject({
    kind: z.enum(['refresh', 'transform']).default('transform'),
    white: z.enum(['silver', 'strands']).optional(),
    lighterEnd: z.literal(true).optional(),
    darkerEnds: zoneStateSchema.omit({ history: true }).optional(),
    level: levelField,
    tone: toneInput,
    /** Omitted zones take the level and tone of the goal. */
    zones: z
      .strictObject({
        roots: goalZoneSchema.optional(),
        lengths: goalZoneSchema.optional(),
        ends: goalZoneSchema.optional(),
      })
      .prefault({}),
  })
  .transform((goal) => {
    const whole = { level: goal.level, tone: goal.tone }
    const { roots = whole, lengths = whole, ends = whole } = goal.zones
    return { ...goal, zones: { roots, lengths, ends } }
  })

/** Input of the planner. */
export const situationSchema = schemaOf<Situation>()(
  z.strictObject({
    current: z.strictObject({ roots: zoneStateSchema, lengths: zoneStateSchema, ends: zoneStateSchema }),
    goal: goalSchema,
    hairType: answer(z.enum(HAIR_TYPES)),
    condition: answer(z.enum(CONDITIONS)),
    details: declaredDetailsSchema.prefault({}),
    seenWhite: z.literal(true).optional(),
  }),
)
