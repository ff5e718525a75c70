import type { BillingDetails } from '@riflesso/contract'
import { findBillingDetails } from '#features/account'
import { DAY_MS } from '#platform/clock'
import { dayOf } from '#platform/italian-time'
import { billingWords } from '../copy.ts'
import type { InvoiceLine, PaidInvoice } from '../provider.ts'
import { findSalon } from '../repository.ts'
import { type BillingDeps, customerOf } from '../sync.ts'
import type { ContentLine, FiscalContent, Issuer } from './content.ts'
import { type DocumentRow, issueDocument, listDocuments } from './document-repository.ts'
import { issuerOf } from './issuer.ts'

/**
 * Issues an invoice for every payment that has none yet, dated on the day of the payment. Only inside the salon's turn.
 *
 * @throws AppError 'payment-provider-failed'
 */
export async function issueInvoices(deps: BillingDeps, salonId: string): Promise<void> {
  const { config, db, log, provider } = deps
  const customerId = customerOf(deps, await findSalon(db, salonId))
  if (customerId === null) return
  const known = new Set((await listDocuments(db, salonId)).map(({ providerInvoiceId }) => providerInvoiceId))
  const missing = (await provider.paidInvoices(customerId)).filter(({ id }) => !known.has(id))
  if (missing.length === 0) return
  const customer = await findBillingDetails(db, salonId)
  if (customer === null) {
    log.error({ salonId }, 'a payment without billing data: its invoice waits for them')
    return
  }
  for (const paid of missing) {
    await issueDocument(db, {
      salonId,
      kind: 'invoice',
      providerInvoiceId: paid.id,
      issuedOn: dayOf(paid.paidAt),
      content: contentOf(paid, issuerOf(config), customer),
    })
  }
}

/** Issues a credit note for every invoice of the salon that has none yet: everything was given back. */
export async function issueCreditNotes({ db, clock }: BillingDeps, salonId: string): Promise<void> {
  const documents = await listDocuments(db, salonId)
  for (const invoice of invoicesNotTakenBack(documents)) {
    const { providerInvoiceId, number, issuedOn, content } = invoice
    await issueDocument(db, {
      salonId,
      kind: 'credit-note',
      providerInvoiceId,
      issuedOn: dayOf(clock()),
      content: { ...content, takesBack: { number, issuedOn } },
    })
  }
}

/** The oldest first: their credit notes are numbered in the same order. */
function invoicesNotTakenBack(documents: readonly DocumentRow[]): readonly DocumentRow[] {
  const takenBack = new Set(documents.flatMap((one) => (one.kind === 'credit-note' ? [one.providerInvoiceId] : [])))
  return documents.filter((one) => one.kind === 'invoice' && !takenBack.has(one.providerInvoiceId)).toReversed()
}

function contentOf(
  { lines, netCents, vatCents }: PaidInvoice,
  issuer: Issuer,
  { companyName, vatNumber, taxCode, street, postalCode, city, province, recipientCode, pec }: BillingDetails,
): FiscalContent {
  return {
    issuer,
    // Field by field: the row holds more.
    customer: { companyName, vatNumber, taxCode, street, postalCode, city, province, recipientCode, pec },
    lines: lines.map(lineOf),
    netCents,
    vatCents,
    takesBack: null,
  }
}

const words = billingWords.invoice

function lineOf({ choice, netCents, from, to }: InvoiceLine): ContentLine {
  const text = choice === null ? words.credit : netCents < 0 ? words.unused(choice) : words.plan(choice)
  // A period ends where the next one begins: its last day is the one before.
  const last = new Date(Math.max(from.getTime(), to.getTime() - DAY_MS))
  return { text, netCents, period: choice === null ? null : { from: dayOf(from), to: dayOf(last) } }
}
