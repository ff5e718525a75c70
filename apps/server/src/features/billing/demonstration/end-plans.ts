import type { PaymentProvider } from '../provider.ts'
import { listSalonsWithPlan } from '../repository.ts'
import { withSalonLock } from '../salon-lock.ts'
import { type StoreDeps, storeSubscription } from '../sync.ts'
import { CUSTOMER } from './provider.ts'

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
