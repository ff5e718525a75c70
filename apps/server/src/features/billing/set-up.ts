import { type stripeSetup, stripeWebhook } from '@riflesso/contract'
import type { z } from 'zod'
import { DEMONSTRATION_LOGIN } from '#features/demonstration'
import type { Config } from '#platform/config'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Actor } from '#platform/sessions/session-store'
import type { PaymentProvider } from './provider.ts'
import { findSalon } from './repository.ts'

type Answer = z.output<typeof stripeSetup.response>
type SetUpDeps = Pick<Deps, 'config' | 'db'> & { readonly provider: PaymentProvider | null }

/**
 * Makes products, prices and the webhook at the provider, or finds them: once or often gives the same.
 *
 * @throws AppError 'forbidden' for anybody but the operator, 'payments-off' without a provider
 */
export async function setUpProvider(
  { config, db, provider }: SetUpDeps,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Answer> {
  const { email } = await findSalon(db, userId)
  if (!isOperator(config, email)) throw new AppError('forbidden')
  if (provider === null) throw new AppError('payments-off')
  const url = `${config.publicUrl}${stripeWebhook.path}`
  const { products, webhookSecret } = await provider.setUp(url)
  return { products: { ...products }, webhook: { url, secret: webhookSecret } }
}

/** The addresses of the settings; in demonstration mode the demonstration account too. */
const isOperator = ({ adminEmails, mode }: Pick<Config, 'adminEmails' | 'mode'>, email: string): boolean =>
  adminEmails.includes(email) || (mode === 'demonstration' && email === DEMONSTRATION_LOGIN.email)
