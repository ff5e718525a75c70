import type { Deps } from '#platform/deps'
import { createDemonstrationProvider } from './demonstration/provider.ts'
import type { PaymentProvider } from './provider.ts'
import { createStripeProvider } from './stripe/provider.ts'

/**
 * Stripe with its keys; without them the demonstration, and in production nobody: null. `onStalePrice` hears of a variable
 * that names a price other than the one that our pages show.
 */
export function createPaymentProvider(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  onStalePrice: (variable: string) => void = () => undefined,
): PaymentProvider | null {
  if (config.stripe) return createStripeProvider({ settings: config.stripe, db, onStalePrice })
  return config.mode === 'production' ? null : createDemonstrationProvider({ db, clock })
}
