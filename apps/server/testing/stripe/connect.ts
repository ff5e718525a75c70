import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StripeStandIn } from './stand-in.ts'

/** No retries: a test that stops it expects the failure immediately. */
const NO_RETRY = { 'stripe-should-retry': 'false' }

const headersOf = (isReplayed = false) => ({ ...NO_RETRY, ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}) })

/** The stand-in as a `fetch`, for tests that make thousands of requests. */
export const fetchOf =
  (standIn: StripeStandIn): typeof fetch =>
  async (input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key')
    const body = typeof init?.body === 'string' ? init.body : ''
    const { status, body: answer, isReplayed } = standIn.handle(init?.method ?? 'GET', String(input), body, key)
    return Response.json(answer, { status, headers: headersOf(isReplayed) })
  }

/** The stand-in on a local port: the SDK's real requests pass the network. */
export async function serveStripe(standIn: StripeStandIn) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const key = request.headers['idempotency-key']
      const { status, body, isReplayed } = standIn.handle(
        request.method ?? 'GET',
        request.url ?? '/',
        Buffer.concat(chunks).toString('utf8'),
        typeof key === 'string' ? key : null,
      )
      response
        .writeHead(status, { 'content-type': 'application/json', ...headersOf(isReplayed) })
        .end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
