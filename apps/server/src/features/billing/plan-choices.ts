import { BILLING_CYCLES, type BillingCycle, PAID_PLANS, type PlanChoice } from '@riflesso/contract'

/** Every plan and cycle that can be bought. */
export const CHOICES: readonly PlanChoice[] = PAID_PLANS.flatMap((planType) =>
  BILLING_CYCLES.map((billingCycle) => ({ planType, billingCycle })),
)

/** The environment variable that names a price: 'STRIPE_BASIC_MONTHLY_PRICE_ID'. */
export const priceVariable = ({ planType, billingCycle }: PlanChoice) =>
  `STRIPE_${planType.toUpperCase()}_${billingCycle.toUpperCase()}_PRICE_ID` as const

/** Months covered by one payment. */
export const CYCLE_MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 }
