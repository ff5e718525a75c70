import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#platform/clock'
import { signIn } from '#testing/builders'
import { appCode, setUpSecondFactor } from '#testing/second-factor'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, visitorsOf } from '#testing/visitors'

const HOME = '192.0.2.10'

describe('signing in with a second step', () => {
  let server: TestApp
  let email: string
  let headers: { readonly authorization: string }
  let secret: string
  let recoveryCodes: readonly string[]
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { email: address, token } = await verified()
    email = address
    headers = { authorization: `Bearer ${token}` }
    ;({ secret, recoveryCodes } = await setUpSecondFactor(server, { headers }))
  })
  const { post, userOf, lastCode, verified } = visitorsOf(() => server)

  const ticketFor = async (given: object = {}): Promise<string> => {
    const answer = await post('login', { email, password: PASSWORD, ...given })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second-step-needed'])
    expect(answer.json()).not.toHaveProperty('token')
    return answer.json().ticket
  }
  const step = (ticket: string, code: string, network?: string) =>
    post('login/second-step', { ticket, code }, {}, network)
  const codeNow = () => appCode(secret, server.clock())
  const wrongCode = () => appCode(secret, new Date(server.clock().getTime() + 5 * MINUTE_MS))
  const acts = async () => {
    const answer = await server.app.inject({ url: '/api/audit-log', headers })
    return answer.json().map(({ act }: { readonly act: string }) => act)
  }

  test('signing in with a second step needs the password first, then the code of the app', async () => {
    expect((await post('login', { email, password: 'sbagliata' })).json()).toMatchObject({
      code: 'invalid-credentials',
    })
    const answer = await step(await ticketFor(), codeNow())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), user: { email } })
    expect(answer.headers['set-cookie']).toBeDefined()
    expect(await acts()).toContain('signed-in')
  })

  test('signing in with a second step applies the choice made with the password', async () => {
    const answer = await step(await ticketFor({ rememberMe: true }), codeNow())
    server.clock.advance(29 * DAY_MS)
    const session = { authorization: `Bearer ${answer.json().token}` }
    expect((await server.app.inject({ url: '/api/user', headers: session })).statusCode).toBe(200)
  })

  test('signing in with a second step accepts the codes just before and after, and none further away', async () => {
    const codeAt = (seconds: number) => appCode(secret, new Date(server.clock().getTime() + seconds * SECOND_MS))
    server.clock.advance(10 * MINUTE_MS)
    const ticket = await ticketFor()
    for (const seconds of [-60, 60]) expect((await step(ticket, codeAt(seconds))).json().code).toBe('code-invalid')
    expect((await step(ticket, codeAt(-30))).statusCode).toBe(200)
    expect((await step(await ticketFor(), codeAt(30))).statusCode).toBe(200)
  })

  test('signing in with a second step accepts no code and no ticket twice', async () => {
    const [first, second] = [await ticketFor(), await ticketFor()]
    const code = codeNow()
    expect((await step(first, code)).statusCode).toBe(200)
    expect((await step(second, code)).json()).toMatchObject({ code: 'code-invalid' })
    server.clock.advance(30 * SECOND_MS)
    expect((await step(first, codeNow())).json()).toMatchObject({ code: 'sign-in-expired' })
    expect((await step(second, codeNow())).statusCode).toBe(200)
  })

  test('signing in with a second step opens one session for a code sent many times at once', async () => {
    const tickets = [await ticketFor(), await ticketFor(), await ticketFor()]
    const code = codeNow()
    const answers = await Promise.all(tickets.map((ticket) => step(ticket, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  })

  test('signing in with a second step accepts a recovery code instead of the app, once, in any notation', async () => {
    const [code = ''] = recoveryCodes
    const written = `${code.slice(0, 5)}-${code.slice(5)} `.toLowerCase()
    expect((await step(await ticketFor(), written)).statusCode).toBe(200)
    expect((await step(await ticketFor(), code)).json()).toMatchObject({ code: 'code-invalid' })
    const left = await server.app.inject({ url: '/api/second-factor', headers })
    expect(left.json()).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await acts()).toContain('recovery-code-used')
  })

  test('signing in with a second step refuses the recovery code of another user', async () => {
    const mine = await ticketFor()
    const { token } = await verified()
    const others = await setUpSecondFactor(server, { headers: { authorization: `Bearer ${token}` } })
    expect((await step(mine, others.recoveryCodes[0] ?? '')).json()).toMatchObject({ code: 'code-invalid' })
  })

  test('signing in with a second step expires ten minutes after the password', async () => {
    const ticket = await ticketFor()
    server.clock.advance(9 * MINUTE_MS)
    expect((await step(ticket, wrongCode())).json()).toMatchObject({ code: 'code-invalid' })
    server.clock.advance(MINUTE_MS)
    const late = await step(ticket, codeNow())
    expect([late.statusCode, late.json().code]).toEqual([410, 'sign-in-expired'])
    expect(late.json().error).toBe('Questo accesso è scaduto: serve di nuovo la password.')
  })

  test('signing in with a second step is invalid once the password is changed or the second step turned off', async () => {
    const ticket = await ticketFor()
    await post('reset-password', { email })
    const reset = { email, resetCode: await lastCode(email), newPassword: 'un altro cavallo' }
    expect((await post('confirm-reset-password', { ...reset, confirmPassword: reset.newPassword })).statusCode).toBe(
      200,
    )
    expect((await step(ticket, codeNow())).json()).toMatchObject({ code: 'sign-in-expired' })

    const next = await ticketFor({ password: 'un altro cavallo' })
    const person = await userOf(email)
    if (!person) throw new Error('nobody has this address')
    const session = await signIn(server.db, person, server.clock)
    const off = await server.app.inject({ method: 'DELETE', url: '/api/second-factor', headers: session.headers })
    expect(off.statusCode).toBe(200)
    expect((await step(next, codeNow())).json()).toMatchObject({ code: 'sign-in-expired' })
    expect((await post('login', { email, password: 'un altro cavallo' })).statusCode).toBe(200)
  })

  test('signing in with a second step refuses guesses after five, with a new ticket too, and counts them for the salon', async () => {
    const codes: string[] = []
    for (let guess = 0; guess < 6; guess++) codes.push((await step(await ticketFor(), wrongCode(), HOME)).json().code)
    expect(codes).toEqual([...Array(5).fill('code-invalid'), 'too-many-attempts'])
    expect((await step(await ticketFor(), codeNow(), HOME)).statusCode).toBe(429)
    await server.mails()
    expect(await acts()).toContain('sign-in-failed')
    server.clock.advance(15 * MINUTE_MS)
    expect((await step(await ticketFor(), codeNow(), HOME)).statusCode).toBe(200)
  })

  test('signing in with a second step refuses guesses from all networks after thirty in a day, and still accepts the owner from a known one', async () => {
    expect((await step(await ticketFor(), codeNow(), HOME)).statusCode).toBe(200)
    const ticket = await ticketFor()
    const codes: string[] = []
    for (let guess = 0; guess < 32; guess++)
      codes.push((await step(ticket, wrongCode(), `203.0.113.${guess}`)).json().code)
    expect([codes[28], codes.at(-1)]).toEqual(['code-invalid', 'too-many-attempts'])
    server.clock.advance(30 * SECOND_MS)
    expect((await step(ticket, codeNow(), '192.0.2.99')).statusCode).toBe(429)
    expect((await step(ticket, codeNow(), HOME)).statusCode).toBe(200)
  })

  test.each(['', '12345', '1234567', 'ABCDE'])(
    'signing in with a second step refuses %j, which is not a code',
    async (code) => {
      const answer = await step(await ticketFor(), code)
      expect(answer.json()).toMatchObject({
        code: 'validation-failed',
        fields: { code: expect.stringContaining('6 cifre') },
      })
    },
  )

  test.each([
    ['since', false],
    ['just before', true],
  ])('an address taken from the account is given back without the app that was set up %s', async (_when, isFirst) => {
    const { email: own, token } = await verified()
    const thief = { authorization: `Bearer ${token}` }
    if (isFirst) await setUpSecondFactor(server, { headers: thief })
    const stolen = newAddress()
    const payload = { firstName: 'Ada', lastName: 'Bianchi', email: stolen }
    await server.app.inject({ method: 'PUT', url: '/api/profile', headers: thief, payload })
    expect((await post('confirm-email-change', { code: await lastCode(stolen) }, thief)).statusCode).toBe(200)
    if (!isFirst) await setUpSecondFactor(server, { headers: thief })
    const mail = (await server.mails()).find(({ to, text }) => to === own && text.includes('#'))
    const link = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no token'
    expect((await post('revert-email-change', { token: link })).statusCode).toBe(200)
    await post('reset-password', { email: own })
    const newPassword = 'un altro cavallo'
    const reset = { email: own, resetCode: await lastCode(own), newPassword, confirmPassword: newPassword }
    expect((await post('confirm-reset-password', reset)).statusCode).toBe(200)
    expect((await post('login', { email: own, password: newPassword })).statusCode).toBe(200)
  })

  test('signing in with a second step keeps an app set up days before when an address is restored', async () => {
    server.clock.advance(2 * DAY_MS)
    const { token } = (await step(await ticketFor({ rememberMe: true }), codeNow())).json()
    const thief = { authorization: `Bearer ${token}` }
    const stolen = newAddress()
    const payload = { firstName: 'Ada', lastName: 'Bianchi', email: stolen }
    await server.app.inject({ method: 'PUT', url: '/api/profile', headers: thief, payload })
    expect((await post('confirm-email-change', { code: await lastCode(stolen) }, thief)).statusCode).toBe(200)
    const mail = (await server.mails()).find(({ to, text }) => to === email && text.includes('#'))
    const link = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no token'
    expect((await post('revert-email-change', { token: link })).statusCode).toBe(200)
    await post('reset-password', { email })
    const newPassword = 'un altro cavallo'
    const reset = { email, resetCode: await lastCode(email), newPassword, confirmPassword: newPassword }
    expect((await post('confirm-reset-password', reset)).statusCode).toBe(200)
    expect((await post('login', { email, password: newPassword })).json()).toMatchObject({ code: 'second-step-needed' })
  })
})
