import type { BillingCycle } from '@riflesso/contract'
import { addMonths } from '#features/account'
import type { DemoSubscription } from './account.ts'

const MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 }

type Periods = Pick<DemoSubscription, 'anchor' | 'periods' | 'billingCycle'>

export const periodStart = ({ anchor, periods, billingCycle }: Periods): Date =>
  addMonths(new Date(anchor), MONTHS[billingCycle] * (periods - 1))

/** The anchor that lets the present period end at a moment, or up to three days before where months differ. */
export const anchorEndingAt = ({ periods, billingCycle }: Periods, end: Date): Date =>
  addMonths(end, -MONTHS[billingCycle] * periods)

export const periodEnd = ({ anchor, periods, billingCycle }: Periods): Date =>
  addMonths(new Date(anchor), MONTHS[billingCycle] * periods)
