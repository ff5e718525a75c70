import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_TRACES, newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

const MEGABYTE = 1024 * 1024
const PRO = { currentPlan: 'pro', subscriptionStatus: 'active' } as const

let server: TestApp
let port: number
beforeAll(async () => {
  server = await createTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** Announces and starts an upload; resolves once the server has accepted or refused it. */
async function begin({ session }: Salon, length: number | null): Promise<{ socket: Socket; head: string }> {
  const socket = connect(port, '127.0.0.1')
  const lines = [
    'POST /api/analyze-color HTTP/1.1',
    'Host: x',
    `Authorization: ${session.headers.authorization}`,
    'Content-Type: multipart/form-data; boundary=x',
    length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    // The server sends 100 before it decides about the rest.
    'Expect: 100-continue',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [first] = await once(socket, 'data')
  return { socket, head: String(first) }
}

test('uploads beyond the memory limit of all salons are refused before their body is received', async () => {
  const salons = [await newSalon(server, PRO), await newSalon(server, PRO), await newSalon(server, PRO)]
  const [, , last] = salons
  if (!last) throw new Error('three salons')
  // 320 MB: 32 uploads of 10 MB.
  const uploads = await Promise.all(
    Array.from({ length: 32 }, (_, index) => begin(salons[index % 3] as Salon, 10 * MEGABYTE)),
  )
  const parts = { image: await samplePhoto('prima'), supplier: 'generic' }
  const refusalOf = async () => {
    const refused = await postAnalysis(server, last, parts)
    return { status: refused.statusCode, wait: refused.headers['retry-after'], body: refused.json() }
  }
  const { promise: full, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof refusalOf>>>()
  const look = async (): Promise<void> => {
    const refusal = await refusalOf()
    if (refusal.status === 503) return resolve(refusal)
    // This call may have been counted before the last of the uploads, which was then refused: another one replaces it.
    uploads.push(await begin(last, 10 * MEGABYTE))
    await look()
  }
  await Promise.all([look(), full])
  expect(await full).toEqual({
    status: 503,
    wait: '5',
    body: {
      code: 'busy',
      error: 'Stiamo elaborando molte analisi. Riprova tra qualche secondo.',
      retryAfterSeconds: 5,
    },
  })
  // An upload without a length counts as the maximum.
  const undeclared = await begin(last, null)
  const answer = undeclared.head.includes(' 503 ')
    ? undeclared.head
    : String((await once(undeclared.socket, 'data'))[0])
  expect(answer).toContain('HTTP/1.1 503')
  undeclared.socket.destroy()

  for (const { socket } of uploads) socket.destroy()
  const free = async (): Promise<number> => {
    const { statusCode } = await postAnalysis(server, last, parts)
    return statusCode === 200 ? statusCode : free()
  }
  expect(await free()).toBe(200)
  expect(await tracesOf(server, salons[0] as Salon)).toMatchObject({ rows: NO_TRACES.rows, used: NO_TRACES.used })
})
