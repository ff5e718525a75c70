import { estimateSchema, LEVEL_BANDS, type LearningResult, labSchema, SHADE_FAMILIES } from '@riflesso/colorimetry'
import { z } from 'zod'
import { operation } from '../schema/operation.ts'

const colourWithErrorSchema = z.object({
  level: z.number(),
  levelError: z.number(),
  lab: labSchema,
  toneError: z.number().nullable(),
})

/** A result and the prediction of the model of hair without corrections. */
export const learningResultSchema = z.object({
  expected: colourWithErrorSchema,
  measured: colourWithErrorSchema,
  family: z.enum(SHADE_FAMILIES),
}) satisfies z.ZodType<LearningResult>

const countsSchema = z.object({
  reached: z.number().int(),
  insideError: z.number().int(),
  missed: z.number().int(),
})

const learningSchema = z.object({
  /** Outcomes first recorded before it do not count; ISO 8601, null = all count. */
  since: z.iso.datetime().nullable(),
  /** Results still missing before anything is corrected, of colour and of powder. */
  missing: z.object({ colour: z.number().int(), powder: z.number().int() }),
  /** Every family and band with a result, whether or not it is corrected. */
  cells: z.array(
    z.object({
      family: z.enum(SHADE_FAMILIES),
      band: z.enum(LEVEL_BANDS),
      /** Results in this band. */
      results: z.number().int(),
      level: estimateSchema,
      warmth: estimateSchema,
    }),
  ),
  /** How often promises were kept, by the promised family; outcomes without a photo do not count. */
  accuracy: z.array(
    z.object({
      family: z.enum(SHADE_FAMILIES),
      level: countsSchema,
      reflect: countsSchema,
    }),
  ),
})
export type Learning = z.infer<typeof learningSchema>

export const learning = operation({
  method: 'GET',
  path: '/api/learning',
  access: 'session',
  summary: 'Get what the outcomes of the salon correct, and how often its plans kept their promise.',
  response: learningSchema,
})

export const resetLearning = operation({
  method: 'POST',
  path: '/api/learning/reset',
  access: 'owner',
  summary: 'Stop counting the outcomes recorded so far. They stay in the archive.',
  response: learningSchema,
})
