import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testConfig } from '#testing/test-app'
import { createHttpServer } from './server.ts'

test('an address longer than any valid one is refused', async () => {
  const app = await createHttpServer(testConfig({}), 'silent')
  app.get('/', async () => ({}))
  const ask = (length: number) => app.inject(`/?q=${'x'.repeat(length - '/?q='.length)}`)
  expect((await ask(4096)).statusCode).toBe(200)
  const refused = await ask(4097)
  expect(refused.statusCode).toBe(414)
  expect(refused.json()).toEqual({ code: 'address-too-long', error: 'L’indirizzo della richiesta è troppo lungo.' })
  await app.close()
})

test.each([
  ['none', '10.0.0.7', '10.0.0.7'],
  ['10.0.0.0/8', '10.0.0.7', '203.0.113.9'],
  ['10.0.0.0/8', '192.0.2.1', '192.0.2.1'],
])('with TRUST_PROXY=%s, a request from %s has the client address %s', async (proxies, remoteAddress, caller) => {
  const app = await createHttpServer(testConfig({ TRUST_PROXY: proxies }), 'silent')
  app.get('/', async ({ ip }) => ip)
  const { body } = await app.inject({
    url: '/',
    remoteAddress,
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
  })
  expect(body).toBe(caller)
  await app.close()
})

const TIMEOUTS = { headMs: 100, requestMs: 200, idleMs: 60_000, checkEveryMs: 20 }

describe('the timeouts of the server', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createHttpServer(testConfig({}), 'silent', TIMEOUTS)
    app.post('/', async () => ({}))
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  /** Sends some bytes and no more; returns what is received until the server closes the connection. */
  const sendOnly = (bytes: string): Promise<string> => {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    return text(socket)
  }

  test.each([
    ['half a head', 'POST / HTTP/1.1\r\nHost: x\r\n', 408, 'request-timeout'],
    [
      'a body that does not go on',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n[\r\n',
      408,
      'request-timeout',
    ],
    ['an endless head', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}`, 413, 'request-too-large'],
    ['no HTTP', 'HELO riflesso\r\n\r\n', 400, 'validation-failed'],
  ])('a timeout of the server ends with %s', async (_name, bytes, status, code) => {
    const [head = '', body = ''] = (await sendOnly(bytes)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(JSON.parse(body)).toEqual({ code, error: expect.stringMatching(/\.$/) })
  })
})
