import { once } from 'node:events'
import { createServer } from 'node:http'
import { systemClock } from '#platform/clock'
import { createProductProcess } from '../product-process.ts'
import { serveStripe } from './connect.ts'
import { createStripeStandIn } from './stand-in.ts'
import { STRIPE_ENV, signatureOf } from './webhook.ts'

/**
 * The product with Stripe's keys, beside a stand-in for Stripe, as a process of its own for journeys in a browser.
 *
 * What happens at Stripe and out of our sight is asked for at `CONTROL_PORT`: a `POST` of an act, as JSON. When it is
 * answered its events were delivered. Every answer is the list of requests so far that Stripe's description forbids.
 */
const standIn = createStripeStandIn(systemClock)
const stripe = await serveStripe(standIn)
const { app, config, payments } = await createProductProcess({ ...STRIPE_ENV, STRIPE_API_URL: stripe.url })

/** A customer is named by the e-mail address of the salon. */
type Act =
  /** Stripe's script in the browser, or the bank's own page, pays what waits for it. */
  | { readonly act: 'pay'; readonly clientSecret: string }
  /** The period ends, and the card pays no other one. */
  | { readonly act: 'renewal fails'; readonly email: string }
  /** On Stripe's page for the card another one is given. */
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

/** Brings the events that were not yet, in their order. */
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
