import { BILLING_CYCLES, PAID_PLANS, type PaidPlan, type PlanChoice } from '@riflesso/contract'
import { cases, testSeed } from '@riflesso/testing'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackground } from '#platform/background'
import { DAY_MS } from '#platform/clock'
import type { Database } from '#platform/database/connect'
import { users } from '#platform/database/schema/index'
import { AppError } from '#platform/errors'
import { createMailSender } from '#platform/mail/mail-sender'
import { addBillingDetails } from '#testing/billing'
import { buildMaster } from '#testing/builders'
import { createTestDatabase } from '#testing/database/test-database'
import { fetchOf } from '#testing/stripe/connect'
import { createStripeStandIn, type StandInEvent, type StripeStandIn } from '#testing/stripe/stand-in'
import { STRIPE_ENV, signatureOf } from '#testing/stripe/webhook'
import { testConfig } from '#testing/test-app'
import { createTestClock } from '#testing/test-clock'
import { refundGuarantee } from './guarantee.ts'
import { listDocuments } from './invoices/document-repository.ts'
import { handleEvent, reconcile } from './reconcile.ts'
import { findBillingAccount, findSalon } from './repository.ts'
import { withSalonLock } from './salon-lock.ts'
import { createStripeProvider } from './stripe/provider.ts'
import { subscribeSalon } from './subscribe.ts'
import { setCancellation } from './subscription.ts'
import { type BillingDeps, syncSalon } from './sync.ts'

const RUNS = cases({ gate: 60, prove: 3000 })

/** Actions of the user, the bank, the clock and the network, in any order. */
type Act =
  | { readonly kind: 'wish' | 'two wishes'; readonly choice: PlanChoice }
  | { readonly kind: 'pay'; readonly card: 'good' | 'fails-later'; readonly activate: boolean }
  | { readonly kind: 'cancel' | 'resume' | 'better card' | 'provider ends it' | 'forged event' | 'guarantee' }
  | { readonly kind: 'days pass'; readonly days: number }
  /** An operator at the provider refunds what is left of a payment, or this share of it. */
  | { readonly kind: 'refund by hand'; readonly which: number; readonly cents: number | null }
  /** Any event written so far: some are lost, repeated or late, in any order. */
  | { readonly kind: 'event'; readonly which: number }

const choice = fc.record({ planType: fc.constantFrom(...PAID_PLANS), billingCycle: fc.constantFrom(...BILLING_CYCLES) })
const event = fc.record({ kind: fc.constant('event' as const), which: fc.nat() })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('wish' as const, 'two wishes' as const), choice }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      card: fc.constantFrom('good' as const, 'fails-later' as const),
      activate: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'cancel' as const,
        'resume' as const,
        'better card' as const,
        'provider ends it' as const,
        'forged event' as const,
        'guarantee' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('days pass' as const), days: fc.integer({ min: 1, max: 40 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund by hand' as const),
      which: fc.nat(),
      cents: fc.option(fc.integer({ min: 1, max: 20_000 })),
    }),
  },
  { weight: 6, arbitrary: event },
)

let clock = createTestClock()
const now = () => clock()
let stripe: StripeStandIn
let database: Database
let deps: BillingDeps

beforeAll(async () => {
  stripe = createStripeStandIn(now)
  database = await createTestDatabase()
  const { db } = database
  const config = testConfig(STRIPE_ENV)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const settings = config.stripe
  if (!settings) throw new Error('no keys')
  deps = {
    config,
    db,
    clock: now,
    log,
    background: createBackground((error) => {
      throw error
    }),
    mailSender: createMailSender({ db, clock: now, log, mailer: { send: async () => undefined } }),
    provider: createStripeProvider({
      settings,
      db,
      fetch: fetchOf(stripe),
    }),
  }
  await deps.provider.setUp('https://riflesso.example.it/api/stripe-webhook')
})
afterAll(() => database.close())

/** The plan that is paid at the provider, or null. */
function paidPlan(customerId: string | null): PaidPlan | null {
  if (customerId === null) return null
  return stripe.account(customerId).subscriptions.find(({ status }) => status === 'active')?.planType ?? null
}

/** The paid plan that our rows grant to a salon, or null. */
async function grantedPlan(salonId: string): Promise<PaidPlan | null> {
  const { currentPlan, subscriptionStatus } = await findSalon(deps.db, salonId)
  return subscriptionStatus === 'active' ? (PAID_PLANS.find((plan) => plan === currentPlan) ?? null) : null
}

/** Paid invoices above zero, oldest first. */
const paidInvoices = (customerId: string | null) =>
  customerId === null
    ? []
    : stripe.account(customerId).invoices.filter(({ paidAt, netCents }) => paidAt !== null && netCents > 0)

/** Actions in sequence; then either every event is delivered, or the job reconciles. */
async function run(acts: readonly Act[], isNothingLost: boolean): Promise<void> {
  clock = createTestClock()
  const earlierEvents = stripe.events.length
  const salon = await buildMaster(deps.db)
  await addBillingDetails(deps.db, salon.id)
  let secret: string | null = null

  const customerOf = async () => (await findSalon(deps.db, salon.id)).stripeCustomerId
  /** False when it was refused, which is allowed. */
  const allowed = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof AppError) || error.code === 'payment-provider-failed') throw error
        return false
      },
    )

  const handled = new Set<string>()
  /** True when our server queried the provider and stored its response. */
  async function deliver({ id, payload }: StandInEvent, secretUsed?: string): Promise<boolean> {
    // The stand-in keeps the customers of earlier runs, and their time advances too.
    const isOwn = JSON.parse(payload).data.object.customer === (await customerOf())
    const isGood = await allowed(handleEvent(deps, Buffer.from(payload), signatureOf(payload, secretUsed)))
    const isFirst = isGood && isOwn && !handled.has(id)
    if (isGood) handled.add(id)
    return isFirst
  }

  /** True when our server queried the provider and stored its response. */
  async function perform(step: Act): Promise<boolean> {
    const customerId = await customerOf()
    switch (step.kind) {
      case 'wish':
      case 'two wishes': {
        const one = async () => {
          secret = (await subscribeSalon(deps, salon.id, step.choice)).clientSecret ?? secret
        }
        const both = await Promise.all((step.kind === 'wish' ? [one] : [one, one]).map((call) => allowed(call())))
        return both.includes(true)
      }
      case 'pay':
        if (secret === null || !stripe.pay(secret, step.card) || !step.activate) return false
        await withSalonLock(deps, salon.id, () => syncSalon(deps, salon.id))
        return true
      case 'cancel':
      case 'resume':
        return allowed(setCancellation(deps, salon.id, step.kind === 'cancel'))
      case 'guarantee':
        return allowed(refundGuarantee(deps, salon.id).then(() => expectAllGivenBack(customerId)))
      case 'better card':
        if (customerId) stripe.changeCard(customerId, 'good')
        return false
      case 'provider ends it':
        if (customerId) stripe.end(customerId)
        return false
      case 'refund by hand': {
        const paid = paidInvoices(customerId)
        const invoice = paid[step.which % Math.max(1, paid.length)]
        if (invoice) stripe.refundByHand(invoice.id, step.cents)
        return false
      }
      case 'days pass':
        clock.advance(step.days * DAY_MS)
        return false
      case 'event':
      case 'forged event': {
        const events = stripe.events.slice(earlierEvents)
        const sent = events[step.kind === 'event' ? step.which % Math.max(1, events.length) : 0]
        return sent ? deliver(sent, step.kind === 'event' ? undefined : 'whsec_forged') : false
      }
    }
  }

  let granted: PaidPlan | null = null
  for (const step of acts) {
    const wasStored = await perform(step)
    const customerId = await customerOf()
    // Our rows match the provider after each query, and change at no other time.
    if (wasStored) granted = paidPlan(customerId)
    expect(await grantedPlan(salon.id)).toBe(granted)
    if (customerId) {
      const open = stripe.account(customerId).subscriptions.filter(({ status }) => !ENDED.includes(status))
      expect(open.length).toBeLessThanOrEqual(1)
    }
  }

  if (isNothingLost) {
    // Advancing the clock writes events too; the latest event is delivered first.
    const customerId = await customerOf()
    if (customerId) stripe.account(customerId)
    for (const event of stripe.events.slice(earlierEvents).toReversed()) await deliver(event)
  } else {
    // Whatever events were lost: a day later the job has reconciled them.
    clock.advance(DAY_MS + 1)
    await reconcile(deps)
  }
  await expectAsAtProvider(salon.id)
  await expectDocumentsOfEachPayment(salon.id)
  expect(stripe.wrong).toEqual([])
  await deps.db.delete(users).where(eq(users.id, salon.id))
}

const ENDED: readonly string[] = ['canceled', 'incomplete_expired']
const STORED: Readonly<Record<string, string>> = { canceled: 'cancelled' }

/** Plan, status and dates of our rows, recomputed from the provider's state. */
async function expectAsAtProvider(salonId: string): Promise<void> {
  const row = await findSalon(deps.db, salonId)
  const account = await findBillingAccount(deps.db, salonId)
  const all = row.stripeCustomerId === null ? [] : await deps.provider.listSubscriptions(row.stripeCustomerId)
  const ever = all.filter(({ status }) => status !== 'incomplete_expired')
  const one = ever.find(({ status }) => !ENDED.includes(status)) ?? ever[0]
  expect({
    plan: row.currentPlan,
    status: row.subscriptionStatus,
    from: row.subscriptionStartDate,
    until: row.subscriptionEndDate,
    cycle: account?.billingCycle ?? null,
    ending: account?.cancelAtPeriodEnd ?? false,
  }).toEqual({
    plan: one?.plan ?? 'trial',
    status: one ? (STORED[one.status] ?? one.status) : null,
    from: one?.startedAt ?? null,
    until: one ? (one.endedAt ?? one.cancelAt ?? one.currentPeriodEnd) : null,
    cycle: one?.cycle ?? null,
    ending: one !== undefined && one.status !== 'canceled' && one.cancelAt !== null,
  })
}

/** Each payment at the provider has one invoice, and credit notes for its refunds; nothing else has documents. */
async function expectDocumentsOfEachPayment(salonId: string): Promise<void> {
  const { stripeCustomerId } = await findSalon(deps.db, salonId)
  const paid = stripeCustomerId === null ? [] : await deps.provider.paidInvoices(stripeCustomerId)
  expect(paid.map(({ id }) => id)).toEqual(paidInvoices(stripeCustomerId).map(({ id }) => id))
  const documents = await listDocuments(deps.db, salonId)
  const sumsOf = (kind: 'invoice' | 'credit-note') => {
    const sums: Record<string, number> = {}
    for (const { kind: its, providerInvoiceId: id, content } of documents)
      if (its === kind) sums[id] = (sums[id] ?? 0) + content.netCents + content.vatCents
    return sums
  }
  expect(sumsOf('invoice')).toEqual(Object.fromEntries(paid.map((one) => [one.id, one.netCents + one.vatCents])))
  const givenBack = paid.filter(({ refundedCents }) => refundedCents > 0)
  expect(sumsOf('credit-note')).toEqual(Object.fromEntries(givenBack.map((one) => [one.id, one.refundedCents])))
}

/** After the guarantee no payment and no credit is left. */
async function expectAllGivenBack(customerId: string | null): Promise<void> {
  const paid = customerId === null ? [] : await deps.provider.paidInvoices(customerId)
  expect(paid.length).toBeGreaterThan(0)
  for (const { netCents, vatCents, refundedCents } of paid) expect(refundedCents).toBe(netCents + vatCents)
  expect(stripe.account(customerId ?? '').creditCents).toBe(0)
}

test(`${RUNS} orders of actions and events end in the provider's state, and never grant an unpaid plan`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 10 }), fc.boolean(), run), {
    numRuns: RUNS,
    seed: testSeed,
    endOnFailure: true,
  })
})
