import type { BillingDetails } from '@riflesso/contract'
import { findBillingDetails } from '#features/account'
import { DAY_MS } from '#platform/clock'
import type { Config } from '#platform/config'
import { dayOf } from '#platform/italian-time'
import { readPostalAddress } from '#platform/postal-address'
import { billingWords } from '../copy.ts'
import type { InvoiceLine, PaidInvoice } from '../provider.ts'
import { findSalon } from '../repository.ts'
import { type BillingDeps, customerOf } from '../sync.ts'
import type { ContentLine, FiscalContent, Issuer } from './content.ts'
import { type DocumentRow, issueCreditNote, issueInvoice, listDocuments } from './document-repository.ts'

/**
 * Issues an invoice for every payment without one, dated on the day of the payment, and a credit note for
 * every refund without one, whoever made it. Call it only under the salon's lock. Returns how many
 * payments wait for the billing details of the salon.
 *
 * @throws AppError 'payment-provider-failed'
 */
export async function issueDocuments(deps: BillingDeps, salonId: string): Promise<number> {
  const { config, db, clock, log, provider } = deps
  const salon = await findSalon(db, salonId)
  const customerId = customerOf(deps, salon)
  if (customerId === null) return 0
  const paid = await provider.paidInvoices(customerId)
  const known = invoicesOf(await listDocuments(db, salonId))
  const missing = paid.filter(({ id }) => !known.has(id))
  const customer = missing.length === 0 ? null : await findBillingDetails(db, salonId)
  if (customer !== null) {
    // The first purchase may have made the customer without them.
    await provider.updateCustomer(customerId, { salonId, email: salon.email, details: customer })
    for (const payment of missing) {
      await issueInvoice(db, {
        salonId,
        providerInvoiceId: payment.id,
        issuedOn: dayOf(payment.paidAt),
        content: contentOf(payment, issuerOf(config), customer),
      })
    }
  } else if (missing.length > 0) log.warn({ salonId }, 'a payment without billing data: its invoice waits for them')

  const refunds = paid.filter(({ refundedCents }) => refundedCents > 0)
  const issued = refunds.length === 0 ? known : invoicesOf(await listDocuments(db, salonId))
  for (const { id, refundedCents } of refunds) {
    const invoice = issued.get(id)
    if (!invoice) continue
    await issueCreditNote(db, invoice, refundedCents, dayOf(clock()), (cents) => creditOf(invoice, cents))
  }
  return customer === null ? missing.length : 0
}

/** The invoices among documents, by the provider's id of the payment. */
const invoicesOf = (documents: readonly DocumentRow[]): ReadonlyMap<string, DocumentRow> =>
  new Map(documents.flatMap((one) => (one.kind === 'invoice' ? [[one.providerInvoiceId, one] as const] : [])))

/** Content of a credit note over `cents` of an invoice, VAT included: all its lines, or one line for a part. */
function creditOf({ number, issuedOn, content }: DocumentRow, cents: number): FiscalContent {
  const takesBack = { number, issuedOn }
  const total = content.netCents + content.vatCents
  if (cents === total) return { ...content, takesBack }
  const vatCents = Math.round((cents * content.vatCents) / total)
  const netCents = cents - vatCents
  return { ...content, lines: [{ text: words.part, netCents, period: null }], netCents, vatCents, takesBack }
}

function contentOf(
  { lines, netCents, vatCents }: PaidInvoice,
  issuer: Issuer,
  { companyName, vatNumber, taxCode, street, postalCode, city, province, recipientCode, pec }: BillingDetails,
): FiscalContent {
  return {
    issuer,
    // Field by field: the row has more.
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

/** The issuer in a demonstration without an operator. Its Partita IVA has a valid check digit and no owner. */
const DEMONSTRATION: Issuer = {
  name: 'Riflesso (dimostrazione)',
  vatNumber: '12345678903',
  street: 'Via della Prova 1',
  postalCode: '50123',
  city: 'Firenze',
  province: 'FI',
}

/** The operator of the settings, validated at the start where real payments are taken. */
export function issuerOf({ legal }: Pick<Config, 'legal'>): Issuer {
  const address = legal && readPostalAddress(legal.address)
  return legal && address
    ? { name: legal.name, vatNumber: legal.vatNumber.replace(/^IT/, ''), ...address }
    : DEMONSTRATION
}
