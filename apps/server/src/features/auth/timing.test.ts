import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasswords } from '#platform/passwords'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newAddress, PASSWORD, registration, visitorsOf } from './auth-testing.ts'

const ROUNDS = 30

/** One stands for 'as long'. Work that only a known address causes would make it two and more. */
const AS_LONG = { least: 0.6, most: 1.6 }

const medianOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('the time an answer takes does not tell whether an address is known', () => {
  let server: TestApp
  let known: { email: string; waiting: string }
  beforeAll(async () => {
    // The costs of production: with cheap ones a missing hash would not be noticed.
    server = await createTestApp({ passwords: createPasswords() })
    const waiting = newAddress()
    await post('register', registration(waiting))
    known = { email: (await verified()).email, waiting }
  })
  afterAll(() => server.close())
  const { post, verified } = visitorsOf(() => server)

  test.each([
    ['login', 'login', 'email', { password: 'sbagliata' }],
    ['a reset', 'reset-password', 'email', {}],
    [
      'the code of a reset',
      'confirm-reset-password',
      'email',
      { resetCode: 'AAAAAA', newPassword: PASSWORD, confirmPassword: PASSWORD },
    ],
    ['a new verification code', 'resend-verification', 'waiting', {}],
  ] as const)('at %s', async (_name, path, which, body) => {
    const timed = async (email: string) => {
      const start = performance.now()
      await post(path, { ...body, email })
      const took = performance.now() - start
      // What goes on after the answer must not slow the next one down.
      await server.mails()
      return took
    }
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let round = 0; round < ROUNDS; round++) {
      times.known.push(await timed(known[which]))
      times.unknown.push(await timed(newAddress()))
    }
    const ratio = medianOf(times.known) / medianOf(times.unknown)
    expect(ratio).toBeGreaterThan(AS_LONG.least)
    expect(ratio).toBeLessThan(AS_LONG.most)
  })
})
