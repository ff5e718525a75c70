import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackground } from '#platform/background'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import type { Database } from '#platform/database/connect'
import { createMailSender } from '#platform/mail/mail-sender'
import { addBillingDetails } from '#testing/billing'
import { buildMaster } from '#testing/builders'
import { createTestDatabase } from '#testing/database/test-database'
import { fetchOf } from '#testing/stripe/connect'
import { createStripeStandIn } from '#testing/stripe/stand-in'
import { STRIPE_ENV, signatureOf } from '#testing/stripe/webhook'
import { testConfig } from '#testing/test-app'
import { createTestClock } from '#testing/test-clock'
import { handleEvent, reconcile } from './reconcile.ts'
import { findSalon, isEventRecorded } from './repository.ts'
import { createStripeProvider } from './stripe/provider.ts'
import { subscribeSalon } from './subscribe.ts'
import type { BillingDeps } from './sync.ts'

describe('the state behind a lost event', () => {
  const clock = createTestClock()
  const stripe = createStripeStandIn(clock)
  /** Called with every request to the provider, before it is answered. */
  let onRequest: () => Promise<void> = async () => undefined
  let database: Database
  let deps: BillingDeps

  beforeAll(async () => {
    database = await createTestDatabase()
    const { db } = database
    const config = testConfig(STRIPE_ENV)
    if (!config.stripe) throw new Error('no keys')
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const fetch: typeof globalThis.fetch = async (...request) => {
      await onRequest()
      return fetchOf(stripe)(...request)
    }
    deps = {
      config,
      db,
      clock,
      log,
      background: createBackground((error) => {
        throw error
      }),
      mailSender: createMailSender({ db, clock, log, mailer: { send: async () => undefined } }),
      provider: createStripeProvider({ settings: config.stripe, db, fetch }),
    }
    await deps.provider.setUp('https://riflesso.example.it/api/stripe-webhook')
  })
  afterAll(() => database.close())

  /** A salon that paid for a month of Basic; its events were lost. */
  async function newPaid() {
    const salon = await buildMaster(deps.db)
    await addBillingDetails(deps.db, salon.id)
    const { clientSecret } = await subscribeSalon(deps, salon.id, { planType: 'basic', billingCycle: 'monthly' })
    stripe.pay(clientSecret ?? '')
    const { stripeCustomerId } = await findSalon(deps.db, salon.id)
    return { id: salon.id, customerId: stripeCustomerId ?? '' }
  }

  test('the state behind a lost event is not lost when a server crashes: an event counts as handled only afterwards', async () => {
    const { id } = await newPaid()
    const event = stripe.events.at(-1)!
    const recordedMeanwhile: boolean[] = []
    onRequest = async () => {
      recordedMeanwhile.push(await isEventRecorded(deps.db, event.id))
    }
    const deliver = () => handleEvent(deps, Buffer.from(event.payload), signatureOf(event.payload))
    await deliver()
    const asked = recordedMeanwhile.length
    expect(asked).toBeGreaterThan(0)
    expect(recordedMeanwhile).not.toContain(true)
    expect((await findSalon(deps.db, id)).subscriptionStatus).toBe('active')
    await deliver()
    expect(recordedMeanwhile).toHaveLength(asked)
    onRequest = async () => undefined
  })

  test('the state behind a lost event is requested every day, until three months after a subscription has ended', async () => {
    const { id, customerId } = await newPaid()
    stripe.end(customerId)
    const askedAfter = async (milliseconds: number) => {
      clock.advance(milliseconds)
      const before = stripe.requests.length
      await reconcile(deps)
      return stripe.requests.slice(before).some((request) => request.includes(`customer=${customerId}`))
    }
    expect(await askedAfter(DAY_MS + 1)).toBe(true)
    expect((await findSalon(deps.db, id)).subscriptionStatus).toBe('cancelled')
    expect(await askedAfter(HOUR_MS)).toBe(false)
    expect(await askedAfter(DAY_MS)).toBe(true)
    expect(await askedAfter(90 * DAY_MS)).toBe(false)
  })
})
