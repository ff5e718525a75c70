import { BILLING_CYCLES, INVOICE_KINDS, PLANS } from '@riflesso/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, oneOf, timestamp } from './columns.ts'
import { ownerKey } from './user-columns.ts'
import { users } from './users.ts'

/** The salon's subscription beyond the columns of its user, as last reported by the payment provider. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    salonId: ownerKey(),
    billingCycle: text({ enum: BILLING_CYCLES }),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** Expiry of the lock on this salon's subscription: locked while it is in the future. */
    busyUntil: timestamp(),
    /** When the provider was last asked. */
    syncedAt: timestamp(),
    /** When the 30-day guarantee was used: once per salon. */
    refundedAt: timestamp(),
  },
  (t) => [
    oneOf('billing_accounts_billing_cycle_check', t.billingCycle, BILLING_CYCLES),
    index('billing_accounts_synced_at_idx').on(t.syncedAt),
  ],
)

/** Handled events of the payment provider, one row each. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's own id. */
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: timestamp().notNull(),
  },
  (t) => [index('payment_events_received_at_idx').on(t.receivedAt)],
)

/** Invoices and credit notes as issued. The law requires them for ten years: they outlive the salon. */
export const fiscalDocuments = pgTable(
  'fiscal_documents',
  {
    id: id(),
    /** Null once the salon is deleted. */
    salonId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    /** The provider's id of the payment or refund. */
    providerInvoiceId: text().notNull(),
    /** Counts from one without gaps, over all documents. */
    number: integer().notNull().unique(),
    /** Day in Italy. */
    issuedOn: date({ mode: 'string' }).notNull(),
    /** A `FiscalContent` of features/billing/invoices: parties, lines and amounts on that day. */
    content: jsonb().notNull(),
  },
  (t) => [
    /** A payment has one invoice; its refunds may have several credit notes. */
    uniqueIndex('fiscal_documents_provider_invoice_id_unique')
      .on(t.providerInvoiceId)
      .where(sql`${t.kind} = 'invoice'`),
    index('fiscal_documents_provider_invoice_id_idx').on(t.providerInvoiceId),
    index('fiscal_documents_salon_id_idx').on(t.salonId, t.number),
    oneOf('fiscal_documents_kind_check', t.kind, INVOICE_KINDS),
  ],
)

/** State of each customer of the demonstration's payment provider; empty in production. */
export const demonstrationPayments = pgTable('demonstration_payments', {
  customerId: text().primaryKey(),
  /** A `DemoAccount` of features/billing/demonstration. */
  account: jsonb().notNull(),
})

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
