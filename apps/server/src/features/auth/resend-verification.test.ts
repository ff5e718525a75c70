import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { newAddress, visitorsOf } from './auth-testing.ts'

describe.each(engines)('POST /api/resend-verification on the %s database', (engine) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())
  const { post, registered, verified } = visitorsOf(() => server)

  test('answers the same for every address and mails only where a code is waited for', async () => {
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

  test('refuses a bad address and too many requests', async () => {
    expect((await post('resend-verification', { email: '' })).json()).toMatchObject({ error: 'Email non valida' })
    const email = newAddress()
    for (let sent = 0; sent < 5; sent++) await post('resend-verification', { email })
    expect((await post('resend-verification', { email })).statusCode).toBe(429)
  })
})
