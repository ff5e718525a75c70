import { addMonths } from '#features/account'
import { CYCLE_MONTHS } from '../cycles.ts'
import type { DemoSubscription } from './account.ts'

type Periods = Pick<DemoSubscription, 'anchor' | 'periods' | 'billingCycle'>

export const periodStart = ({ anchor, periods, billingCycle }: Periods): Date =>
  addMonths(new Date(anchor), CYCLE_MONTHS[billingCycle] * (periods - 1))

/** The anchor with which the current period ends at a given time, or up to three days before if months differ. */
export const anchorEndingAt = ({ periods, billingCycle }: Periods, end: Date): Date =>
  addMonths(end, -CYCLE_MONTHS[billingCycle] * periods)

export const periodEnd = ({ anchor, periods, billingCycle }: Periods): Date =>
  addMonths(new Date(anchor), CYCLE_MONTHS[billingCycle] * periods)
