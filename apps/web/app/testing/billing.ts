import {
  billingDetails,
  type getOrCreateSubscription,
  guarantee,
  invoices,
  type PlanOffer,
  paymentSettings,
  planChangePreview,
  plans,
  subscriptionStatus,
} from '@riflesso/contract'
import type { Locator } from 'vitest/browser'
import type { z } from 'zod'
import { type Answer, answer } from './answers.ts'

type Subscription = z.input<typeof subscriptionStatus.response>
type Purchase = z.input<typeof getOrCreateSubscription.response>

/** End of the subscription's current period. */
export const PERIOD_END = '2031-04-15T10:00:00.000Z'

const OFFERS: PlanOffer[] = [
  { name: 'basic', priceMonthly: 39.9, priceYearly: 438.9, maxAnalyses: 50, maxChildUsers: 3 },
  { name: 'pro', priceMonthly: 69.9, priceYearly: 768.9, maxAnalyses: null, maxChildUsers: 5 },
]

export const NO_SUBSCRIPTION: Subscription = {
  plan: 'none',
  status: 'none',
  message: '',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  billingCycle: null,
  hasPortal: false,
}

/** An active monthly Basic subscription, with overrides. */
export const subscribed = (more: Partial<Subscription> = {}): Subscription => ({
  plan: 'basic',
  status: 'active',
  message: '',
  currentPeriodEnd: PERIOD_END,
  cancelAtPeriodEnd: false,
  billingCycle: 'monthly',
  hasPortal: true,
  ...more,
})

/** A monthly Basic purchase with a payment to confirm, with overrides. */
export const toPay = (more: Partial<Purchase> = {}): Purchase => ({
  status: 'incomplete',
  clientSecret: 'secret_1',
  dueCents: 4868,
  planType: 'basic',
  billingCycle: 'monthly',
  remainingDays: null,
  message: '',
  ...more,
})

/** Billing data. */
export const BILLING_DETAILS = {
  companyName: 'Atelier Ferri',
  vatNumber: '07643520567',
  taxCode: null,
  street: 'Via Roma 1',
  postalCode: '50123',
  city: 'Firenze',
  province: 'FI',
  recipientCode: null,
  pec: 'atelier@pec.it',
}

/** Responses of the plan pages for a salon without a plan, with the demonstration provider. */
export const billingAnswers: readonly Answer[] = [
  answer(plans, OFFERS),
  answer(paymentSettings, { provider: 'demonstration', publishableKey: null, isOperator: true }),
  answer(subscriptionStatus, NO_SUBSCRIPTION),
  answer(billingDetails, { details: BILLING_DETAILS }),
  answer(planChangePreview, { preview: null }),
  answer(guarantee, { until: null }),
  answer(invoices, { invoices: [], waitForDetails: 0 }),
]

type TestCard = 'Pagamento riuscito' | 'Carta rifiutata' | 'Conferma della banca' | 'Riesce ora, rifiutata al rinnovo'

/** Pays with a test card of the demonstration provider. */
export async function payWith(where: Locator, card: TestCard): Promise<void> {
  await where.getByRole('button', { name: card }).click()
  await where.getByRole('button', { name: 'Attiva Abbonamento' }).click()
}
