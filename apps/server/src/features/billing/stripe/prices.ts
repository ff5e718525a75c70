import type { PlanChoice } from '@riflesso/contract'
import type Stripe from 'stripe'
import type { StripeSettings } from '#platform/config'
import { AppError } from '#platform/errors'
import { CHOICES, priceVariable } from '../price-names.ts'

/** Names a price across installations; at Stripe it is unique. */
export const lookupKey = ({ planType, billingCycle }: PlanChoice) => `riflesso_${planType}_${billingCycle}`

/** The id of the price that a choice has now: the one of the settings, else the one that carries its key. */
export async function priceIdOf(stripe: Stripe, { priceIds }: StripeSettings, choice: PlanChoice): Promise<string> {
  const named = priceIds[priceVariable(choice)]
  if (named !== undefined) return named
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(choice)], active: true })
  const [price] = data
  // The operator has not opened /stripe-setup yet.
  if (!price) throw new AppError('payments-off')
  return price.id
}

/** What a price stands for; null for one that is none of ours. A price keeps its metadata when its key moves to a newer one. */
export function choiceOf({ priceIds }: StripeSettings, price: Stripe.Price | string): PlanChoice | null {
  const { id, metadata, lookup_key } =
    typeof price === 'string' ? { id: price, metadata: null, lookup_key: null } : price
  const known = CHOICES.find(
    (choice) =>
      priceIds[priceVariable(choice)] === id ||
      metadata?.riflesso === lookupKey(choice) ||
      lookup_key === lookupKey(choice),
  )
  return known ?? null
}

/** Italian VAT, added to every price. Source: D.P.R. 633/1972, art. 16. */
const VAT_PERCENT = 22

/** The tax rate of every subscription; made when it is not there. */
export async function vatRateId(stripe: Stripe): Promise<string> {
  const { data } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 })
  const known = data.find(({ metadata, percentage }) => metadata?.riflesso === 'iva' && percentage === VAT_PERCENT)
  if (known) return known.id
  const made = await stripe.taxRates.create(
    { display_name: 'IVA', percentage: VAT_PERCENT, inclusive: false, country: 'IT', metadata: { riflesso: 'iva' } },
    { idempotencyKey: `riflesso-vat-${VAT_PERCENT}` },
  )
  return made.id
}
