import { expect, test } from 'vitest'
import { describeError } from '#platform/http/logging'
import { STRIPE_ENV } from '#testing/stripe/webhook'
import { testConfig } from '#testing/test-app'
import { connect, orFailure } from './client.ts'

test("a refusal is logged without Stripe's message, which repeats submitted data", async () => {
  const { stripe: settings } = testConfig(STRIPE_ENV)
  if (!settings) throw new Error('no keys')
  const email = 'ada@@example.it'
  const message = `Invalid email address: ${email}`
  const error = { type: 'invalid_request_error', code: 'email_invalid', param: 'email', message }
  const stripe = connect(settings, async () => Response.json({ error }, { status: 400 }))
  const failure: unknown = await orFailure(() => stripe.customers.create({ email })).catch((thrown: unknown) => thrown)
  const logged = JSON.stringify(describeError(failure))
  expect(logged).toContain('StripeInvalidRequestError email_invalid email')
  expect(logged).not.toContain(email)
})
