import type { PaymentProvider } from '../provider.ts'
import { listSalonsWithPlan } from '../repository.ts'
import { type StoreDeps, storeSubscription } from '../sync.ts'
import { inTurn } from '../turn.ts'
import { CUSTOMER } from './provider.ts'

/**
 * Ends every plan that was bought with a test card, wherever the demonstration does not take the payments: nobody paid
 * for it. `provider` is who takes them, or null for nobody. Returns how many there were.
 */
export async function endDemonstrationPlans(deps: StoreDeps, provider: PaymentProvider | null): Promise<number> {
  if (provider?.name === 'demonstration') return 0
  const salonIds = await listSalonsWithPlan(deps.db, CUSTOMER)
  for (const salonId of salonIds) await inTurn(deps, salonId, () => storeSubscription(deps, salonId, null))
  return salonIds.length
}
