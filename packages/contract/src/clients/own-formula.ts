import { BRAND_IDS, FORMULA_CHANGES, headTodaySchema, knownHeadSchema } from '@riflesso/colorimetry'
import { z } from 'zod'
import { actKeyField, idParams, requiredLines } from '../schema/fields.ts'
import { NOTES_MAX_LENGTH } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'

/** The notation in which a formula is written; null = the generic one. */
const notation = z.enum(BRAND_IDS).nullable()

export const lastFormulaSchema = z.object({
  /** When it was mixed, ISO 8601. */
  mixedAt: z.string(),
  weeks: z.number(),
  /** As it was mixed, written as a colourist writes it, already changed by `changes`. */
  text: z.string(),
  brand: notation,
  /** What the measured result made of it: it had missed its promise. */
  changes: z.array(z.enum(FORMULA_CHANGES)),
  /** The head today, without health answers; null for a paper card, which does not say it. */
  head: knownHeadSchema.nullable(),
})
export type LastFormula = z.infer<typeof lastFormulaSchema>

export const lastFormula = operation({
  method: 'GET',
  path: '/api/clients/:id/last-formula',
  access: 'session',
  summary:
    'Get the last formula of a client as it was mixed, corrected by its outcome, and the head as it is today; null without one.',
  params: idParams,
  response: z.object({ last: lastFormulaSchema.nullable() }),
  errors: ['client-not-found'],
})

export const saveOwnFormula = operation({
  method: 'POST',
  path: '/api/clients/:id/formulas',
  access: 'session',
  summary:
    "Archive a colourist's own formula for a client. It is read, judged by every safety rule and foretold like a planned one; it needs no photo and counts against no plan.",
  params: idParams,
  query: z.object({ actKey: actKeyField }),
  body: z.strictObject({
    text: requiredLines(messages.formulaRequired, NOTES_MAX_LENGTH),
    brand: notation.default(null),
    /** Health answers are ignored: they come from the client's card. */
    head: headTodaySchema,
  }),
  response: z.object({ analysisId: z.string() }),
  errors: ['client-not-found', 'formula-vetoed', 'too-many-attempts'],
})
