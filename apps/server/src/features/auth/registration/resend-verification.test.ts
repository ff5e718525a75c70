import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECOND_MS } from '#platform/clock'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, visitorsOf } from '#testing/visitors'

describe('POST /api/resend-verification', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, registered, verified } = visitorsOf(() => server)

  test('POST /api/resend-verification answers alike for every address and mails only where a code is expected', async () => {
    const waiting = await registered()
    const done = await verified()
    const before = (await server.mails()).length
    const answers = await Promise.all(
      [waiting.email, done.email, newAddress()].map((email) => post('resend-verification', { email })),
    )
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
    const mails = await server.mails()
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.to).toBe(waiting.email)
  })

  test('POST /api/resend-verification refuses an invalid address', async () => {
    expect((await post('resend-verification', { email: '' })).json()).toMatchObject({ error: 'Email non valida' })
    const token = { email: newAddress(), registrationToken: 'x' }
    expect((await post('resend-verification', token)).statusCode).toBe(400)
  })

  test.each([
    ['exists', true],
    ['does not exist', false],
  ])(
    'POST /api/resend-verification sends no second code within the minimum interval, whether or not the address %s',
    async (_name, exists) => {
      const email = exists ? (await registered()).email : newAddress()
      const again = () => post('resend-verification', { email }, {}, '192.0.2.40')
      expect((await again()).statusCode).toBe(200)
      const early = await again()
      expect(early.statusCode).toBe(429)
      expect(early.headers['retry-after']).toBe('30')
      expect(early.json()).toMatchObject({ error: 'Troppi tentativi. Riprova tra 30 secondi.' })
      server.clock.advance(30 * SECOND_MS)
      expect((await again()).statusCode).toBe(200)
    },
  )

  test('POST /api/resend-verification blocks one network after five codes an hour, and no other', async () => {
    const { email } = await registered()
    const from = async (network: string) => {
      server.clock.advance(30 * SECOND_MS)
      return (await post('resend-verification', { email }, {}, network)).statusCode
    }
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent++) statuses.push(await from('192.0.2.41'))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await from('192.0.2.42')).toBe(200)
  })
})
