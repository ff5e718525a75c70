import type { InvoiceEntry } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { AppError } from '#platform/errors'
import type { PaymentProvider } from '../provider.ts'
import type { BillingDeps } from '../sync.ts'
import { inTurn } from '../turn.ts'
import { type DocumentRow, findDocument, listDocuments } from './document-repository.ts'
import { fatturaPa, fileNameOf, numberText } from './fattura-pa.ts'
import { issueInvoices } from './issue.ts'

type ReadDeps = Omit<BillingDeps, 'provider'> & { readonly provider: PaymentProvider | null }

/** The salon's documents, the newest first; what was just paid is among them where the provider answers. */
export async function readInvoices(deps: ReadDeps, salonId: string): Promise<{ invoices: InvoiceEntry[] }> {
  const { db, provider, log } = deps
  if (provider) {
    const current = { ...deps, provider }
    await inTurn(deps, salonId, () => issueInvoices(current, salonId)).catch((error: unknown) =>
      log.error({ err: error }, 'payments not asked for, the invoices issued so far are shown'),
    )
  }
  const documents = await listDocuments(db, salonId)
  const takenBack = new Set(documents.flatMap((one) => (one.kind === 'credit-note' ? [one.providerInvoiceId] : [])))
  return { invoices: documents.map((one) => present(one, takenBack.has(one.providerInvoiceId))) }
}

const present = ({ id, kind, number, issuedOn, content }: DocumentRow, isTakenBack: boolean): InvoiceEntry => ({
  id,
  kind,
  number: numberText(number),
  date: issuedOn,
  totalCents: content.netCents + content.vatCents,
  state: isTakenBack ? 'refunded' : 'paid',
})

/** @throws AppError 'invoice-not-found' for what is not the salon's */
export async function readInvoiceFile({ db }: Pick<BillingDeps, 'db'>, salonId: string, id: string) {
  const document = await findDocument(db, salonId, id)
  if (document === null) throw new AppError('invoice-not-found')
  return fileOf(document)
}

export const fileOf = (document: DocumentRow) => ({ name: fileNameOf(document), xml: fatturaPa(document) })

/** Every invoice and credit note of the salon as a file, the oldest first. */
export const listInvoiceFiles = async (db: Db, salonId: string) =>
  (await listDocuments(db, salonId)).toReversed().map(fileOf)
