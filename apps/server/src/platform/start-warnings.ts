import type { Config } from './config.ts'

/** What an installation in production should hear at its start: settings without which part of it does not work. */
export function startWarnings({ mode, stripe }: Pick<Config, 'mode' | 'stripe'>): readonly string[] {
  if (mode !== 'production') return []
  if (stripe === null)
    return ['STRIPE_SECRET_KEY e STRIPE_PUBLISHABLE_KEY non sono impostate: i pagamenti non sono attivi.']
  if (stripe.webhookSecret === null)
    return [
      'STRIPE_WEBHOOK_SECRET non è impostata: gli eventi di Stripe sono rifiutati. La mostra una volta /stripe-setup.',
    ]
  return []
}
