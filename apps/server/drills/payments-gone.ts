import { eq } from 'drizzle-orm'
import { INVOICE_DETAILS } from '#testing/billing'
import { serveStripe } from '#testing/stripe/connect'
import { createStripeStandIn } from '#testing/stripe/stand-in'
import { users } from '../src/platform/database/schema/index.ts'
import type { Drill } from './drill.ts'
import { putBehindGate } from './gate.ts'
import { addSalon } from './place.ts'
import { freePort, startServer } from './server.ts'

const OUTAGES = 5
const OPERATOR = 'gestore@example.it'

/**
 * The payment provider fails and recovers: a purchase fails with its own error code and leaves nothing half done,
 * everything else works, and the same purchase succeeds afterwards, once.
 */
export const paymentsGone: Drill = {
  name: 'payment provider gone and back',
  engines: ['embedded'],
  run: async (place, scale) => {
    const outages = Math.max(1, Math.round(OUTAGES * scale))
    const operator = await addSalon(place, { email: OPERATOR })
    const salons = []
    for (let outage = 0; outage < outages; outage++) salons.push(await addSalon(place, {}))

    const stripe = createStripeStandIn(() => new Date())
    const served = await serveStripe(stripe)
    const gate = await putBehindGate(served.url)
    const server = await startServer(place, await freePort(), {
      // In production only Stripe's own address is allowed.
      NODE_ENV: 'development',
      ADMIN_EMAILS: OPERATOR,
      STRIPE_SECRET_KEY: 'sk_test_drill',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_drill',
      STRIPE_API_URL: `http://127.0.0.1:${gate.port}`,
    })
    const call = async ({ headers }: { readonly headers: object }, path: string, body?: object, method = 'POST') => {
      const answer = await fetch(`${server.url}/api/${path}`, {
        method: body ? method : 'GET',
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: answer.status, content: (await answer.json()) as Record<string, unknown> }
    }
    const setUp = await call(operator, 'stripe-setup', {})
    if (setUp.status !== 200) throw new Error(`setting Stripe up answered ${setUp.status}`)

    const wish = { planType: 'pro', billingCycle: 'monthly' }
    let refusedAsSuch = 0
    let servedMeanwhile = 0
    let bought = 0
    for (const salon of salons) {
      await call(salon, 'billing-details', INVOICE_DETAILS, 'PUT')
      await gate.shut()
      const refused = await call(salon, 'get-or-create-subscription', wish)
      if (refused.status === 502 && refused.content.code === 'payment-provider-failed') refusedAsSuch++
      if ((await call(salon, 'recent-analyses')).status === 200) servedMeanwhile++
      await gate.open()
      const { status, content } = await call(salon, 'get-or-create-subscription', wish)
      const isPaid = status === 200 && stripe.pay(String(content.clientSecret))
      if (isPaid && (await call(salon, 'subscription-status')).content.status === 'active') bought++
    }
    await server.stop()
    await gate.shut()
    await served.close()
    const after = await place.open()
    let subscriptions = 0
    for (const { id } of salons) {
      const [owner] = await after.db.select().from(users).where(eq(users.id, id))
      subscriptions += stripe.account(owner?.stripeCustomerId ?? '').subscriptions.length
    }
    await after.close()
    return {
      passed: [refusedAsSuch, servedMeanwhile, bought, subscriptions].every((count) => count === outages),
      figures: { outages, refusedAsSuch, servedMeanwhile, bought, subscriptions },
    }
  },
}
