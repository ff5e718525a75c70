import type { Deps } from '#platform/deps'
import { createDemonstrationProvider } from './demonstration/provider.ts'
import type { PaymentProvider } from './provider.ts'
import { createStripeProvider } from './stripe/provider.ts'

/**
 * Stripe if its keys are set; otherwise the demonstration, or null in production. `onStalePrice` is called with a variable
 * that names a price other than the one on our pages.
 */
export function createPaymentProvider(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  onStalePrice: (variable: string) => void = () => undefined,
): PaymentProvider | null {
  if (config.stripe) return createStripeProvider({ settings: config.stripe, db, onStalePrice })
  return config.mode === 'production' ? null : createDemonstrationProvider({ db, clock })
}
