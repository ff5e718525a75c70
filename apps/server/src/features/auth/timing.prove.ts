import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock'
import { createPasswords } from '#platform/passwords'
import { distinguishes, timeAlternately } from '#testing/durations'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, registration, visitorsOf } from '#testing/visitors'

const ROUNDS = 30

describe('the duration of an answer does not reveal whether an address exists', () => {
  let server: TestApp
  let known: { email: string; waiting: string }
  beforeAll(async () => {
    // The hash cost of production: at a low cost a missing hash would go unnoticed.
    server = await createTestApp({ passwords: createPasswords() })
    const waiting = newAddress()
    await post('register', registration(waiting))
    known = { email: (await verified()).email, waiting }
  })
  afterAll(() => server.close())
  const { post, verified } = visitorsOf(() => server)

  test.each([
    ['login', 'login', 'email', 401, { password: 'sbagliata' }],
    ['a reset', 'reset-password', 'email', 200, {}],
    [
      'the code of a reset',
      'confirm-reset-password',
      'email',
      400,
      { resetCode: 'AAAAAA', newPassword: PASSWORD, confirmPassword: PASSWORD },
    ],
    ['a new verification code', 'resend-verification', 'waiting', 200, {}],
  ] as const)('at %s', async (_name, path, which, status, body) => {
    const statuses = new Set<number>()
    const timed = async (email: string) => {
      // Every count is used up: a refusal takes the same time for all.
      server.clock.advance(HOUR_MS)
      const start = performance.now()
      const { statusCode } = await post(path, { ...body, email })
      const took = performance.now() - start
      statuses.add(statusCode)
      // Work after the answer must not slow the next one.
      await server.mails()
      return took
    }
    const unknown = newAddress()
    const comparison = await timeAlternately(
      ROUNDS,
      () => timed(known[which]),
      () => timed(unknown),
    )
    expect([...statuses]).toEqual([status])
    expect(distinguishes(comparison), JSON.stringify(comparison)).toBe(false)
  })
})
