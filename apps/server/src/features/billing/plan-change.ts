import type { PlanChoice, planChangePreview } from '@riflesso/contract'
import type { z } from 'zod'
import { DAY_MS } from '#platform/clock'
import { AppError } from '#platform/errors'
import type { ProviderSubscription } from './provider.ts'
import { findSalon } from './repository.ts'
import { effectiveSubscription } from './stored-state.ts'
import { type BillingDeps, customerOf } from './sync.ts'

/** Whether a change is an upgrade: a greater plan in any cycle, or the same plan yearly instead of monthly. */
const isUpgrade = ({ plan, cycle }: Pick<ProviderSubscription, 'plan' | 'cycle'>, choice: PlanChoice): boolean =>
  (plan === 'basic' && choice.planType === 'pro') ||
  (plan === choice.planType && cycle === 'monthly' && choice.billingCycle === 'yearly')

/**
 * A subscription that ends with its period is not changed: the greater plan would be lost on that day.
 *
 * @throws AppError 'plan-change-refused' for anything but an upgrade, 'subscription-ending'
 */
export function requireUpgrade(present: ProviderSubscription, choice: PlanChoice): void {
  if (!isUpgrade(present, choice)) throw new AppError('plan-change-refused')
  if (present.cancelAt !== null) throw new AppError('subscription-ending')
}

/** Days left of the paid period, today included. */
export const remainingDays = ({ currentPeriodEnd }: Pick<ProviderSubscription, 'currentPeriodEnd'>, now: Date) =>
  Math.max(0, Math.ceil((currentPeriodEnd.getTime() - now.getTime()) / DAY_MS))

type Preview = z.output<typeof planChangePreview.response>

/**
 * The proration of a change now; null without a subscription to change, when the plan is simply bought.
 *
 * @throws AppError 'plan-change-refused' for anything but an upgrade, 'subscription-ending'
 */
export async function previewChange(deps: BillingDeps, salonId: string, choice: PlanChoice): Promise<Preview> {
  const { db, clock, provider } = deps
  const customerId = customerOf(deps, await findSalon(db, salonId))
  const present = customerId === null ? null : effectiveSubscription(await provider.listSubscriptions(customerId))
  if (customerId === null || present === null || (present.status !== 'active' && present.status !== 'trialing')) {
    return { preview: null }
  }
  if (present.plan === choice.planType && present.cycle === choice.billingCycle) return { preview: null }
  requireUpgrade(present, choice)
  const now = clock()
  const at = new Date(1000 * Math.floor(now.getTime() / 1000))
  const { creditCents, chargeCents, vatCents, totalCents, renewsAt } = await provider.preview(
    customerId,
    present.id,
    choice,
    at,
  )
  return {
    preview: {
      prorationDate: at.getTime() / 1000,
      creditCents,
      chargeCents,
      vatCents,
      totalCents,
      remainingDays: remainingDays(present, now),
      renewsAt: renewsAt.toISOString(),
    },
  }
}
