import { cases } from '@riflesso/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, visitorsOf } from '#testing/visitors'

describe('POST /api/verify-email', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, userOf, lastCode, registered } = visitorsOf(() => server)

  test('POST /api/verify-email verifies, signs in and sets the image cookie', async () => {
    const { email, code } = await registered()
    const answer = await post('verify-email', { email, code: ` ${code.toLowerCase()} ` })
    expect(answer.statusCode).toBe(200)
    const { token, user } = answer.json()
    expect(user).toMatchObject({ email, isEmailVerified: true, currentPlan: 'trial', trialAnalysesUsed: 0 })
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'riflesso_image', path: '/api/analysis', httpOnly: true, sameSite: 'Strict' }),
    ])
    expect(answer.cookies[0]?.value).not.toBe(token)
    const me = await server.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })
    expect(me.json()).toEqual(user)
  })

  test.each([
    ['code', { code: 'ABC' }, 'Il codice deve essere di 6 caratteri'],
    ['code', { code: undefined }, 'Il codice deve essere di 6 caratteri'],
    ['email', { email: 'x' }, 'Email non valida'],
  ])('POST /api/verify-email refuses a bad %s (%j)', async (field, wrong, message) => {
    const answer = await post('verify-email', { email: newAddress(), code: 'ABCDEF', ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation-failed', fields: { [field]: message } })
  })

  test('POST /api/verify-email refuses a code after fifteen minutes', async () => {
    const { email, code } = await registered()
    server.clock.advance(15 * MINUTE_MS)
    expect((await post('verify-email', { email, code })).json()).toMatchObject({ code: 'code-expired' })
    expect(await userOf(email)).toMatchObject({ isEmailVerified: false })
  })

  test('POST /api/verify-email refuses a used code', async () => {
    const { email, code } = await registered()
    const answers = await Promise.all([1, 2].map(() => post('verify-email', { email, code })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400])
  })

  test('POST /api/verify-email requires a new code after five wrong ones, whether or not the address exists', async () => {
    const { email, code } = await registered()
    const tries = async (address: string) => {
      const codes: unknown[] = []
      for (let tried = 0; tried < 6; tried++) {
        codes.push((await post('verify-email', { email: address, code: 'AAAAAA' })).json())
      }
      return codes
    }
    const known = await tries(email)
    expect(known.map((answer) => (answer as { code: string }).code)).toEqual([
      'code-invalid',
      'code-invalid',
      'code-invalid',
      'code-invalid',
      'code-exhausted',
      'code-exhausted',
    ])
    expect(await tries(newAddress())).toEqual(known)
    expect((await post('verify-email', { email, code })).json()).toMatchObject({ code: 'code-exhausted' })

    await post('resend-verification', { email })
    const fresh = await lastCode(email)
    expect((await post('verify-email', { email, code })).json()).toMatchObject({ code: 'code-expired' })
    expect((await post('verify-email', { email, code: fresh })).statusCode).toBe(200)
  })

  test('POST /api/verify-email gives a code five attempts in all, however many newer codes are requested', async () => {
    const { email, code: older } = await registered()
    const unknown = newAddress()
    const wrong = async (address: string, times: number) => {
      const answers: unknown[] = []
      for (let tried = 0; tried < times; tried++) {
        answers.push((await post('verify-email', { email: address, code: 'AAAAAA' })).json())
      }
      return answers
    }
    expect(await wrong(email, 4)).toEqual(await wrong(unknown, 4))
    for (const address of [email, unknown]) await post('resend-verification', { email: address })
    const newer = await lastCode(email)
    expect(newer).not.toBe(older)
    expect(await wrong(email, 1)).toEqual(await wrong(unknown, 1))
    expect((await post('verify-email', { email, code: older })).json()).toMatchObject({ code: 'code-expired' })
    expect(await userOf(email)).toMatchObject({ isEmailVerified: false })
    expect((await post('verify-email', { email, code: newer })).statusCode).toBe(200)
  })

  test('POST /api/verify-email accepts an older code as long as its own attempts last', async () => {
    const { email, code: older } = await registered()
    await post('resend-verification', { email })
    await lastCode(email)
    for (let tried = 0; tried < 4; tried++) await post('verify-email', { email, code: 'AAAAAA' })
    expect((await post('verify-email', { email, code: older })).statusCode).toBe(200)
  })

  test('POST /api/verify-email never accepts wrong codes, however many are tried', async () => {
    const { email, registrationToken } = await registered()
    const answers = new Set<string>()
    for (let tried = 0; tried < cases({ gate: 24, prove: 1000 }); tried++) {
      // Another code whenever the attempts are used up, as often as allowed.
      if (tried % 5 === 0) await post('resend-verification', { email, registrationToken })
      const answer = await post('verify-email', { email, code: 'AAAAAA', registrationToken })
      answers.add(answer.json().code)
    }
    expect([...answers].sort()).toEqual(['code-exhausted', 'code-invalid'])
    expect(await userOf(email)).toMatchObject({ isEmailVerified: false })
  })
})
