import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveStripe } from './connect.ts'
import { createStripeStandIn } from './stand-in.ts'

/**
 * The stand-in as a process of its own, for journeys in a browser. Prints one line of JSON: the address of its API, and
 * one where whatever Stripe's script does in the browser is done (`POST` a client secret: it is paid; answers what the
 * description forbids of the requests so far).
 */
const standIn = createStripeStandIn(() => new Date())
const { url } = await serveStripe(standIn)

const browser = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (request.method === 'POST') standIn.pay(Buffer.concat(chunks).toString('utf8'))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(standIn.wrong))
  })
})
browser.listen(0, '127.0.0.1')
await once(browser, 'listening')
process.stdout.write(
  `${JSON.stringify({ url, browser: `http://127.0.0.1:${(browser.address() as AddressInfo).port}` })}\n`,
)
