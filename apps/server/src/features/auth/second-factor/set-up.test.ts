import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock'
import { recoveryCodes, secondFactors, type users } from '#platform/database/schema/index'
import { buildMaster, type SignedIn, signIn } from '#testing/builders'
import { appCode, setUpSecondFactor } from '#testing/second-factor'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('setting up a second step', () => {
  let server: TestApp
  let person: typeof users.$inferSelect
  let session: SignedIn
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    person = await buildMaster(server.db)
    session = await signIn(server.db, person, server.clock)
  })

  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const { headers } = session
    const answer = await server.app.inject({
      method,
      url: `/api/${path}`,
      headers,
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const acts = async () => {
    const { headers } = session
    const answer = await server.app.inject({ url: '/api/audit-log', headers })
    return answer.json().map(({ act }: { readonly act: string }) => act)
  }

  test('setting up a second step gives a secret that an app can read, and ten recovery codes once', async () => {
    expect(await call('GET', 'second-factor')).toMatchObject({ since: null, recoveryCodesLeft: 0 })
    const { secret, uri } = await call('POST', 'second-factor')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' })
    expect(decodeURIComponent(uri)).toContain(`Riflesso:${person.email}?issuer=Riflesso&secret=${secret}`)
    expect(await call('GET', 'second-factor')).toMatchObject({ since: null })

    const done = await call('POST', 'second-factor/confirm', { code: ` ${appCode(secret, server.clock())} ` })
    expect(new Set(done.recoveryCodes).size).toBe(10)
    for (const code of done.recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{10}$/)
    const since = server.clock().toISOString()
    expect(await call('GET', 'second-factor')).toMatchObject({ since, recoveryCodesLeft: 10 })
    expect(await acts()).toEqual(['second-factor-on'])
    expect((await server.mails())[0]).toMatchObject({ to: person.email, subject: 'Accesso in due passaggi attivato' })
  })

  test('setting up a second step stores neither the secret nor the recovery codes in plain text', async () => {
    const { secret, recoveryCodes: codes } = await setUpSecondFactor(server, session)
    const [factor] = await server.db.select().from(secondFactors).where(eq(secondFactors.userId, person.id))
    const kept = await server.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id))
    expect(kept).toHaveLength(10)
    const all = JSON.stringify([factor, kept])
    for (const plain of [secret, ...codes]) expect(all).not.toContain(plain)
  })

  test('setting up a second step refuses a wrong code, an unrequested one, and a second app', async () => {
    expect(await call('POST', 'second-factor/confirm', { code: '123456' })).toMatchObject({
      status: 409,
      code: 'second-factor-changed',
    })
    const { secret } = await call('POST', 'second-factor')
    const wrong = appCode(secret, new Date(server.clock().getTime() + 5 * MINUTE_MS))
    expect(await call('POST', 'second-factor/confirm', { code: wrong })).toMatchObject({ code: 'code-invalid' })
    expect(await call('POST', 'second-factor/confirm', { code: '12345' })).toMatchObject({
      code: 'validation-failed',
      fields: { code: 'Il codice dell’app è di 6 cifre' },
    })
    await setUpSecondFactor(server, session)
    expect(await call('POST', 'second-factor')).toMatchObject({ status: 409, code: 'second-factor-changed' })
  })

  test('setting up a second step limits guesses of the first code, and requires the password after a while', async () => {
    const { secret } = await call('POST', 'second-factor')
    const wrong = appCode(secret, new Date(server.clock().getTime() + 5 * MINUTE_MS))
    const codes: string[] = []
    for (let guess = 0; guess < 6; guess++)
      codes.push((await call('POST', 'second-factor/confirm', { code: wrong })).code)
    expect(codes).toEqual([...Array(5).fill('code-invalid'), 'too-many-attempts'])
    server.clock.advance(15 * MINUTE_MS)
    const code = appCode(secret, server.clock())
    expect(await call('POST', 'second-factor/confirm', { code })).toMatchObject({
      status: 403,
      code: 'password-needed',
    })
    expect(await call('GET', 'second-factor')).toMatchObject({ since: null })
  })

  test('setting up a second step ends the other sessions', async () => {
    const other = await signIn(server.db, person, server.clock)
    await setUpSecondFactor(server, session)
    expect((await server.app.inject({ url: '/api/user', headers: other.headers })).statusCode).toBe(401)
    expect((await server.app.inject({ url: '/api/user', headers: session.headers })).statusCode).toBe(200)
  })

  test('setting up a second step requires the password, and so do turning it off and new recovery codes', async () => {
    await setUpSecondFactor(server, session)
    server.clock.advance(11 * MINUTE_MS)
    const guarded = [
      ['POST', 'second-factor'],
      ['POST', 'second-factor/recovery-codes'],
      ['DELETE', 'second-factor'],
    ] as const
    for (const [method, path] of guarded) {
      expect(await call(method, path), `${method} ${path}`).toMatchObject({ status: 403, code: 'password-needed' })
    }
    expect(await call('GET', 'second-factor')).toMatchObject({ since: expect.any(String) })
  })

  test('setting up a second step is turned off again, and the salon and the user are notified', async () => {
    await setUpSecondFactor(server, session)
    expect(await call('DELETE', 'second-factor')).toMatchObject({ status: 200 })
    expect(await call('GET', 'second-factor')).toMatchObject({ since: null, recoveryCodesLeft: 0 })
    expect(await call('DELETE', 'second-factor')).toMatchObject({ status: 200 })
    expect(await acts()).toEqual(['second-factor-off', 'second-factor-on'])
    expect((await server.mails())[0]).toMatchObject({
      to: person.email,
      subject: 'Accesso in due passaggi disattivato',
    })
  })

  test('setting up a second step replaces the recovery codes', async () => {
    const { recoveryCodes: former } = await setUpSecondFactor(server, session)
    const { recoveryCodes: renewed } = await call('POST', 'second-factor/recovery-codes')
    expect(new Set([...former, ...renewed]).size).toBe(20)
    expect(await call('GET', 'second-factor')).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await acts())[0]).toBe('recovery-codes-renewed')
  })
})
