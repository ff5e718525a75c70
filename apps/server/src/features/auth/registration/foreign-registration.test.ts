import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, registration, visitorsOf } from '#testing/visitors'

const STRANGER = { firstName: 'Estraneo', password: 'la so solo io', confirmPassword: 'la so solo io' }

describe("a stranger who registers somebody else's address", () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, userOf, lastCode, registered } = visitorsOf(() => server)

  const registerAs = async (email: string, given: Record<string, unknown> = {}) => {
    const { registrationToken } = (await post('register', registration(email, given))).json()
    return { code: await lastCode(email), registrationToken: registrationToken as string }
  }

  test("a stranger who registers somebody else's address never gets their own password confirmed by the owner through new codes", async () => {
    const { email, registrationToken } = await registered({ firstName: 'Proprietaria' })
    const foreign = await registerAs(email, STRANGER)
    await post('resend-verification', { email, registrationToken: foreign.registrationToken })
    const foreignCode = await lastCode(email)
    for (const code of [foreign.code, foreignCode]) {
      expect((await post('verify-email', { email, code, registrationToken })).json()).toMatchObject({
        code: 'code-invalid',
      })
    }
    expect(await userOf(email)).toMatchObject({ isEmailVerified: false })

    await post('resend-verification', { email, registrationToken })
    const answer = await post('verify-email', { email, code: await lastCode(email), registrationToken })
    expect(answer.json().user).toMatchObject({ firstName: 'Proprietaria' })
    expect((await post('login', { email, password: STRANGER.password })).statusCode).toBe(401)
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
  })

  test("a stranger who registers somebody else's address is separated from the owner long after: without the token no code is sent or accepted", async () => {
    const { email, code } = await registered()
    expect(await userOf(email)).toMatchObject({ isEmailVerified: false })
    server.clock.advance(14 * MINUTE_MS)
    const foreign = await registerAs(email, STRANGER)
    server.clock.advance(2 * MINUTE_MS)
    const before = (await server.mails()).length
    expect((await post('resend-verification', { email })).statusCode).toBe(200)
    expect(await server.mails()).toHaveLength(before)
    for (const tried of [code, foreign.code]) {
      expect((await post('verify-email', { email, code: tried })).json()).toMatchObject({ code: 'code-invalid' })
    }
  })

  test("a stranger who registers somebody else's address uses none of the owner's attempts", async () => {
    const { email, code, registrationToken } = await registered()
    const foreign = newAddress()
    const { registrationToken: foreignToken } = await registerAs(foreign)
    for (const token of [undefined, foreignToken]) {
      for (let tried = 0; tried < 6; tried++) {
        await post('verify-email', { email, code: 'AAAAAA', registrationToken: token })
      }
    }
    expect((await post('verify-email', { email, code })).json()).toMatchObject({ code: 'code-exhausted' })
    expect((await post('verify-email', { email, code, registrationToken })).statusCode).toBe(200)
  })

  test("a stranger who registers somebody else's address cannot use a token of one address for another", async () => {
    const { email } = await registered()
    const other = await registered()
    const before = (await server.mails()).length
    await post('resend-verification', { email, registrationToken: other.registrationToken })
    expect(await server.mails()).toHaveLength(before)
    const crossed = { email, code: other.code, registrationToken: other.registrationToken }
    expect((await post('verify-email', crossed)).json()).toMatchObject({ code: 'code-invalid' })
  })
})

describe('a login before the address is verified', () => {
  test('a login before the address is verified returns the pending registration to a caller with its password, also when there are several', async () => {
    const server = await createTestApp()
    const { post, lastCode, registered } = visitorsOf(() => server)
    const { email, registrationToken } = await registered()
    await post('register', registration(email, STRANGER))
    const refused = (await post('login', { email, password: PASSWORD })).json()
    await post('resend-verification', { email, registrationToken: refused.registrationToken })
    const answer = await post('verify-email', { email, code: await lastCode(email), registrationToken })
    await server.close()
    expect(refused).toMatchObject({ code: 'email-not-verified', registrationToken })
    expect(answer.statusCode).toBe(200)
  })
})
