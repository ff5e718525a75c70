import { z } from 'zod'
import { idParams } from '../schema/fields.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const

const invoiceEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** As printed on the document, such as 'RIF-12'. */
  number: z.string(),
  /** Day of issue in Italy, 'YYYY-MM-DD'. */
  date: z.string(),
  /** VAT included, in euro cents; positive for credit notes too. */
  totalCents: z.int(),
  /** 'refunded' for credit notes, and for invoices fully covered by credit notes. */
  state: z.enum(['paid', 'refunded']),
})
export type InvoiceEntry = z.output<typeof invoiceEntrySchema>

export const invoices = operation({
  method: 'GET',
  path: '/api/invoices',
  access: 'owner',
  summary: "List the salon's invoices and credit notes, newest first.",
  response: z.object({
    invoices: z.array(invoiceEntrySchema),
    /** Number of payments without an invoice because billing data are missing; invoices are issued once they are complete. */
    waitForDetails: z.int(),
  }),
})

export const invoiceFile = operation({
  method: 'GET',
  path: '/api/invoices/:id/xml',
  access: 'owner',
  summary: 'Get an invoice or credit note as an electronic invoice (FatturaPA, FPR12).',
  params: idParams,
  binary: 'application/xml',
  errors: ['invoice-not-found'],
})

export const invoiceArchive = operation({
  method: 'GET',
  path: '/api/invoice-archive',
  access: 'operator',
  summary: 'Stream the electronic invoices and credit notes of a month, of all salons, as a ZIP file.',
  query: z.object({
    /** By day of issue in Italy: '2026-03'. */
    month: z.string({ error: messages.monthInvalid }).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, messages.monthInvalid),
  }),
  binary: 'application/zip',
  errors: ['no-invoices-in-month'],
})
