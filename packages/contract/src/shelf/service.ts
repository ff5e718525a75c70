import { OPTION_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { authorSchema } from '../schema/author.ts'
import { idField, optionalText } from '../schema/fields.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'
import { bookingKeyField } from './stock.ts'

const MOST_BOWLS = 40
const MOST_PARTS = 12
/** Grams on the scale, at most. */
export const WEIGHED_MAX = 2000

const weighed = z.number().int().min(0).max(WEIGHED_MAX)

const weighedBowlSchema = z.strictObject({
  /** Index of the phase in today's session; null for a bowl that the plan does not have. */
  phase: z
    .number()
    .int()
    .min(0)
    .max(MOST_BOWLS - 1)
    .nullable(),
  name: optionalText(60),
  parts: z
    .array(
      z.strictObject({
        productId: idField,
        /** What the formula in tubes said; null for what it did not have. */
        planned: weighed.nullable().default(null),
        /** What was really weighed. */
        grams: weighed,
      }),
    )
    .max(MOST_PARTS),
  /** The rest of the bowl, put back on the scale: thrown away. Null = not weighed. */
  left: weighed.nullable().default(null),
})

export const serviceFields = z.strictObject({
  /** Made up by the client: the same key closes the service once. */
  key: bookingKeyField,
  /** The key of the closed service that this one corrects; null to close it for the first time. */
  replaces: bookingKeyField.nullable().default(null),
  option: z.enum(OPTION_IDS, { error: messages.unknownAnswer }),
  /** When it was weighed, ISO 8601, for a bowl that was weighed offline; null = now. */
  weighedAt: z.iso.datetime(messages.dateInvalid).nullable().default(null),
  bowls: z.array(weighedBowlSchema).min(1).max(MOST_BOWLS),
})
export type ServiceFields = z.output<typeof serviceFields>

export const shelfServiceSchema = z.object({
  key: z.string(),
  option: z.enum(OPTION_IDS),
  bowls: z.array(
    z.object({
      phase: z.number().int().nullable(),
      name: z.string().nullable(),
      parts: z.array(
        z.object({
          productId: z.string(),
          planned: z.number().int().nullable(),
          grams: z.number().int(),
          /** Cost at the price of that day; null where it was not known. */
          cents: z.number().int().nullable(),
        }),
      ),
      left: z.number().int().nullable(),
    }),
  ),
  /** Cost of what was weighed, where prices were known. */
  productCents: z.number().int(),
  author: authorSchema,
  /** ISO 8601. */
  weighedAt: z.string(),
})
export type ShelfService = z.infer<typeof shelfServiceSchema>

const params = z.object({ id: idField })

export const shelfService = operation({
  method: 'GET',
  path: '/api/analysis/:id/service',
  access: 'session',
  summary: 'Get what was weighed for an analysis; null while its service is not closed.',
  params,
  response: z.object({ service: shelfServiceSchema.nullable() }),
  errors: ['analysis-not-found', 'validation-failed'],
})

export const closeService = operation({
  method: 'PUT',
  path: '/api/analysis/:id/service',
  access: 'session',
  summary:
    'Close the service of an analysis, or correct it: what was weighed leaves the stock, once. "service-changed" when another device closed, corrected or reopened it.',
  params,
  body: serviceFields,
  response: z.object({ service: shelfServiceSchema }),
  errors: ['analysis-not-found', 'product-not-found', 'service-changed', 'validation-failed'],
})

export const reopenService = operation({
  method: 'DELETE',
  path: '/api/analysis/:id/service/:key',
  access: 'session',
  summary: 'Reopen a closed service: what it took comes back to the stock. A second time it changes nothing.',
  params: params.extend({ key: bookingKeyField }),
  response: z.object({ success: z.literal(true) }),
  errors: ['analysis-not-found', 'service-changed', 'validation-failed'],
})

/** A month, '2026-03'. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, messages.monthInvalid)

const amountsSchema = z.object({
  plannedGrams: z.number().int(),
  weighedGrams: z.number().int(),
  thrownGrams: z.number().int(),
  /** Cost of what was weighed and of what was thrown away, where prices were known. */
  weighedCents: z.number().int(),
  thrownCents: z.number().int(),
})

export const monthReport = operation({
  method: 'GET',
  path: '/api/shelf/report',
  access: 'session',
  summary:
    'Get what was planned, weighed and thrown away in a month, by colourist and line. Collaborators get their own services.',
  query: z.object({ month }),
  response: z.object({
    month,
    /** Closed services of the month. */
    services: z.number().int(),
    total: amountsSchema,
    rows: z.array(
      amountsSchema.extend({
        colourist: authorSchema,
        supplier: z.string(),
        lineName: z.string(),
        /** Services of this colourist with products of this line. */
        services: z.number().int(),
      }),
    ),
  }),
  errors: ['validation-failed'],
})

export const monthReportCsv = operation({
  method: 'GET',
  path: '/api/shelf/report.csv',
  access: 'session',
  summary: 'Get the report of a month as CSV.',
  query: z.object({ month }),
  binary: 'text/csv',
  errors: ['validation-failed'],
})
