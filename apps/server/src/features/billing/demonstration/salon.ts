import type { BillingDetails } from '@riflesso/contract'
import { putBillingDetails } from '#features/account'
import { issueDocuments } from '../invoices/issue.ts'
import type { PaymentProvider } from '../provider.ts'
import { findSalon, listSalonsWithPlan, priceOf, updateSalon } from '../repository.ts'
import { withSalonLock } from '../salon-lock.ts'
import { type BillingDeps, type StoreDeps, storeSubscription } from '../sync.ts'
import { withAccount } from './account-repository.ts'
import { settlePayment, subscribe } from './acts.ts'
import { CUSTOMER } from './provider.ts'

const CHOICE = { planType: 'basic', billingCycle: 'yearly' } as const

/** The billing details on the demonstration's invoices. The Partita IVA has a valid check digit and no owner. */
const DETAILS: BillingDetails = {
  companyName: 'Salone Dimostrativo',
  vatNumber: '01234567897',
  taxCode: null,
  street: 'Via della Prova 2',
  postalCode: '20121',
  city: 'Milano',
  province: 'MI',
  recipientCode: null,
  pec: 'salone@pec.example.it',
}

type SalonDeps = Omit<BillingDeps, 'provider'> & { readonly provider: PaymentProvider | null }

/** Gives the demonstration salon the subscription of its row, paid and invoiced by the demonstration's own provider. */
export async function subscribeDemonstrationSalon(deps: SalonDeps, salonId: string): Promise<void> {
  const { db, clock, provider } = deps
  if (provider?.name !== 'demonstration') return
  const salon = await findSalon(db, salonId)
  const { subscriptionStartDate } = salon
  if (salon.stripeCustomerId !== null || subscriptionStartDate === null) return
  const customerId = `demo_cus_${salonId}`
  const netCents = await priceOf(db, CHOICE)
  const subscriptionId = await withAccount(db, customerId, (before) => {
    const { account, id, invoice } = subscribe(
      { ...before, card: 'good' },
      { ...CHOICE, netCents },
      subscriptionStartDate,
    )
    return { account: settlePayment(account, invoice, subscriptionStartDate), value: id }
  })
  await putBillingDetails(db, salonId, DETAILS, clock())
  await updateSalon(db, salonId, { stripeCustomerId: customerId, stripeSubscriptionId: subscriptionId })
  await withSalonLock(deps, salonId, () => issueDocuments({ ...deps, provider }, salonId))
}

/**
 * Ends every plan bought with a test card if the demonstration does not take the payments: nobody paid for these plans.
 * `provider` is the current payment provider or null. Returns the number of ended plans.
 */
export async function endDemonstrationPlans(deps: StoreDeps, provider: PaymentProvider | null): Promise<number> {
  if (provider?.name === 'demonstration') return 0
  const salonIds = await listSalonsWithPlan(deps.db, CUSTOMER)
  for (const salonId of salonIds) await withSalonLock(deps, salonId, () => storeSubscription(deps, salonId, null))
  return salonIds.length
}
