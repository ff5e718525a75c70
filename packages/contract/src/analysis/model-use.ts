import { z } from 'zod'
import { operation } from '../schema/operation.ts'

/** Outcome of a call of the external model. */
export const MODEL_OUTCOMES = [
  'used', // the whole answer was used
  'partly', // stored by 0.1.0, where the model wrote texts: some were rejected
  'vetoed', // its changes were rejected twice
  'timeout', // no answer before the timeout
  'busy', // 429 twice
  'unavailable', // unreachable, or 5xx twice
  'unauthorised', // 401 or 403: invalid key or missing permission
  'rejected', // another 4xx: this model does not accept the request
  'declined', // the model refused to answer
  'unreadable', // truncated, too long, not JSON, or not matching the schema
  'resting', // the circuit breaker is open after repeated failures
  'cancelled', // the user left, or nothing was archived; only received answers are counted
] as const
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number]

const sumsSchema = z.object({
  analyses: z.number().int(),
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** Millionths of a US dollar; null if part of the price is unknown. */
  microdollars: z.number().int().nullable(),
})

export const modelUse = operation({
  method: 'GET',
  path: '/api/model-use',
  access: 'operator',
  summary: 'Get usage and cost of the external model over all salons.',
  response: z.object({
    /** null: no model is configured. */
    configured: z.object({ provider: z.string(), model: z.string(), hasPrice: z.boolean() }).nullable(),
    /** The last twelve months with any use, newest first; 'YYYY-MM' in Italian time. */
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
})
