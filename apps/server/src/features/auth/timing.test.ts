import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasswords } from '#platform/passwords'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newAddress, PASSWORD, registration, visitorsOf } from './auth-testing.ts'

const ROUNDS = 30

/** One stands for 'as long'. Work that only a known address causes would make it two and more. */
const AS_LONG = { least: 0.6, most: 1.6 }

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
    // Always the same one: the first counted attempt of an address is a row more to write than the others.
    const unknown = newAddress()
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let round = 0; round < ROUNDS; round++) {
      times.known.push(await timed(known[which]))
      times.unknown.push(await timed(unknown))
    }
    // The fastest is what the work itself takes: whatever else the machine does only adds to it.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown)
    expect(ratio).toBeGreaterThan(AS_LONG.least)
    expect(ratio).toBeLessThan(AS_LONG.most)
  })
})
