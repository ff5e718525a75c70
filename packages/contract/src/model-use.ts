import { z } from 'zod'
import { operation } from './operation.ts'

/** What came of asking the outside model. */
export const MODEL_OUTCOMES = [
  'used', // everything was taken over
  'partly', // some of its texts were not
  'vetoed', // its changes were not, also at the second try
  'timeout', // no answer within the time
  'busy', // 429, also at the second try
  'unavailable', // not reached, or 5xx also at the second try
  'unauthorised', // 401 or 403: the key, or what it may do
  'rejected', // another 4xx: the request is wrong for this model
  'declined', // the model would not answer
  'unreadable', // cut off, endless, no JSON, or not of the shape asked for
  'resting', // it failed again and again, and is left alone for a while
  'cancelled', // the user went, or nothing was archived; only what had been answered is counted
] as const
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number]

const sumsSchema = z.object({
  analyses: z.number().int(),
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** Millionths of a US dollar; null when the price of some of it is unknown. */
  microdollars: z.number().int().nullable(),
})

export const modelUse = operation({
  method: 'GET',
  path: '/api/model-use',
  access: 'operator',
  summary: 'What the outside model has been asked and what that cost, over all salons. Only the operator may.',
  response: z.object({
    /** null: no model is configured now. */
    configured: z.object({ provider: z.string(), model: z.string(), hasPrice: z.boolean() }).nullable(),
    /** Newest first, the last twelve months with any use; 'YYYY-MM' in Italy. */
    months: z.array(sumsSchema.extend({ month: z.string() })),
    /** Newest first. */
    recent: z.array(
      sumsSchema.omit({ analyses: true }).extend({
        id: z.string(),
        at: z.string(),
        salon: z.string().nullable(),
        provider: z.string(),
        model: z.string(),
        outcome: z.enum(MODEL_OUTCOMES),
        milliseconds: z.number().int(),
      }),
    ),
  }),
  errors: [],
})
