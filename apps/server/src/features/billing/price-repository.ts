import type { PlanChoice } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { subscriptionPlans } from '#platform/database/schema/index'

/** Price of a plan for one period, in euro cents, VAT excluded. */
export async function priceOf(db: Db, { planType, billingCycle }: PlanChoice): Promise<number> {
  const [row] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.name, planType))
  if (!row) throw new Error(`the plan '${planType}' is missing from subscription_plans`)
  return Math.round(100 * (billingCycle === 'monthly' ? row.priceMonthly : row.priceYearly))
}

/** Keeps the id that Stripe gave the price of a plan. */
export async function setStripePriceId(db: Db, { planType, billingCycle }: PlanChoice, id: string): Promise<void> {
  const column = billingCycle === 'monthly' ? { stripeMonthlyPriceId: id } : { stripeYearlyPriceId: id }
  await db.update(subscriptionPlans).set(column).where(eq(subscriptionPlans.name, planType))
}
