import { cases } from '@riflesso/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#platform/clock'
import { outgoingMails, passwordResets } from '#platform/database/schema/index'
import { signIn } from '#testing/builders'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, visitorsOf } from '#testing/visitors'

const NEW = 'un altro cavallo'

describe('password reset', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, userOf, lastCode, registered, verified } = visitorsOf(() => server)

  /** Requests a code and reads it from the mailbox. */
  const asked = async (email: string, network?: string) => {
    const answer = await post('reset-password', { email }, {}, network)
    expect(answer.statusCode).toBe(200)
    return { requestToken: answer.json().requestToken as string, resetCode: await lastCode(email) }
  }
  const confirm = (email: string, resetCode: string, more: object = {}, network?: string) =>
    post('confirm-reset-password', { email, resetCode, newPassword: NEW, confirmPassword: NEW, ...more }, {}, network)

  test('password reset sets the password by the code once; every session ends and the owner is notified', async () => {
    const { email, token } = await verified()
    const { resetCode, requestToken } = await asked(email)
    expect(resetCode).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
    const kept = [await userOf(email), await server.db.select().from(passwordResets)]
    expect(JSON.stringify(kept)).not.toContain(resetCode)
    expect(await server.db.select().from(outgoingMails)).toEqual([])

    const answer = await confirm(email, resetCode.toLowerCase(), { requestToken })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: expect.stringContaining('aggiornata') })
    const over = await server.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })
    expect(over.json()).toMatchObject({ code: 'token-invalid' })
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(401)
    expect((await post('login', { email, password: NEW })).statusCode).toBe(200)
    expect((await server.mails())[0]).toMatchObject({ to: email, subject: 'La tua password Riflesso è cambiata' })
    expect((await confirm(email, resetCode, { requestToken })).json()).toMatchObject({ code: 'code-invalid' })
    expect(await userOf(email)).toMatchObject({ passwordResetCode: null, passwordResetExpiry: null })
  })

  test('password reset needs no token: the calls of the specification work unchanged', async () => {
    const { email } = await verified()
    const { resetCode } = await asked(email)
    expect((await confirm(email, resetCode)).statusCode).toBe(200)
  })

  test('password reset answers alike for every address, and mails only to a verified one', async () => {
    const known = await verified()
    const waiting = await registered()
    const before = (await server.mails()).length
    const answers = await Promise.all(
      [known.email, waiting.email, newAddress()].map((email) => post('reset-password', { email })),
    )
    const shapes = answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/[0-9a-f-]{36}/, 'token')}`)
    expect(new Set(shapes).size).toBe(1)
    expect(shapes[0]).toContain("Se l'email esiste, riceverai le istruzioni per il reset della password")
    const mails = await server.mails()
    expect(mails.slice(0, mails.length - before).map(({ to }) => to)).toEqual([known.email])
  })

  test('password reset answers wrong codes alike whether or not the address exists, and requires a new code after five', async () => {
    const { email } = await verified()
    const { resetCode, requestToken } = await asked(email)
    const stranger = newAddress()
    const strangerToken = (await post('reset-password', { email: stranger })).json().requestToken
    for (let tried = 1; tried <= 6; tried++) {
      const known = await confirm(email, 'AAAAAA', { requestToken })
      const unknown = await confirm(stranger, 'AAAAAA', { requestToken: strangerToken })
      expect(known.json()).toMatchObject({ code: tried < 5 ? 'code-invalid' : 'code-exhausted' })
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    }
    expect((await confirm(email, resetCode, { requestToken })).json()).toMatchObject({ code: 'code-exhausted' })
    const again = await asked(email)
    expect((await confirm(email, again.resetCode, { requestToken: again.requestToken })).statusCode).toBe(200)
  })

  test("password reset uses none of the owner's attempts for a stranger's wrong codes", async () => {
    const { email } = await verified()
    const { resetCode, requestToken } = await asked(email)
    for (let tried = 0; tried < 6; tried++) await confirm(email, 'AAAAAA')
    expect((await confirm(email, resetCode)).json()).toMatchObject({ code: 'code-exhausted' })
    expect((await confirm(email, resetCode, { requestToken })).statusCode).toBe(200)
  })

  test('password reset accepts a code for fifteen minutes, for its own address and request', async () => {
    const [mine, other] = [await verified(), await verified()]
    const [code, others] = [await asked(mine.email), await asked(other.email)]
    const crossed = { requestToken: others.requestToken }
    expect((await confirm(mine.email, others.resetCode, crossed)).json()).toMatchObject({ code: 'code-invalid' })
    expect((await confirm(mine.email, code.resetCode, crossed)).json()).toMatchObject({ code: 'code-invalid' })
    server.clock.advance(15 * MINUTE_MS)
    const named = { requestToken: code.requestToken }
    expect((await confirm(mine.email, code.resetCode, named)).json()).toMatchObject({ code: 'code-expired' })
    expect((await confirm(mine.email, 'AAAAAA', named)).json()).toMatchObject({ code: 'code-invalid' })
  })

  test('password reset accepts one of two simultaneous uses of a code', async () => {
    const { email } = await verified()
    const { resetCode } = await asked(email)
    const answers = await Promise.all([confirm(email, resetCode), confirm(email, resetCode)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  test('password reset never accepts wrong codes, however many are tried', async () => {
    const { email } = await verified()
    const codes = new Set<string>()
    for (let tried = 0; tried < cases({ gate: 24, prove: 1000 }); tried++) {
      if (tried % 50 === 0) server.clock.advance(MINUTE_MS)
      // New requests reset the count of the answer, as a guesser would do.
      if (tried % 5 === 0) await post('reset-password', { email }, {}, `172.20.${tried >> 3}.1`)
      const answer = await confirm(email, 'AAAAAA', {}, `172.21.${tried >> 3}.1`)
      codes.add(answer.json().code)
    }
    expect([...codes].sort()).toEqual(['code-exhausted', 'code-invalid'])
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
    const rows = await server.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, (await userOf(email))?.id ?? ''))
    expect(Math.max(...rows.map(({ unnamedTries }) => unnamedTries))).toBeLessThanOrEqual(5)
  })

  test('password reset limits the rate of codes; a stranger cannot block a network where the owner is known', async () => {
    const { email } = await verified()
    await post('login', { email, password: PASSWORD }, {}, '192.0.2.50')
    expect((await post('reset-password', { email }, {}, '192.0.2.50')).statusCode).toBe(200)
    const early = await post('reset-password', { email }, {}, '192.0.2.50')
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '30'])
    expect(early.json()).toMatchObject({ error: 'Troppi tentativi. Riprova tra 30 secondi.' })
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent++) statuses.push((await post('reset-password', { email })).statusCode)
    expect(statuses.at(-1)).toBe(429)
    server.clock.advance(30 * SECOND_MS)
    expect((await post('reset-password', { email }, {}, '192.0.2.50')).statusCode).toBe(200)
  })

  test('password reset lets the owner sign in again after guesses have locked the address', async () => {
    const { email } = await verified()
    const home = '192.0.2.60'
    for (let tried = 0; tried < 11; tried++) await post('login', { email, password: 'sbagliata' }, {}, home)
    expect((await post('login', { email, password: PASSWORD }, {}, home)).statusCode).toBe(429)
    const { resetCode } = await asked(email, home)
    expect((await confirm(email, resetCode, {}, home)).statusCode).toBe(200)
    expect((await post('login', { email, password: NEW }, {}, home)).statusCode).toBe(200)
  })

  test.each([
    [{ email: 'x' }, 'email', 'Email non valida'],
    [{ resetCode: '' }, 'resetCode', 'Codice richiesto'],
    [{ resetCode: 'ABC' }, 'resetCode', 'Il codice deve essere di 6 caratteri'],
    [{ newPassword: 'corta' }, 'newPassword', 'La password deve essere di almeno 8 caratteri'],
    [{ confirmPassword: '' }, 'confirmPassword', 'Conferma password richiesta'],
    [{ confirmPassword: 'diversa' }, 'confirmPassword', 'Le password non corrispondono'],
  ])('password reset refuses %j [R5-011 R9-010]', async (wrong, field, message) => {
    const answer = await confirm('a@b.it', 'ABC234', wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject({ [field]: message })
  })

  test('password reset starts no session with the old password during the reset', async () => {
    const { email } = await verified()
    const { resetCode } = await asked(email)
    const [reset, ...logins] = await Promise.all([
      confirm(email, resetCode),
      ...Array.from({ length: 8 }, () => post('login', { email, password: PASSWORD })),
    ])
    expect(reset.statusCode).toBe(200)
    const user = await userOf(email)
    for (const login of logins.filter(({ statusCode }) => statusCode === 200)) {
      const headers = { authorization: `Bearer ${login.json().token}` }
      expect((await server.app.inject({ url: '/api/user', headers })).statusCode).toBe(401)
    }
    const { headers } = await signIn(server.db, { id: user?.id ?? '' }, server.clock)
    expect((await server.app.inject({ url: '/api/user', headers })).statusCode).toBe(200)
  })
})
