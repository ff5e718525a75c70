import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { PaymentProvider } from '../provider.ts'
import { findSalon } from '../repository.ts'
import { withSalonLock } from '../salon-lock.ts'
import { customerOf, syncSalon } from '../sync.ts'
import type { DemonstrationProvider } from './provider.ts'

const isDemonstration = (provider: PaymentProvider | null): provider is DemonstrationProvider =>
  provider?.name === 'demonstration'

/**
 * Simulates the card form or the bank for the salon's customer, then stores the result.
 *
 * @throws AppError 'not-found' if the demonstration does not take the payments, 'payment-not-found' before a purchase
 */
export async function actAsCustomer<T>(
  deps: Deps,
  provider: PaymentProvider | null,
  salonId: string,
  work: (demo: DemonstrationProvider, customerId: string) => Promise<T>,
): Promise<T> {
  if (!isDemonstration(provider)) throw new AppError('not-found')
  return withSalonLock(deps, salonId, async () => {
    const customerId = customerOf({ provider }, await findSalon(deps.db, salonId))
    if (customerId === null) throw new AppError('payment-not-found')
    const value = await work(provider, customerId)
    await syncSalon({ ...deps, provider }, salonId)
    return value
  })
}

/** Ends the paid period of the active subscription now. @throws AppError 'no-subscription' */
export async function endPeriodNow(demo: DemonstrationProvider, customerId: string): Promise<void> {
  const active = (await demo.listSubscriptions(customerId)).find(({ status }) => status === 'active')
  if (!active) throw new AppError('no-subscription')
  await demo.endPeriodNow(customerId, active.id)
}
