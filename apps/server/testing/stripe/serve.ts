import { once } from 'node:events'
import { createServer } from 'node:http'
import { systemClock } from '#platform/clock'
import { createProductProcess } from '../product-process.ts'
import { serveStripe } from './connect.ts'
import { createStripeStandIn } from './stand-in.ts'
import { STRIPE_ENV, signatureOf } from './webhook.ts'

/**
 * The product with Stripe's keys, beside a stand-in for Stripe, as a separate process for end-to-end tests.
 *
 * Events at Stripe itself are requested at `CONTROL_PORT`: a `POST` of an action, as JSON. Once it is
 * answered its events have been delivered. Every answer is the list of requests so far that violate Stripe's description.
 */
const standIn = createStripeStandIn(systemClock)
const stripe = await serveStripe(standIn)
const { app, config, payments } = await createProductProcess({ ...STRIPE_ENV, STRIPE_API_URL: stripe.url })

/** A customer is named by the email address of the salon. */
type Act =
  /** Stripe's script in the browser, or the bank's own page, pays the open payment. */
  | { readonly act: 'pay'; readonly clientSecret: string }
  /** The period ends, and the card is declined. */
  | { readonly act: 'renewal fails'; readonly email: string }
  /** Another card is given on Stripe's page. */
  | { readonly act: 'better card'; readonly email: string }

function perform(given: Act): void {
  if (given.act === 'pay') {
    standIn.pay(given.clientSecret)
    return
  }
  const customerId = standIn.customerOf(given.email)
  if (customerId === null) throw new Error('nobody with this address has bought anything')
  if (given.act === 'better card') standIn.changeCard(customerId, 'good')
  else {
    standIn.changeCard(customerId, 'fails-later')
    standIn.endPeriod(customerId)
  }
}

let delivered = 0

/** Delivers the undelivered events, in their order. */
async function deliverEvents(): Promise<void> {
  for (const { payload } of standIn.events.slice(delivered)) {
    delivered++
    await fetch(`http://127.0.0.1:${config.port}/api/stripe-webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(payload) },
      body: payload,
    })
  }
}

const control = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    if (request.method === 'POST') perform(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    await deliverEvents()
    response.setHeader('content-type', 'application/json').end(JSON.stringify(standIn.wrong))
  })
})
control.listen(Number(process.env.CONTROL_PORT), '127.0.0.1')
await once(control, 'listening')
await payments?.setUp(`${config.publicUrl}/api/stripe-webhook`)
await app.listen({ host: config.host, port: config.port })
