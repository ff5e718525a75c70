import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#platform/clock'
import { emailVerifications, users } from '#platform/database/schema/index'
import { createTestApp, type TestApp } from '#testing/test-app'
import { foundIn, wholeDatabase } from '#testing/traces'
import { newAddress, PASSWORD, registration, visitorsOf } from '#testing/visitors'
import { removeOldRegistrations } from './old-registrations-repository.ts'

describe('unverified registrations', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, userOf, lastCode, registered, verified } = visitorsOf(() => server)

  const sweep = () => removeOldRegistrations(server.db, server.clock())

  test('unverified registrations are deleted after a week with everything of theirs; verified accounts stay', async () => {
    const account = await verified()
    const { email, registrationToken } = await registered({ lastName: 'Dimenticata', companyName: 'Salone Vuoto' })
    server.clock.advance(6 * DAY_MS)
    await post('resend-verification', { email, registrationToken })
    await server.mails()
    server.clock.advance(DAY_MS - MINUTE_MS)
    await sweep()
    expect(await userOf(email)).toMatchObject({ lastName: 'Dimenticata' })
    server.clock.advance(MINUTE_MS)
    await sweep()
    expect(foundIn(await wholeDatabase(server), [email, 'Dimenticata', 'Salone Vuoto'])).toEqual([])
    expect(await userOf(account.email)).toMatchObject({ isEmailVerified: true })
    const code = await lastCode(email)
    expect((await post('verify-email', { email, code, registrationToken })).json()).toMatchObject({
      code: 'code-invalid',
    })
    expect((await post('register', registration(email))).statusCode).toBe(200)
  })

  test('unverified registrations are deleted without the newer ones of the same address', async () => {
    const email = newAddress()
    await post('register', registration(email, { lastName: 'Prima' }))
    server.clock.advance(3 * DAY_MS)
    const newer = (await post('register', registration(email, { lastName: 'Seconda' }))).json()
    server.clock.advance(4 * DAY_MS)
    await sweep()
    const user = await userOf(email)
    expect(user).toMatchObject({ lastName: 'Seconda', isEmailVerified: false })
    const kept = await server.db
      .select({ data: emailVerifications.registration })
      .from(emailVerifications)
      .where(eq(emailVerifications.userId, user?.id ?? ''))
    expect(kept.map(({ data }) => data?.lastName)).toEqual(['Seconda'])

    await post('resend-verification', { email, registrationToken: newer.registrationToken })
    const again = { email, code: await lastCode(email), registrationToken: newer.registrationToken }
    expect((await post('verify-email', again)).statusCode).toBe(200)
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
    server.clock.advance(30 * DAY_MS)
    await sweep()
    expect(await server.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })
})
