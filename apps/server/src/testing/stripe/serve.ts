import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createAnalysisParts } from '../../analysis-parts.ts'
import { createApp } from '../../app.ts'
import { createPaymentProvider } from '../../features/billing/index.ts'
import { STRIPE_ENV, signatureOf } from '../../features/billing/stripe/stripe-testing.ts'
import { createImageSearch } from '../../features/image-search/index.ts'
import { createBackground } from '../../platform/background.ts'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { createReadiness } from '../../platform/operations/readiness.ts'
import { createPasswords } from '../../platform/passwords.ts'
import { embeddedTemplate, restoreEmbedded } from '../embedded-template.ts'
import { serveStripe } from './connect.ts'
import { createStripeStandIn } from './stand-in.ts'

/**
 * The product with Stripe's keys, beside a stand-in for Stripe, as a process of its own for journeys in a browser. It has
 * no demonstration salon: drawing its past would slow down every journey beside it. Settings come from the environment.
 *
 * What happens at Stripe and out of our sight is asked for at `CONTROL_PORT`: a `POST` of an act, as JSON. When it is
 * answered its events were delivered. Every answer is the list of requests so far that Stripe's description forbids.
 */
const standIn = createStripeStandIn(systemClock)
const stripe = await serveStripe(standIn)
const settings = readConfig({ ...process.env, ...STRIPE_ENV, STRIPE_API_URL: stripe.url })
if (!settings.ok) throw new Error(settings.problems.join('\n'))
const { config } = settings
const { db } = await restoreEmbedded(await embeddedTemplate())
const background = createBackground((error) => {
  throw error
})
const parts = { config, db, clock: systemClock, passwords: createPasswords(), background }
const analysisParts = createAnalysisParts(config, () => undefined)
const payments = createPaymentProvider(parts)
const app = await createApp({
  ...parts,
  analysisParts,
  payments,
  mailer: createMailer(config),
  imageSearch: createImageSearch(config, analysisParts.photoPool),
  readiness: createReadiness(),
  logLevel: 'warn',
  webFolder: join(import.meta.dirname, '../../../../web/build/client'),
})

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
