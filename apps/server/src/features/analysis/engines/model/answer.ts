import { PRODUCT_CLASSES, TECHNIQUE_IDS } from '@riflesso/colorimetry'
import {
  CHANGE_REASON_CODES,
  SEEN_CONDITION_CODES,
  SEEN_HISTORY_CODES,
  SEEN_OCCLUSION_CODES,
  SEEN_REGROWTH_CODES,
} from '@riflesso/consultation'
import type { ModelOutcome } from '@riflesso/contract'
import { z } from 'zod'

// Bounds are refinements: they apply to the answer, and are left out of the schema sent to the providers, whose
// dialects differ.

const MAX_ITEMS = 20

const few = <S extends z.ZodType>(schema: S) => z.array(schema).refine((list) => list.length <= MAX_ITEMS)
const amount = z.number().refine((value) => value >= 0 && value <= 10_000)
const ordinal = z.number().refine((value) => Number.isInteger(value) && value >= 1 && value <= 50)

/** The model's answer: codes for what it sees, and changes to phases. It has no free text: every sentence is written here. */
export const modelAnswerSchema = z.strictObject({
  seen: z.strictObject({
    technique: z.enum(TECHNIQUE_IDS).nullable(),
    history: few(z.enum(SEEN_HISTORY_CODES)),
    regrowth: z.enum(SEEN_REGROWTH_CODES).nullable(),
    condition: few(z.enum(SEEN_CONDITION_CODES)),
    occlusions: few(z.enum(SEEN_OCCLUSION_CODES)),
  }),
  changes: few(
    z.strictObject({
      /** Counted from 1, as in the question. */
      session: ordinal,
      phase: ordinal,
      /** The whole bowl without developer, or null for no change. */
      products: few(
        z.strictObject({
          class: z.enum(PRODUCT_CLASSES),
          shade: z
            .string()
            .refine((value) => value.length <= 20)
            .nullable(),
          grams: amount,
        }),
      ).nullable(),
      /** Volumes of the developer, or null for no change. */
      volume: amount.nullable(),
      minutes: amount.nullable(),
      reason: z.enum(CHANGE_REASON_CODES).nullable(),
    }),
  ),
})
export type ModelAnswer = z.output<typeof modelAnswerSchema>

/** Why there is no result of the external model. */
export type ModelFailure = Exclude<ModelOutcome, 'used' | 'partly' | 'vetoed'>

/** Tokens counted by the provider, over all requests. */
export type Tokens = { readonly calls: number; readonly input: number; readonly output: number }

export const NO_TOKENS: Tokens = { calls: 0, input: 0, output: 0 }

export const addTokens = (one: Tokens, other: Tokens): Tokens => ({
  calls: one.calls + other.calls,
  input: one.input + other.input,
  output: one.output + other.output,
})
