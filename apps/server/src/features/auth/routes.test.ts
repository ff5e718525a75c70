import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#platform/clock'
import { emailVerifications, users } from '#platform/database/schema/index'
import { codeIn } from '#platform/mail/mailbox-page'
import { buildChild, buildMaster, signIn } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'

const PASSWORD = 'cavallo a dondolo'

const registration = (email: string, given: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Bianchi',
  companyName: 'Salone Ada',
  phoneNumber: '+39 055 123456',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...given,
})

describe.each(engines)('accounts on the %s database', (engine) => {
  let server: TestApp
  let addresses = 0
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())

  const newAddress = () => `persona${++addresses}@example.it`

  let networks = 0
  /** Each call comes from a network of its own unless told otherwise, so that no test uses up another's attempts. */
  const newNetwork = () => `10.${(++networks >> 8) & 255}.${networks & 255}.1`

  const post = (path: string, payload: object, headers: Record<string, string> = {}, remoteAddress = newNetwork()) =>
    server.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers, remoteAddress })

  const userOf = async (email: string) => (await server.db.select().from(users).where(eq(users.email, email)))[0]

  const lastCode = async (email: string): Promise<string> => {
    const mail = (await server.mails()).find(({ to }) => to === email)
    return codeIn(mail?.text ?? '') ?? 'no code'
  }

  const registered = async (given: Record<string, unknown> = {}) => {
    const email = newAddress()
    expect((await post('register', registration(email, given))).statusCode).toBe(200)
    return { email, code: await lastCode(email) }
  }

  const verified = async () => {
    const { email, code } = await registered()
    const answer = await post('verify-email', { email, code })
    expect(answer.statusCode).toBe(200)
    return { email, token: answer.json().token as string }
  }

  describe('POST /api/register', () => {
    test('makes an unverified master on trial and mails a code', async () => {
      const email = newAddress()
      const answer = await post('register', registration(`  ${email.toUpperCase()} `))
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ emailSent: true, message: expect.stringContaining('codice di verifica') })
      const user = await userOf(email)
      expect(user).toMatchObject({
        firstName: 'Ada',
        companyName: 'Salone Ada',
        role: 'master',
        isEmailVerified: false,
        currentPlan: 'trial',
      })
      expect(user?.password).toMatch(/^\$argon2id\$/)
      const code = await lastCode(email)
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
      const rows = await server.db.select().from(emailVerifications)
      expect(JSON.stringify([user, rows])).not.toContain(code)
      expect(JSON.stringify([user, rows])).not.toContain(PASSWORD)
    })

    test.each([
      ['firstName', { firstName: '  ' }, 'Nome richiesto'],
      ['lastName', { lastName: undefined }, 'Cognome richiesto'],
      ['companyName', { companyName: '' }, 'Ragione sociale richiesta'],
      ['phoneNumber', { phoneNumber: null }, 'Numero di telefono richiesto'],
      ['email', { email: 'non una email' }, 'Email non valida'],
      ['password', { password: '1234567' }, 'La password deve essere di almeno 8 caratteri'],
      ['confirmPassword', { confirmPassword: 'altra cosa' }, 'Le password non corrispondono'],
      ['confirmPassword', { confirmPassword: undefined }, 'Conferma password richiesta'],
    ])('refuses a bad %s (%j) in Italian', async (field, wrong, message) => {
      const answer = await post('register', registration(newAddress(), wrong))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'validation-failed', fields: { [field]: message } })
    })

    test('says every wrong field at once, the first one as the error', async () => {
      const answer = await post('register', {})
      expect(answer.json()).toEqual({
        error: 'Nome richiesto',
        code: 'validation-failed',
        fields: {
          firstName: 'Nome richiesto',
          lastName: 'Cognome richiesto',
          companyName: 'Ragione sociale richiesta',
          phoneNumber: 'Numero di telefono richiesto',
          email: 'Email non valida',
          password: 'La password deve essere di almeno 8 caratteri',
          confirmPassword: 'Conferma password richiesta',
        },
      })
    })

    test('refuses an address that is in use', async () => {
      const { email } = await verified()
      const answer = await post('register', registration(email))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'email-taken' })
    })

    test('a second registration of an unverified address takes nothing over until its own code comes back', async () => {
      const { email, code: firstCode } = await registered({ firstName: 'Prima' })
      const again = await post(
        'register',
        registration(email, { firstName: 'Seconda', password: 'altra password', confirmPassword: 'altra password' }),
      )
      expect(again.statusCode).toBe(200)
      expect(await userOf(email)).toMatchObject({ firstName: 'Prima' })
      const secondCode = await lastCode(email)
      expect(secondCode).not.toBe(firstCode)

      const answer = await post('verify-email', { email, code: firstCode })
      expect(answer.json().user).toMatchObject({ firstName: 'Prima' })
      expect((await post('login', { email, password: 'altra password' })).statusCode).toBe(401)
      expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
      expect((await post('verify-email', { email, code: secondCode })).json()).toMatchObject({ code: 'code-invalid' })
    })

    test('an account registered again is the one whose code is typed', async () => {
      const { email } = await registered({
        firstName: 'Estraneo',
        password: 'la so solo io',
        confirmPassword: 'la so solo io',
      })
      await post('register', registration(email, { firstName: 'Proprietaria' }))
      const answer = await post('verify-email', { email, code: await lastCode(email) })
      expect(answer.json().user).toMatchObject({ firstName: 'Proprietaria' })
      expect((await post('login', { email, password: 'la so solo io' })).statusCode).toBe(401)
    })

    test('two registrations at once make one account', async () => {
      const email = newAddress()
      const answers = await Promise.all([1, 2].map(() => post('register', registration(email))))
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
      expect(await server.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
    })

    test('sends at most five codes an hour to one address', async () => {
      const email = newAddress()
      for (let sent = 0; sent < 5; sent++) expect((await post('register', registration(email))).statusCode).toBe(200)
      const answer = await post('register', registration(email))
      expect(answer.statusCode).toBe(429)
      expect(answer.headers['retry-after']).toBe('3600')
      expect(answer.json()).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 3600 })
    })

    test('puts nothing but a name into the mail', async () => {
      const email = newAddress()
      await post('register', registration(email, { firstName: 'Vinci su http://truffa.example' }))
      const mail = (await server.mails()).find(({ to }) => to === email)
      expect(mail?.text).not.toContain('truffa')
      expect(mail?.html).not.toContain('truffa')
    })
  })

  describe('POST /api/verify-email', () => {
    test('verifies, signs in and sets the image cookie', async () => {
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
    ])('refuses a bad %s (%j)', async (field, wrong, message) => {
      const answer = await post('verify-email', { email: newAddress(), code: 'ABCDEF', ...wrong })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'validation-failed', fields: { [field]: message } })
    })

    test('a code is good for fifteen minutes', async () => {
      const { email, code } = await registered()
      server.clock.advance(15 * MINUTE_MS)
      expect((await post('verify-email', { email, code })).json()).toMatchObject({ code: 'code-expired' })
      expect(await userOf(email)).toMatchObject({ isEmailVerified: false })
    })

    test('a code serves once', async () => {
      const { email, code } = await registered()
      const answers = await Promise.all([1, 2].map(() => post('verify-email', { email, code })))
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400])
    })

    test('after five wrong codes a new one is needed, for an address that exists and for one that does not', async () => {
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
  })

  describe('POST /api/resend-verification', () => {
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

  describe('POST /api/login', () => {
    test('answers a token and the user', async () => {
      const { email } = await verified()
      const answer = await post('login', { email: email.toUpperCase(), password: PASSWORD })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), user: { email } })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json().user).not.toHaveProperty('password')
    })

    test.each([
      ['email', { email: 'x', password: 'y' }, 'Email non valida'],
      ['password', { email: 'a@b.it', password: '' }, 'Password richiesta'],
      ['password', { email: 'a@b.it' }, 'Password richiesta'],
    ])('refuses a bad %s (%j)', async (field, body, message) => {
      const answer = await post('login', body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'validation-failed', fields: { [field]: message } })
    })

    test('does not tell a wrong password from an unknown address', async () => {
      const { email } = await verified()
      const wrong = await post('login', { email, password: 'sbagliata' })
      const unknown = await post('login', { email: newAddress(), password: PASSWORD })
      expect(wrong.statusCode).toBe(401)
      expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    })

    test('sends an unverified person to verification, but only with the right password', async () => {
      const { email } = await registered()
      const answer = await post('login', { email, password: PASSWORD })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({
        code: 'email-not-verified',
        error: expect.stringContaining('Email non verificata'),
      })
      expect((await post('login', { email, password: 'sbagliata' })).json()).toMatchObject({
        code: 'invalid-credentials',
      })
    })

    test('stops guessing at an address after ten tries, right password or not; a success starts the count again', async () => {
      const { email } = await verified()
      for (let tried = 0; tried < 9; tried++) await post('login', { email, password: 'sbagliata' })
      expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
      for (let tried = 0; tried < 10; tried++) await post('login', { email, password: 'sbagliata' })
      const stopped = await post('login', { email, password: PASSWORD })
      expect(stopped.statusCode).toBe(429)
      expect(stopped.headers['retry-after']).toBe('900')
      server.clock.advance(15 * MINUTE_MS)
      expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
    })

    test('stops one network that guesses at many addresses, and no other', async () => {
      const body = { email: '', password: 'x' }
      const guess = (number: number, network: string) =>
        post('login', { ...body, email: `bersaglio${number}@example.it` }, {}, network)
      for (let tried = 0; tried < 100; tried++) await guess(tried, '198.51.100.7')
      expect((await guess(100, '198.51.100.7')).statusCode).toBe(429)
      expect((await guess(101, '198.51.100.8')).statusCode).toBe(401)
    })

    test("'Ricorda password' keeps the cookie beyond the browser's session", async () => {
      const { email } = await verified()
      const passing = await post('login', { email, password: PASSWORD })
      const lasting = await post('login', { email, password: PASSWORD, rememberMe: true })
      expect(passing.cookies[0]?.maxAge).toBeUndefined()
      expect(lasting.cookies[0]?.maxAge).toBe(30 * 24 * 3600)
    })
  })

  describe('a session', () => {
    test('ends with POST /api/logout, and only itself', async () => {
      const master = await buildMaster(server.db)
      const [here, there] = [
        await signIn(server.db, master, server.clock),
        await signIn(server.db, master, server.clock),
      ]
      const answer = await post('logout', {}, here.headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ success: true })
      expect(answer.cookies[0]).toMatchObject({ name: 'riflesso_image', value: '', path: '/api/analysis' })
      const over = await server.app.inject({ url: '/api/user', headers: here.headers })
      expect(over.statusCode).toBe(401)
      expect(over.json()).toEqual({ error: 'Token non valido', code: 'token-invalid' })
      expect((await server.app.inject({ url: '/api/user', headers: there.headers })).statusCode).toBe(200)
    })

    test('ends after twelve hours of rest', async () => {
      const { headers } = await signIn(server.db, await buildMaster(server.db), server.clock)
      const me = () => server.app.inject({ url: '/api/user', headers })
      server.clock.advance(12 * HOUR_MS - 1)
      expect((await me()).statusCode).toBe(200)
      server.clock.advance(12 * HOUR_MS)
      expect((await me()).json()).toMatchObject({ code: 'token-invalid' })
    })

    test.each([
      [undefined, 'token-missing', 'Token di accesso richiesto'],
      ['', 'token-missing', 'Token di accesso richiesto'],
      ['Basic YWRhOmFkYQ==', 'token-missing', 'Token di accesso richiesto'],
      ['Bearer', 'token-missing', 'Token di accesso richiesto'],
      ['Bearer qualcosa', 'token-invalid', 'Token non valido'],
    ])('is not what %j says', async (authorization, code, error) => {
      const answer = await server.app.inject({
        url: '/api/user',
        headers: authorization === undefined ? {} : { authorization },
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ error, code })
    })

    test('is not opened by the image cookie', async () => {
      const { imageToken } = await signIn(server.db, await buildMaster(server.db), server.clock)
      const answer = await server.app.inject({ url: '/api/user', cookies: { riflesso_image: imageToken } })
      expect(answer.json()).toMatchObject({ code: 'token-missing' })
    })

    test("shows a collaborator the salon's plan and counts, beside their own name", async () => {
      const master = await buildMaster(server.db, {
        currentPlan: 'pro',
        subscriptionStatus: 'active',
        subscriptionStartDate: new Date('2026-01-01T00:00:00.000Z'),
        monthlyAnalysesUsed: 7,
        monthlyAnalysesResetDate: new Date('2099-01-01T00:00:00.000Z'),
        trialAnalysesUsed: 3,
      })
      const child = await buildChild(server.db, master)
      const { headers } = await signIn(server.db, child, server.clock)
      expect((await server.app.inject({ url: '/api/user', headers })).json()).toEqual({
        id: child.id,
        email: child.email,
        firstName: 'Leo',
        lastName: 'Verdi',
        companyName: null,
        phoneNumber: child.phoneNumber,
        role: 'child',
        isEmailVerified: true,
        currentPlan: 'pro',
        subscriptionStatus: 'active',
        trialAnalysesUsed: 3,
        monthlyAnalysesUsed: 7,
        subscriptionStartDate: '2026-01-01T00:00:00.000Z',
        subscriptionEndDate: null,
      })
    })
  })
})

describe('a registration whose mail cannot be sent', () => {
  test('stands, and says so', async () => {
    const server = await createTestApp({
      mailer: { send: () => Promise.reject(new Error('the mail server is down')) },
    })
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: registration('senza-posta@example.it'),
    })
    const rows = await server.db.select().from(users)
    await server.close()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ emailSent: false, message: expect.stringContaining('nuovo codice') })
    expect(rows).toHaveLength(1)
  })
})
