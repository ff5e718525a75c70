import { billingDetailsSchema } from '@riflesso/contract'
import { z } from 'zod'

/** The issuer of the documents. */
const issuerSchema = z.object({
  name: z.string(),
  vatNumber: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string().nullable(),
})
export type Issuer = z.output<typeof issuerSchema>

/** One line of a document, in euro cents, VAT excluded. */
const contentLineSchema = z.object({
  text: z.string(),
  netCents: z.number().int(),
  /** Days in Italy, the last one included; null when the line has no period. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
})
export type ContentLine = z.output<typeof contentLineSchema>

/** Content of a document besides its number and day; stored as JSON, since an issued document never changes. */
export const fiscalContentSchema = z.object({
  issuer: issuerSchema,
  customer: billingDetailsSchema,
  lines: z.array(contentLineSchema),
  /** Sum of the lines, in euro cents. */
  netCents: z.number().int(),
  vatCents: z.number().int(),
  /** For a credit note: the invoice that it reverses. */
  takesBack: z.object({ number: z.number().int(), issuedOn: z.string() }).nullable(),
})
export type FiscalContent = z.output<typeof fiscalContentSchema>
