import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { NO_TRACES, newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { multipart } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { FAILED_PER_NETWORK, FAILED_PER_SALON } from './admission.ts'

const PRO = { currentPlan: 'pro', subscriptionStatus: 'active' } as const
/** Less than this in 30 seconds is too slow. */
const SLOWEST_BYTES = 64 * 1024
const INTERVAL_MS = 30_000
/** The head of a photo that never comes. */
const PART = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'

describe('an unfinished upload', () => {
  let server: TestApp
  let port: number
  /** Bytes of bodies that have arrived, and codes of failures, by the header `x-upload`. */
  const arrived = new Map<string, number>()
  const failures = new Map<string, unknown>()
  const nameOf = (headers: Readonly<Record<string, unknown>>) => String(headers['x-upload'])

  beforeAll(async () => {
    server = await createTestApp({ env: { TRUST_PROXY: 'loopback' } })
    server.app.addHook('preHandler', async ({ raw, headers }) => {
      const name = nameOf(headers)
      raw.once('resume', () =>
        raw.on('data', ({ length }) => arrived.set(name, (arrived.get(name) ?? 0) + Number(length))),
      )
    })
    server.app.addHook('onError', async ({ headers }, _reply, error) => {
      failures.set(nameOf(headers), 'code' in error ? error.code : error)
    })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.server.address() as AddressInfo).port
  })
  afterAll(() => server.close())
  afterEach(() => {
    vi.useRealTimers()
  })

  let count = 0
  /** Starts an upload with the announced length and these first bytes, and waits until they have arrived. */
  async function begin(
    { session }: Salon,
    length: number,
    body: string | Buffer,
    boundary = 'x',
    network = '192.0.2.1',
  ) {
    const name = String(count++)
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (bytes) => {
      received += bytes.toString()
    })
    socket.on('error', () => undefined)
    const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
    const lines = [
      'POST /api/analyze-color HTTP/1.1',
      'Host: x',
      `X-Upload: ${name}`,
      `X-Forwarded-For: ${network}`,
      `Authorization: ${session.headers.authorization}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${length}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    socket.write(body)
    await hasArrived(name, Buffer.byteLength(body))
    return { name, socket, answer, received: () => received }
  }
  const hasArrived = (name: string, bytes: number) =>
    vi.waitFor(() => expect(arrived.get(name)).toBeGreaterThanOrEqual(bytes), { timeout: 20_000, interval: 5 })
  const hasFailed = (name: string, code: string) =>
    vi.waitFor(() => expect(failures.get(name)).toBe(code), { timeout: 20_000, interval: 5 })
  const endAll = async (uploads: readonly { readonly name: string; readonly socket: Socket }[]) => {
    for (const { socket } of uploads) socket.destroy()
    for (const { name } of uploads) await hasFailed(name, 'request-cancelled')
  }
  const analyse = async (salon: Salon) => {
    const answer = await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
    return answer.json().code ?? answer.statusCode
  }

  test('an unfinished upload that announces much reserves nothing: twelve of one salon leave room for another', async () => {
    const [attacker, other] = [await newSalon(server), await newSalon(server)]
    const uploads = await Promise.all(Array.from({ length: 12 }, () => begin(attacker, 33_000_000, PART)))
    expect(await analyse(other)).toBe(200)
    await endAll(uploads)
    expect(await tracesOf(server, attacker)).toMatchObject({ rows: NO_TRACES.rows, used: NO_TRACES.used })
  })

  test('an unfinished upload is refused when its salon has sent more than its share of the memory', async () => {
    const [salon, other] = [await newSalon(server, PRO), await newSalon(server, PRO)]
    const photo = `${PART}${'x'.repeat(9_500_000)}\r\n`
    const photos = [photo.replace('image', 'primaImage'), photo.replace('image', 'dopoImage'), photo].join('')
    const held = [await begin(salon, 33_000_000, photos), await begin(salon, 33_000_000, photos)]
    const refused = await begin(salon, photos.length, photos)
    await hasFailed(refused.name, 'too-many-analyses')
    refused.socket.end()
    expect(await refused.answer).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 5\r\n/)
    expect(await analyse(other)).toBe(200)
    await endAll(held)
    expect(await analyse(salon)).toBe(200)
  })

  test('an unfinished upload is ended with an answer once it has brought less than 64 kB in 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const salon = await newSalon(server)
    const { name, answer, socket } = await begin(salon, 33_000_000, PART)
    socket.write(Buffer.alloc(SLOWEST_BYTES))
    await hasArrived(name, SLOWEST_BYTES)
    vi.advanceTimersByTime(INTERVAL_MS)
    socket.write(Buffer.alloc(SLOWEST_BYTES - 1))
    await hasArrived(name, PART.length + 2 * SLOWEST_BYTES - 1)
    expect(failures.get(name)).toBeUndefined()
    vi.advanceTimersByTime(INTERVAL_MS)
    // The server closes the connection, although the client goes on.
    const [head = '', body = ''] = (await answer).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 408 /)
    expect(head.toLowerCase()).toContain('connection: close')
    expect(JSON.parse(body)).toEqual({
      code: 'upload-too-slow',
      error: expect.stringMatching(/troppo lentamente.*nessuna analisi è stata contata/),
    })
    expect((await tracesOf(server, salon)).used).toBe(0)
  })

  test('an upload that brings 64 kB in every 30 seconds is analysed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const salon = await newSalon(server)
    const { payload, headers } = await multipart({ image: await samplePhoto('prima'), supplier: 'generic' })
    const boundary = /boundary=(.*)/.exec(headers['content-type'])?.[1] ?? ''
    const padding = Buffer.alloc(2 * SLOWEST_BYTES, 'x')
    const whole = Buffer.concat([padding, Buffer.from('\r\n'), payload])
    const { name, received, socket } = await begin(salon, whole.length, whole.subarray(0, SLOWEST_BYTES), boundary)
    for (let sent = SLOWEST_BYTES; sent < whole.length; sent += SLOWEST_BYTES) {
      vi.advanceTimersByTime(INTERVAL_MS)
      socket.write(whole.subarray(sent, sent + SLOWEST_BYTES))
      await hasArrived(name, Math.min(sent + SLOWEST_BYTES, whole.length))
    }
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1.1 200 /), { timeout: 20_000 })
    socket.destroy()
  })

  test('an unfinished upload counts like an unreadable photo, for its salon and its network', async () => {
    const abandon = async (salon: Salon, times: number) => {
      for (let left = times; left > 0; left -= 10) {
        const uploads = Array.from({ length: Math.min(left, 10) }, () =>
          begin(salon, 33_000_000, PART, 'x', '192.0.2.7'),
        )
        await endAll(await Promise.all(uploads))
      }
    }
    const salon = await newSalon(server, PRO)
    await abandon(salon, FAILED_PER_SALON.max - 1)
    expect(await analyse(salon)).toBe(200)
    await abandon(salon, 1)
    expect(await analyse(salon)).toBe('too-many-attempts')
    // Another salon, until the network has used up its attempts as well.
    const other = await newSalon(server, PRO)
    await abandon(other, FAILED_PER_NETWORK.max - FAILED_PER_SALON.max)
    const last = await newSalon(server, PRO)
    expect(await analyse(last)).toBe(200)
    const upload = await begin(last, PART.length, PART, 'x', '192.0.2.7')
    await hasFailed(upload.name, 'too-many-attempts')
    upload.socket.destroy()
  })
})
