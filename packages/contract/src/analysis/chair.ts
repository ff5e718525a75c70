import { seenSchema } from '@riflesso/colorimetry'
import { midServiceSchema } from '@riflesso/consultation'
import { z } from 'zod'
import { idParams } from '../schema/fields.ts'
import { operation } from '../schema/operation.ts'

/** Most checks of one plan in a session. */
const MAX_CHECKS = 20

export const midService = operation({
  method: 'POST',
  path: '/api/analysis/:id/mid-service',
  access: 'session',
  summary:
    'Advise on a bowl as it looks now: one action, and the rest of the plan adapted to it. Stores nothing and is free.',
  params: idParams,
  body: z.strictObject({
    /** The checks whose advice was followed, in order, and finally the one to answer. Indices refer to the plan as adapted so far. */
    looks: z.array(seenSchema).min(1).max(MAX_CHECKS),
  }),
  response: midServiceSchema.extend({
    /** Null if the plan has no such bowl, and for analyses archived before this operation existed. */
    answer: midServiceSchema.shape.answer.nullable(),
  }),
  errors: ['analysis-not-found'],
})
