import type { BillingCycle } from '@riflesso/contract'

/** Months covered by one payment. */
export const CYCLE_MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 }
