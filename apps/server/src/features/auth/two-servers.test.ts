import { cases } from '@riflesso/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newToken } from '#platform/sessions/tokens'
import { signIn } from '#testing/builders'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, visitorsOf } from '#testing/visitors'

/** More than the hundred attempts of an address, from all networks together. */
const PASSWORDS = cases({ gate: 200, prove: 1000 })
/** More than the five attempts of a code. */
const CODES = cases({ gate: 50, prove: 1000 })
/** Sent at the same time, half of them to each server. */
const AT_ONCE = 50

describe('many guesses at two servers on one database', () => {
  let first: TestApp
  let second: TestApp
  beforeAll(async () => {
    first = await createTestApp()
    second = await createTestApp({ db: first.db, clock: first.clock })
  })
  afterAll(async () => {
    await second.close()
    await first.close()
  })
  const { post, verified, lastCode, registered, userOf } = visitorsOf(() => first)
  const servers = [post, visitorsOf(() => second).post] as const

  /** Sends guesses to both servers alternately, with one network for every two; counts the answers. */
  async function guess(
    guesses: number,
    path: string,
    bodyOf: (number: number) => object,
    headers = {},
  ): Promise<Map<string, number>> {
    const answers = new Map<string, number>()
    for (let from = 0; from < guesses; from += AT_ONCE) {
      const sent = Array.from({ length: AT_ONCE }, (_, index) => {
        const number = from + index
        const network = `172.${30 + (number % 2)}.${(number >> 2) & 255}.1`
        return servers[number % 2 ? 1 : 0](path, bodyOf(number), headers, network)
      })
      for (const answer of await Promise.all(sent)) {
        const { code } = answer.json()
        const outcome = answer.statusCode === 200 ? 'in' : String(code)
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
      }
    }
    return answers
  }

  test('guesses of a password at two servers are checked a hundred times at most, and the right one is refused', async () => {
    const { email } = await verified()
    // The right one is sent too late.
    const passwordOf = (number: number) => (number >= 150 ? PASSWORD : `sbagliata ${number}`)
    const answers = await guess(PASSWORDS, 'login', (number) => ({ email, password: passwordOf(number) }))
    expect(Object.fromEntries(answers)).toEqual({
      'invalid-credentials': 100,
      'too-many-attempts': PASSWORDS - 100,
    })
    for (const server of servers) expect((await server('login', { email, password: PASSWORD })).statusCode).toBe(429)
  })

  test('guesses of a password reset code at two servers are checked five times at most', async () => {
    const { email } = await verified()
    await post('reset-password', { email })
    const resetCode = await lastCode(email)
    const codeOf = (number: number) => (number >= 25 ? resetCode : 'AAAAAA')
    const given = { email, newPassword: 'un altro cavallo', confirmPassword: 'un altro cavallo' }
    const answers = await guess(CODES, 'confirm-reset-password', (number) => ({ ...given, resetCode: codeOf(number) }))
    expect(Object.fromEntries(answers)).toEqual({ 'code-invalid': 4, 'code-exhausted': CODES - 4 })
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
  })

  test('guesses of a verification code at two servers are checked five times at most', async () => {
    const { email, code: right } = await registered()
    const codeOf = (number: number) => (number >= 25 ? right : 'AAAAAA')
    const answers = await guess(CODES, 'verify-email', (number) => ({ email, code: codeOf(number) }))
    expect(Object.fromEntries(answers)).toEqual({ 'code-invalid': 4, 'code-exhausted': CODES - 4 })
    expect(await userOf(email)).toMatchObject({ isEmailVerified: false })
  })

  test('guesses of the code for a new address at two servers are checked five times at most', async () => {
    const { email } = await verified()
    const user = await userOf(email)
    const { headers } = await signIn(first.db, { id: user?.id ?? '' }, first.clock)
    const newEmail = newAddress()
    const payload = { firstName: 'Ada', lastName: 'Bianchi', email: newEmail }
    await first.app.inject({ method: 'PUT', url: '/api/profile', headers, payload })
    const right = await lastCode(newEmail)
    const codeOf = (number: number) => (number >= 25 ? right : 'AAAAAA')
    const answers = await guess(CODES, 'confirm-email-change', (number) => ({ code: codeOf(number) }), headers)
    expect(answers.get('in')).toBeUndefined()
    expect(answers.get('code-invalid')).toBeLessThanOrEqual(5)
    expect(await userOf(email)).toMatchObject({ id: user?.id })
  })

  test('guesses of an invitation’s token at two servers are all refused', async () => {
    const answers = await guess(CODES, 'team/invitation', () => ({ token: newToken() }))
    expect([...answers.keys()].sort()).toEqual(['invitation-invalid'])
  })
})
