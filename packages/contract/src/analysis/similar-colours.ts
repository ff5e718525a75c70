import { z } from 'zod'
import { idField } from '../schema/fields.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'
import { hexSchema } from './reading.ts'

const colour = z.string().regex(/^#[0-9A-F]{6}$/i, messages.colourInvalid)

const similarColourSchema = z.object({
  /** The analysis. */
  id: z.string(),
  analysisDate: z.string(),
  clientFirstName: z.string().nullable(),
  clientLastName: z.string().nullable(),
  colorName: z.string(),
  /** The hair before; null without a photo of it. */
  start: hexSchema.nullable(),
  /** The promise of the plan for that session. */
  promised: hexSchema,
  /** The colour in the photo of the result; null without one. The search compares it, or otherwise the promise. */
  reached: hexSchema.nullable(),
  /** 'Quasi uguale', 'Mezzo livello più chiaro, più caldo'. */
  differenza: z.string(),
  /** The phases of that session in their order: 'Crema colore 7.3 30 g. Ossidante 20 vol (6%) 45 ml'. With the amounts that were actually mixed, if known. Null if the formula depends on health answers. */
  formula: z.array(z.string()).nullable(),
  /** Whether `formula` has the amounts that were actually mixed. */
  isMixed: z.boolean(),
  /** The result compared with the promise, in one line: 'Raggiunto'; null if nothing was measured. */
  esito: z.string().nullable(),
})
export type SimilarColour = z.infer<typeof similarColourSchema>

export const similarColours = operation({
  method: 'GET',
  path: '/api/similar-colours',
  access: 'session',
  summary:
    'Find the analyses of the salon that gave a colour, or promised it: the nearest first, those with a measured result before the others that look the same.',
  query: z.object({
    /** The colour to search for. */
    goal: colour,
    /** The hair before; analyses that started with similar hair are listed first. */
    start: colour.optional(),
    /** An analysis to leave out: the one that the colours are from. */
    except: idField.optional(),
  }),
  response: z.array(similarColourSchema),
  errors: ['validation-failed'],
})
