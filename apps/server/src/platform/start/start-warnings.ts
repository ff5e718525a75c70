import type { Config } from '../config.ts'

/** Warnings at the start in production: settings without which a feature does not work. */
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
