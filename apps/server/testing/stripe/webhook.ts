import Stripe from 'stripe'
import type { TestApp } from '../test-app.ts'
import type { StandInEvent } from './stand-in.ts'

const WEBHOOK_SECRET = 'whsec_test'

export const STRIPE_ENV = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
}

const signer = new Stripe('sk_test_1')

/** The signature header of an event; `ageSeconds` counts back from the real time, which the library uses. */
export const signatureOf = (payload: string, secret = WEBHOOK_SECRET, ageSeconds = 0): string =>
  signer.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
  })

/** Sends an event to the webhook; returns the status of the answer. */
export async function deliver(
  { app }: Pick<TestApp, 'app'>,
  { payload }: StandInEvent,
  signature = signatureOf(payload),
) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/stripe-webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return answer.statusCode
}
