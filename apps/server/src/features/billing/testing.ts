// Shared by the stand-in for Stripe and the demonstration: the arithmetic of periods, prorations and invoices.
export {
  type DemoAccount,
  type DemoCard,
  type DemoInvoice,
  type DemoSubscription,
  newAccount,
  openInvoiceOf,
  subscriptionOf,
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
export { vatOf } from './demonstration/invoices.ts'
export { periodEnd, periodStart } from './demonstration/periods.ts'
export { settle } from './demonstration/settle.ts'
