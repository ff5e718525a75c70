import { createHash } from 'node:crypto'
import type { getOrCreateSubscription, PlanChoice } from '@riflesso/contract'
import type { z } from 'zod'
import { findBillingDetails } from '#features/account'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { billingWords } from './copy.ts'
import { remainingDays, requireUpgrade } from './plan-change.ts'
import type { ProviderSubscription, Started } from './provider.ts'
import { findSalon, updateSalon } from './repository.ts'
import { withSalonLock } from './salon-lock.ts'
import { answeredStateOf, effectiveSubscription } from './stored-state.ts'
import { type BillingDeps, customerOf, syncSalon } from './sync.ts'

type Wish = z.output<typeof getOrCreateSubscription.body>
type Answer = z.output<typeof getOrCreateSubscription.response>

/**
 * Brings the salon to the chosen plan: subscribes, resumes an interrupted payment, or upgrades. Simultaneous calls run one
 * after the other and read the provider's state first, so they never make two subscriptions.
 *
 * @throws AppError with a code of the operation
 */
export const subscribeSalon = (deps: BillingDeps, salonId: string, wish: Wish): Promise<Answer> =>
  withSalonLock(deps, salonId, async () => {
    const choice = { planType: wish.planType, billingCycle: wish.billingCycle }
    const customerId = await ensureCustomer(deps, salonId)
    const present = effectiveSubscription(await deps.provider.listSubscriptions(customerId))
    const answer = await bringTo(deps, customerId, present, choice, wish.prorationDate)
    await syncSalon(deps, salonId)
    return answer
  })

function bringTo(
  deps: BillingDeps,
  customerId: string,
  present: ProviderSubscription | null,
  choice: PlanChoice,
  prorationDate: number | undefined,
): Promise<Answer> {
  switch (present?.status) {
    case 'active':
    case 'trialing':
      return changeTo(deps, customerId, present, choice, prorationDate)
    case 'past_due':
    case 'unpaid':
      return payFirst(deps, customerId, present)
    case 'incomplete':
      return goOn(deps, customerId, present, choice)
    case 'paused':
    case 'unknown':
      throw new AppError('payment-provider-failed')
    default:
      return begin(deps, customerId, present, choice)
  }
}

/** The customer of the salon, created at its first purchase and updated with its billing details, if it has given them. */
async function ensureCustomer(deps: BillingDeps, salonId: string): Promise<string> {
  const { db, provider } = deps
  const salon = await findSalon(db, salonId)
  const payer = { salonId, email: salon.email, details: await findBillingDetails(db, salonId) }
  const known = customerOf(deps, salon)
  if (known !== null) {
    await provider.updateCustomer(known, payer)
    return known
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(payer)).digest('hex').slice(0, 16)
  const customerId = await provider.createCustomer(payer, `customer:${salonId}:${fingerprint}`)
  await updateSalon(db, salonId, { stripeCustomerId: customerId })
  return customerId
}

/** The previous subscription is part of the key: subscribing again after it ended is another call. */
async function begin(
  { provider }: BillingDeps,
  customerId: string,
  former: ProviderSubscription | null,
  choice: PlanChoice,
): Promise<Answer> {
  const key = `subscribe:${customerId}:${former?.id ?? 'first'}:${choice.planType}:${choice.billingCycle}`
  return answerOf(await provider.subscribe(customerId, choice, key), choice, null)
}

/** The same choice resumes its payment; another one replaces the unpaid subscription. */
async function goOn(deps: BillingDeps, customerId: string, present: ProviderSubscription, choice: PlanChoice) {
  const { provider } = deps
  if (present.plan === choice.planType && present.cycle === choice.billingCycle) {
    const payment = await provider.openPayment(customerId, present.id)
    return answerOf({ subscription: present, payment }, choice, null)
  }
  await provider.end(customerId, present.id)
  return begin(deps, customerId, present, choice)
}

async function payFirst({ provider }: BillingDeps, customerId: string, present: ProviderSubscription): Promise<Answer> {
  const { plan, cycle } = present
  const payment = await provider.openPayment(customerId, present.id)
  if (plan === null || cycle === null || payment === null) throw new AppError('payment-provider-failed')
  return {
    ...answerOf({ subscription: present, payment }, { planType: plan, billingCycle: cycle }, null),
    message: billingWords.payFirst,
  }
}

async function changeTo(
  { provider, clock }: BillingDeps,
  customerId: string,
  present: ProviderSubscription,
  choice: PlanChoice,
  prorationDate: number | undefined,
): Promise<Answer> {
  if (present.plan === choice.planType && present.cycle === choice.billingCycle) {
    return {
      ...answerOf({ subscription: present, payment: null }, choice, null),
      message: billingWords.alreadyActive,
    }
  }
  requireUpgrade(present, choice)
  const now = clock()
  const days = remainingDays(present, now)
  const { pending } = present
  if (pending?.planType === choice.planType && pending.billingCycle === choice.billingCycle) {
    const payment = await provider.openPayment(customerId, present.id)
    if (payment !== null) return answerOf({ subscription: present, payment }, choice, days)
  }
  const at = shownMoment(prorationDate, now)
  const started = await provider.change(customerId, present.id, choice, at, `change:${present.id}:${newId()}`)
  return answerOf(started, choice, days)
}

/** How long a shown proration can be confirmed. */
const SHOWN_S = 3600

/** The time of the shown proration if it is recent; otherwise now. */
function shownMoment(prorationDate: number | undefined, now: Date): Date {
  const seconds = Math.floor(now.getTime() / 1000)
  const shown = prorationDate !== undefined && prorationDate <= seconds && prorationDate > seconds - SHOWN_S
  return new Date(1000 * (shown ? prorationDate : seconds))
}

function answerOf({ subscription, payment }: Started, choice: PlanChoice, days: number | null): Answer {
  return {
    status: answeredStateOf(subscription.status),
    clientSecret: payment?.clientSecret ?? null,
    dueCents: payment?.dueCents ?? null,
    ...choice,
    remainingDays: days,
    message: payment === null ? billingWords.active(choice.planType) : billingWords.confirm,
  }
}
