import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailVerifications, users } from '#platform/database/schema/index'
import type { Mailer } from '#platform/mail/mail'
import { createMailSender, waitAfter } from '#platform/mail/mail-sender'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, registration, visitorsOf } from '#testing/visitors'

describe('POST /api/register', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, userOf, lastCode, registered, verified } = visitorsOf(() => server)

  test('POST /api/register creates an unverified master on trial and mails a code', async () => {
    const email = newAddress()
    const answer = await post('register', registration(`  ${email.toUpperCase()} `))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      emailSent: true,
      message: expect.stringContaining('codice di verifica'),
      registrationToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
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
    ['confirmPassword', { confirmPassword: '' }, 'Conferma password richiesta'],
  ])('POST /api/register refuses a bad %s (%j) in Italian [R5-001 R5-002 R9-010]', async (field, wrong, message) => {
    const answer = await post('register', registration(newAddress(), wrong))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation-failed', fields: { [field]: message } })
  })

  test.each(['password', '12345678', '        ', 'salone123', 'adabianchi1', 'Salone Ada'])(
    'POST /api/register refuses the password %j, which is easily guessed, and creates nothing',
    async (password) => {
      const email = newAddress()
      const answer = await post('register', registration(email, { password, confirmPassword: password }))
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation-failed'])
      expect(answer.json().fields).toEqual({ password: expect.stringContaining('facile da indovinare') })
      expect(await userOf(email)).toBeUndefined()
    },
  )

  test('POST /api/register reports every invalid field at once, the first one as the error', async () => {
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

  test('POST /api/register answers alike for an address with an account, and writes to its owner', async () => {
    const { email } = await verified()
    const fresh = await post('register', registration('mai-vista@example.it'))
    const known = await post('register', registration(email, { firstName: 'Estraneo' }))
    expect(known.statusCode).toBe(fresh.statusCode)
    expect(known.json()).toEqual({ ...fresh.json(), registrationToken: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(await userOf(email)).toMatchObject({ firstName: 'Ada' })
    const [mail] = await server.mails()
    expect(mail).toMatchObject({ to: email, subject: 'Questo indirizzo ha già un account Riflesso' })
    expect(mail?.text).not.toContain('Estraneo')

    const { registrationToken } = known.json()
    const guess = { code: 'ABC234', registrationToken }
    expect((await post('verify-email', { email, ...guess })).json()).toMatchObject({ code: 'code-invalid' })
    const again = await post('resend-verification', { email, registrationToken })
    expect(again.statusCode).toBe(200)
    expect((await server.mails())[0]?.subject).toBe(mail?.subject)
  })

  test('a second registration of an unverified address changes nothing until its code is confirmed', async () => {
    const { email, code: firstCode, registrationToken } = await registered({ firstName: 'Prima' })
    const again = await post(
      'register',
      registration(email, { firstName: 'Seconda', password: 'altra password', confirmPassword: 'altra password' }),
    )
    expect(again.statusCode).toBe(200)
    expect(await userOf(email)).toMatchObject({ firstName: 'Prima' })
    const secondCode = await lastCode(email)
    expect(secondCode).not.toBe(firstCode)

    const answer = await post('verify-email', { email, code: firstCode, registrationToken })
    expect(answer.json().user).toMatchObject({ firstName: 'Prima' })
    expect((await post('login', { email, password: 'altra password' })).statusCode).toBe(401)
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
    expect((await post('verify-email', { email, code: secondCode })).json()).toMatchObject({ code: 'code-invalid' })
  })

  test('POST /api/register creates the account of the registration whose code is entered', async () => {
    const { email } = await registered({
      firstName: 'Estraneo',
      password: 'la so solo io',
      confirmPassword: 'la so solo io',
    })
    const { registrationToken } = (await post('register', registration(email, { firstName: 'Proprietaria' }))).json()
    const answer = await post('verify-email', { email, code: await lastCode(email), registrationToken })
    expect(answer.json().user).toMatchObject({ firstName: 'Proprietaria' })
    expect((await post('login', { email, password: 'la so solo io' })).statusCode).toBe(401)
  })

  test('POST /api/register creates one account for two simultaneous registrations', async () => {
    const email = newAddress()
    const answers = await Promise.all([1, 2].map(() => post('register', registration(email))))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    expect(await server.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })

  test('POST /api/register sends an address at most five codes an hour for one network, and states how long to wait', async () => {
    const email = newAddress()
    const fromHere = () => post('register', registration(email), {}, '192.0.2.30')
    for (let sent = 0; sent < 5; sent++) expect((await fromHere()).statusCode).toBe(200)
    const answer = await fromHere()
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('3600')
    expect(answer.json()).toEqual({
      code: 'too-many-attempts',
      error: 'Troppi tentativi. Riprova tra un’ora.',
      retryAfterSeconds: 3600,
    })
    expect((await post('register', registration(email), {}, '192.0.2.31')).statusCode).toBe(200)
  })

  test('POST /api/register sends an address at most twenty codes an hour for all networks', async () => {
    const email = newAddress()
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent++) statuses.push((await post('register', registration(email))).statusCode)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })

  test.each([
    ['anna maria', 'Anna Maria'],
    ['ANNA MARIA', 'Anna Maria'],
    ["d'artagnan", "D'Artagnan"],
    ['jean-luc', 'Jean-Luc'],
    ['élodie', 'Élodie'],
    ['McKenna', 'McKenna'],
  ])('POST /api/register greets %s as %s', async (firstName, name) => {
    const email = newAddress()
    await post('register', registration(email, { firstName }))
    const mail = (await server.mails()).find(({ to }) => to === email)
    expect(mail?.text).toContain(`Ciao ${name},`)
  })

  test('POST /api/register puts only a plausible name into the mail', async () => {
    const email = newAddress()
    await post('register', registration(email, { firstName: 'Vinci su http://truffa.example' }))
    const mail = (await server.mails()).find(({ to }) => to === email)
    expect(mail?.text).not.toContain('truffa')
    expect(mail?.html).not.toContain('truffa')
  })
})

describe('a registration whose mail cannot be sent', () => {
  test('a registration is stored although its mail cannot be sent yet, and the mail is sent later', async () => {
    const sent: string[] = []
    let isDown = true
    const mailer: Mailer = {
      send: async ({ to }) => {
        if (isDown) throw new Error('the mail server is down')
        sent.push(to)
      },
    }
    const server = await createTestApp({ mailer })
    const email = 'senza-posta@example.it'
    const answer = await server.app.inject({ method: 'POST', url: '/api/register', payload: registration(email) })
    const rows = await server.db.select().from(users)
    const mailSender = createMailSender({ ...server, mailer, log: server.app.log })
    isDown = false
    await mailSender.sendDue()
    const early = [...sent]
    server.clock.advance(waitAfter(1))
    await mailSender.sendDue()
    await server.close()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ emailSent: false, message: expect.stringContaining('nuovo codice') })
    expect(rows).toHaveLength(1)
    expect([early, sent]).toEqual([[], [email]])
  })
})
