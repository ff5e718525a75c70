import { z } from 'zod'
import { idField } from './fields.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const

const invoiceEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** As on the document: 'RIF-12'. */
  number: z.string(),
  /** Day of issue in Italy, 'YYYY-MM-DD'. */
  date: z.string(),
  /** VAT included, in euro cents; of a credit note what was given back, above zero too. */
  totalCents: z.int(),
  /** An invoice is refunded once credit notes take all of it back; a credit note itself is 'refunded' too. */
  state: z.enum(['paid', 'refunded']),
})
export type InvoiceEntry = z.output<typeof invoiceEntrySchema>

export const invoices = operation({
  method: 'GET',
  path: '/api/invoices',
  access: 'owner',
  summary: 'Invoices and credit notes made out to the salon, the newest first. Only the owner of the salon may.',
  response: z.object({
    invoices: z.array(invoiceEntrySchema),
    /** How many payments have no invoice because the billing data are missing; it is issued when they are given. */
    waitForDetails: z.int(),
  }),
  errors: [],
})

export const invoiceFile = operation({
  method: 'GET',
  path: '/api/invoices/:id/xml',
  access: 'owner',
  summary: 'One of them as an electronic invoice (FatturaPA, FPR12). Only the owner of the salon may.',
  params: z.object({ id: idField }),
  binary: 'application/xml',
  errors: ['invoice-not-found'],
})

export const invoiceArchive = operation({
  method: 'GET',
  path: '/api/invoice-archive',
  access: 'operator',
  summary:
    'The electronic invoices and credit notes of a month, of all salons, as a ZIP file, written while it is sent. Only the operator may.',
  query: z.object({
    /** By day of issue in Italy: '2026-03'. */
    month: z.string({ error: messages.monthInvalid }).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, messages.monthInvalid),
  }),
  binary: 'application/zip',
  errors: ['validation-failed', 'no-invoices-in-month'],
})
