// Shared by the stand-in for Stripe and the demonstration: the arithmetic of periods, prorations and invoices.
export {
  type DemoAccount,
  type DemoCard,
  type DemoInvoice,
  type DemoSubscription,
  newAccount,
  openInvoiceOf,
  periodEnd,
  periodStart,
  subscriptionOf,
  vatOf,
  withInvoice,
  withSubscription,
} from './demonstration/account.ts'
export {
  change,
  changeCard,
  endNow,
  endPeriodNow,
  prorate,
  settlePayment,
  subscribe,
} from './demonstration/acts.ts'
export { settle } from './demonstration/settle.ts'
