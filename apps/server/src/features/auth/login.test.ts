import { cases } from '@riflesso/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, visitorsOf } from '#testing/visitors'

describe('POST /api/login', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, registered, verified } = visitorsOf(() => server)

  test('POST /api/login returns a token and the user', async () => {
    const { email } = await verified()
    const answer = await post('login', { email: email.toUpperCase(), password: PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), user: { email } })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().user).not.toHaveProperty('password')
  })

  test.each([
    ['email', { email: 'x', password: 'y' }, 'Email non valida'],
    ['password', { email: 'a@b.it', password: '' }, 'Password richiesta'],
    ['password', { email: 'a@b.it' }, 'Password richiesta'],
  ])('POST /api/login refuses a bad %s (%j) [R5-003]', async (field, body, message) => {
    const answer = await post('login', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation-failed', fields: { [field]: message } })
  })

  test('POST /api/login answers a wrong password and an unknown address alike', async () => {
    const { email } = await verified()
    const wrong = await post('login', { email, password: 'sbagliata' })
    const unknown = await post('login', { email: newAddress(), password: PASSWORD })
    expect(wrong.statusCode).toBe(401)
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  })

  test('POST /api/login sends an unverified user to verification, only with the right password', async () => {
    const { email } = await registered()
    const answer = await post('login', { email, password: PASSWORD })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'email-not-verified',
      error: expect.stringContaining('Email non verificata'),
    })
    expect((await post('login', { email, password: 'sbagliata' })).json()).toMatchObject({
      code: 'invalid-credentials',
    })
  })

  const HOME = '192.0.2.10'
  const wrongFrom = async (email: string, network: string, times: number) => {
    let last = await post('login', { email, password: 'sbagliata' }, {}, network)
    for (let tried = 1; tried < times; tried++)
      last = await post('login', { email, password: 'sbagliata' }, {}, network)
    return last
  }

  test('POST /api/login refuses an address after ten attempts, right password or not; a success resets the count', async () => {
    const { email } = await verified()
    const fromHome = () => post('login', { email, password: PASSWORD }, {}, HOME)
    await wrongFrom(email, HOME, 9)
    expect((await fromHome()).statusCode).toBe(200)
    await wrongFrom(email, HOME, 10)
    server.clock.advance(3 * MINUTE_MS)
    const stopped = await fromHome()
    expect(stopped.statusCode).toBe(429)
    expect(stopped.headers['retry-after']).toBe('720')
    expect(stopped.json()).toMatchObject({ error: 'Troppi tentativi. Riprova tra 12 minuti.', retryAfterSeconds: 720 })
    server.clock.advance(12 * MINUTE_MS)
    expect((await fromHome()).statusCode).toBe(200)
  })

  test('POST /api/login does not lock out the owner, who comes from another network', async () => {
    const { email } = await verified()
    expect((await wrongFrom(email, '198.51.100.20', 12)).statusCode).toBe(429)
    expect((await post('login', { email, password: PASSWORD }, {}, HOME)).statusCode).toBe(200)
  })

  test('POST /api/login limits guesses from all networks, and still accepts the owner from a known one', async () => {
    const { email } = await verified()
    expect((await post('login', { email, password: PASSWORD }, {}, HOME)).statusCode).toBe(200)
    const statuses: number[] = []
    for (let tried = 0; tried < 110; tried++)
      statuses.push((await wrongFrom(email, `203.0.113.${tried}`, 1)).statusCode)
    expect([statuses[50], statuses.at(-1)]).toEqual([401, 429])
    const elsewhere = await post('login', { email, password: PASSWORD }, {}, '192.0.2.99')
    expect(elsewhere.statusCode).toBe(429)
    expect((await post('login', { email, password: PASSWORD }, {}, HOME)).statusCode).toBe(200)
    server.clock.advance(60 * MINUTE_MS)
    expect((await post('login', { email, password: PASSWORD }, {}, '192.0.2.99')).statusCode).toBe(200)
  })

  test('POST /api/login refuses the right password after many wrong ones', async () => {
    const { email } = await verified()
    const statuses = new Set<number>()
    for (let tried = 0; tried < cases({ gate: 24, prove: 1000 }); tried++) {
      const network = `172.16.${tried >> 4}.1`
      statuses.add((await post('login', { email, password: 'sbagliata' }, {}, network)).statusCode)
    }
    expect([...statuses].sort()).toEqual([401, 429])
    expect((await post('login', { email, password: PASSWORD }, {}, '172.16.0.1')).statusCode).toBe(429)
  })

  test('POST /api/login blocks one network that guesses at many addresses, and no other', async () => {
    const body = { email: '', password: 'x' }
    const guess = (number: number, network: string) =>
      post('login', { ...body, email: `bersaglio${number}@example.it` }, {}, network)
    for (let tried = 0; tried < 100; tried++) await guess(tried, '198.51.100.7')
    expect((await guess(100, '198.51.100.7')).statusCode).toBe(429)
    expect((await guess(101, '198.51.100.8')).statusCode).toBe(401)
  })
})
