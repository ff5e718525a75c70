import type { invoices } from '@riflesso/contract'
import type { z } from 'zod'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { writeZip, type ZipEntry } from '#platform/write-zip'
import type { PaymentProvider } from '../provider.ts'
import { withSalonLock } from '../salon-lock.ts'
import type { BillingDeps } from '../sync.ts'
import { type DocumentRow, findDocument, listDocuments, listDocumentsOfMonth, sumOf } from './document-repository.ts'
import { fatturaPa, fileNameOf, numberText } from './fattura-pa.ts'
import { issueDocuments } from './issue.ts'

type ReadDeps = Omit<BillingDeps, 'provider'> & { readonly provider: PaymentProvider | null }

/** The salon's documents, newest first; the latest payments and refunds are included if the provider answers. */
export async function readInvoices(deps: ReadDeps, salonId: string): Promise<z.output<typeof invoices.response>> {
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
  const document = required(await findDocument(db, salonId, id), 'invoice-not-found')
  return fileOf(document)
}

const fileOf = (document: DocumentRow) => ({ name: fileNameOf(document), xml: fatturaPa(document) })

/** Every invoice and credit note of the salon as a file, oldest first. */
export const listInvoiceFiles = async (db: Db, salonId: string) =>
  (await listDocuments(db, salonId)).toReversed().map(fileOf)

type ArchiveDeps = Pick<Deps, 'db' | 'clock' | 'background'>

/**
 * Every invoice and credit note of a month ('YYYY-MM'), of all salons, as a ZIP file of XML files that is written while it
 * is read: the operator's delivery to the tax office.
 *
 * @throws AppError 'no-invoices-in-month'
 */
export async function archiveOfMonth(deps: ArchiveDeps, month: string) {
  const first = await listDocumentsOfMonth(deps.db, month, 0)
  if (first.length === 0) throw new AppError('no-invoices-in-month')
  const { stream, written } = writeZip(entries(deps, month, first))
  // The client may disconnect in the middle: not a server failure.
  deps.background.run(() => written.catch(() => undefined))
  return { name: `fatture-${month}.zip`, stream }
}

async function* entries(
  { db, clock }: ArchiveDeps,
  month: string,
  first: readonly DocumentRow[],
): AsyncIterable<ZipEntry> {
  const date = clock()
  let page = first
  while (page.length > 0) {
    for (const { name, xml } of page.map(fileOf)) yield { name, date, content: xml }
    page = await listDocumentsOfMonth(db, month, page.at(-1)?.number ?? 0)
  }
}
