import type { BillingCycle, PlanChoice } from '@riflesso/contract'
import Stripe from 'stripe'
import type { StripeSettings } from '#platform/config'
import { AppError } from '#platform/errors'
import { CHOICES, priceVariable } from '../plan-choices.ts'

/** Key of a price, the same in every installation and unique in a Stripe account. */
export const lookupKey = ({ planType, billingCycle }: PlanChoice) => `riflesso_${planType}_${billingCycle}`

/** Stripe's name of each cycle. */
export const INTERVALS: Readonly<Record<BillingCycle, 'month' | 'year'>> = { monthly: 'month', yearly: 'year' }

/** Whether a price charges exactly this in each cycle. */
export const charges = (
  { active, currency, unit_amount, recurring }: Stripe.Price,
  cents: number,
  { billingCycle }: PlanChoice,
): boolean =>
  active &&
  currency === 'eur' &&
  unit_amount === cents &&
  recurring?.interval === INTERVALS[billingCycle] &&
  recurring.interval_count === 1

/**
 * Finds the id of the price that charges the amount on the pages: from the settings, otherwise by its lookup key.
 * A price of the settings that charges anything else is ignored, and `onStale` is called with its variable. A price
 * never changes, so each is requested once.
 *
 * @throws AppError 'payments-off' if no price charges it: the operator has not run /stripe-setup since the prices changed
 */
export function createPriceFinder(
  stripe: Stripe,
  { priceIds }: StripeSettings,
  shownCents: (choice: PlanChoice) => Promise<number>,
  onStale: (variable: string) => void,
) {
  const asked = new Map<string, Stripe.Price | null>()

  async function find(id: string): Promise<Stripe.Price | null> {
    const known = asked.get(id)
    if (known !== undefined) return known
    const price = await stripe.prices.retrieve(id).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
      throw error
    })
    asked.set(id, price)
    return price
  }

  return async (choice: PlanChoice): Promise<string> => {
    const cents = await shownCents(choice)
    const variable = priceVariable(choice)
    const id = priceIds[variable]
    const named = id === undefined ? null : await find(id)
    if (named && charges(named, cents, choice)) return named.id
    if (id !== undefined) onStale(variable)
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(choice)], active: true })
    const price = data.find((one) => charges(one, cents, choice))
    if (!price) throw new AppError('payments-off')
    return price.id
  }
}

/** The plan and cycle of a price; null for a price of another product. A price keeps its metadata when its key moves to a newer one. */
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

/** The tax rate of every subscription; created if missing. */
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
