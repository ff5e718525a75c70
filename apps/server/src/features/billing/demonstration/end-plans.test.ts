import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackground } from '#platform/background'
import { createMailSender } from '#platform/mail/mail-sender'
import { newSubscriber } from '#testing/billing'
import { PRODUCTION } from '#testing/production'
import { STRIPE_ENV } from '#testing/stripe/webhook'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app'
import { createPaymentProvider } from '../create-provider.ts'
import { findSalon, updateSalon } from '../repository.ts'
import { endDemonstrationPlans } from './salon.ts'

describe('a plan bought with a test card', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  /** Runs the clean-up of a start with these settings. */
  function startWith(env: Record<string, string>): Promise<number> {
    const { db, clock } = server
    const config = testConfig(env)
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const background = createBackground((error) => {
      throw error
    })
    const mailSender = createMailSender({ db, clock, log, mailer: { send: async () => undefined } })
    const provider = createPaymentProvider({ config, db, clock })
    return endDemonstrationPlans({ config, db, clock, log, background, mailSender }, provider)
  }

  test.each([
    ['without keys', PRODUCTION],
    ['at Stripe', { ...PRODUCTION, ...STRIPE_ENV }],
  ])('a plan bought with a test card ends if payments are real: %s', async (_name, env) => {
    const payer = await newSubscriber(server, 'pro')
    expect(await startWith({})).toBe(0)
    expect(await payer.user()).toMatchObject({ currentPlan: 'pro', subscriptionStatus: 'active' })
    expect(await startWith(env)).toBe(1)
    expect(await payer.user()).toMatchObject({ currentPlan: 'trial', subscriptionStatus: null })
    expect(await payer.stats()).toEqual({ used: 0, remaining: 3 })
    expect(await startWith(env)).toBe(0)
  })

  test('a plan of another provider is kept', async () => {
    const payer = await newSubscriber(server, 'basic')
    await updateSalon(server.db, payer.salon.id, { stripeCustomerId: 'cus_1' })
    expect(await startWith(PRODUCTION)).toBe(0)
    expect(await findSalon(server.db, payer.salon.id)).toMatchObject({ subscriptionStatus: 'active' })
  })
})
