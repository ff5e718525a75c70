import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { newAddress, PASSWORD, visitorsOf } from './auth-testing.ts'

describe.each(engines)('POST /api/login on the %s database', (engine) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())
  const { post, registered, verified } = visitorsOf(() => server)

  test('answers a token and the user', async () => {
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
  ])('refuses a bad %s (%j)', async (field, body, message) => {
    const answer = await post('login', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation-failed', fields: { [field]: message } })
  })

  test('does not tell a wrong password from an unknown address', async () => {
    const { email } = await verified()
    const wrong = await post('login', { email, password: 'sbagliata' })
    const unknown = await post('login', { email: newAddress(), password: PASSWORD })
    expect(wrong.statusCode).toBe(401)
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  })

  test('sends an unverified person to verification, but only with the right password', async () => {
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

  test('stops guessing at an address after ten tries, right password or not; a success starts the count again', async () => {
    const { email } = await verified()
    for (let tried = 0; tried < 9; tried++) await post('login', { email, password: 'sbagliata' })
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
    for (let tried = 0; tried < 10; tried++) await post('login', { email, password: 'sbagliata' })
    const stopped = await post('login', { email, password: PASSWORD })
    expect(stopped.statusCode).toBe(429)
    expect(stopped.headers['retry-after']).toBe('900')
    server.clock.advance(15 * MINUTE_MS)
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
  })

  test('stops one network that guesses at many addresses, and no other', async () => {
    const body = { email: '', password: 'x' }
    const guess = (number: number, network: string) =>
      post('login', { ...body, email: `bersaglio${number}@example.it` }, {}, network)
    for (let tried = 0; tried < 100; tried++) await guess(tried, '198.51.100.7')
    expect((await guess(100, '198.51.100.7')).statusCode).toBe(429)
    expect((await guess(101, '198.51.100.8')).statusCode).toBe(401)
  })
})
