import { GUARANTEE_DAYS } from '@riflesso/contract'
import { ownerOf, recordAct } from '#features/audit'
import { DAY_MS } from '#platform/clock'
import { required } from '#platform/errors'
import { billingWords } from './copy.ts'
import { issueDocuments } from './invoices/issue.ts'
import type { PaidInvoice } from './provider.ts'
import { findBillingAccount, findSalon, putBillingAccount } from './repository.ts'
import { withSalonLock } from './salon-lock.ts'
import { endAll } from './subscription.ts'
import { type BillingDeps, customerOf, syncSalon } from './sync.ts'

type Guarantee = { readonly customerId: string; readonly until: Date; readonly invoices: readonly PaidInvoice[] }

/** What can be refunded, and until when; null if nothing was paid, it is too late, or the guarantee was used. */
async function findGuarantee(deps: BillingDeps, salonId: string): Promise<Guarantee | null> {
  const { db, clock, provider } = deps
  const customerId = customerOf(deps, await findSalon(db, salonId))
  const account = await findBillingAccount(db, salonId)
  if (customerId === null || (account?.refundedAt ?? null) !== null) return null
  const paid = await provider.paidInvoices(customerId)
  const invoices = paid.filter(({ netCents, vatCents, refundedCents }) => refundedCents < netCents + vatCents)
  if (invoices.length === 0) return null
  const first = Math.min(...paid.map(({ paidAt }) => paidAt.getTime()))
  const until = new Date(first + GUARANTEE_DAYS * DAY_MS)
  return until > clock() ? { customerId, until, invoices } : null
}

export async function readGuarantee(deps: BillingDeps, salonId: string): Promise<{ until: string | null }> {
  const found = await findGuarantee(deps, salonId)
  return { until: found?.until.toISOString() ?? null }
}

/**
 * Ends the plan and refunds all payments, once per salon. A call that failed can be repeated: no invoice
 * is refunded twice.
 *
 * @throws AppError 'guarantee-over'
 */
export const refundGuarantee = (deps: BillingDeps, salonId: string): Promise<{ message: string }> =>
  withSalonLock(deps, salonId, async () => {
    const { db, clock, provider } = deps
    const found = required(await findGuarantee(deps, salonId), 'guarantee-over')
    await endAll(deps, found.customerId)
    await syncSalon(deps, salonId)
    await issueDocuments(deps, salonId)
    // Credit left of a payment is refunded with that payment: it must not pay another plan too.
    await provider.clearCredit(found.customerId)
    for (const { id } of found.invoices) await provider.refund(found.customerId, id)
    await issueDocuments(deps, salonId)
    await putBillingAccount(db, salonId, { refundedAt: clock() })
    await recordAct(db, ownerOf(salonId), 'refund-asked', clock())
    return { message: billingWords.refunded }
  })
