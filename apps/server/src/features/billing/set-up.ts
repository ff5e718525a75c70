import { type stripeSetup, stripeWebhook } from '@riflesso/contract'
import type { z } from 'zod'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { PaymentProvider } from './provider.ts'

type Answer = z.output<typeof stripeSetup.response>
type SetUpDeps = Pick<Deps, 'config'> & { readonly provider: PaymentProvider | null }

/**
 * Creates products, prices and the webhook at the provider, or finds them: idempotent.
 *
 * @throws AppError 'payments-off' without a provider
 */
export async function setUpProvider({ config, provider }: SetUpDeps): Promise<Answer> {
  if (provider === null) throw new AppError('payments-off')
  const url = `${config.publicUrl}${stripeWebhook.path}`
  const { products, webhookSecret } = await provider.setUp(url)
  return { products: { ...products }, webhook: { url, secret: webhookSecret } }
}
