import type { invoices } from '@riflesso/contract'
import type { z } from 'zod'
import type { Db } from '#platform/database/db'
import { AppError } from '#platform/errors'
import type { PaymentProvider } from '../provider.ts'
import { withSalonLock } from '../salon-lock.ts'
import type { BillingDeps } from '../sync.ts'
import { type DocumentRow, findDocument, listDocuments, sumOf } from './document-repository.ts'
import { fatturaPa, fileNameOf, numberText } from './fattura-pa.ts'
import { issueDocuments } from './issue.ts'

type ReadDeps = Omit<BillingDeps, 'provider'> & { readonly provider: PaymentProvider | null }

type Answer = z.output<typeof invoices.response>

/** The salon's documents, newest first; the latest payments and refunds are included if the provider answers. */
export async function readInvoices(deps: ReadDeps, salonId: string): Promise<Answer> {
  const { db, provider, log } = deps
  const current = provider && { ...deps, provider }
  const waiting =
    current &&
    (await withSalonLock(deps, salonId, () => issueDocuments(current, salonId)).catch((error: unknown) => {
      log.error({ err: error }, 'payments not asked for, the invoices issued so far are shown')
      return null
    }))
  const documents = await listDocuments(db, salonId)
  return { invoices: documents.map((one) => present(one, documents)), waitForDetails: waiting ?? 0 }
}

function present({ id, kind, number, issuedOn, providerInvoiceId, content }: DocumentRow, all: readonly DocumentRow[]) {
  const totalCents = content.netCents + content.vatCents
  const credited = sumOf(all.filter((one) => one.kind === 'credit-note' && one.providerInvoiceId === providerInvoiceId))
  const isTakenBack = kind === 'credit-note' || credited >= totalCents
  const state = isTakenBack ? ('refunded' as const) : ('paid' as const)
  return { id, kind, number: numberText(number), date: issuedOn, totalCents, state }
}

/** @throws AppError 'invoice-not-found' for a document of another salon */
export async function readInvoiceFile({ db }: Pick<BillingDeps, 'db'>, salonId: string, id: string) {
  const document = await findDocument(db, salonId, id)
  if (document === null) throw new AppError('invoice-not-found')
  return fileOf(document)
}

export const fileOf = (document: DocumentRow) => ({ name: fileNameOf(document), xml: fatturaPa(document) })

/** Every invoice and credit note of the salon as a file, oldest first. */
export const listInvoiceFiles = async (db: Db, salonId: string) =>
  (await listDocuments(db, salonId)).toReversed().map(fileOf)
