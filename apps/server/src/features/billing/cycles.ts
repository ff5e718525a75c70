import type { BillingCycle } from '@riflesso/contract'

/** How many months one payment covers. */
export const CYCLE_MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 }
