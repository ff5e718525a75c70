import { PLANS } from '@riflesso/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id, oneOf } from './columns.ts'

/** The one source of plan limits and prices. */
export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: id(),
    name: text({ enum: PLANS }).notNull().unique('subscription_plans_name_key'),
    /** In total for trial, per month for the others; null = no limit. */
    maxAnalyses: integer(),
    maxChildUsers: integer().notNull().default(0),
    /** Euro, VAT excluded. */
    priceMonthly: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    priceYearly: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    stripeMonthlyPriceId: text(),
    stripeYearlyPriceId: text(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [
    oneOf('subscription_plans_name_check', t.name, PLANS),
    check('subscription_plans_prices_check', sql`${t.priceMonthly} >= 0 and ${t.priceYearly} >= 0`),
  ],
)
