import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock'
import { emailChanges } from '#platform/database/schema/index'
import { codeIn } from '#platform/mail/mailbox'
import { buildChild, buildMaster, signIn } from '#testing/builders'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, visitorsOf } from '#testing/visitors'

describe('the profile', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, userOf, lastCode, registered, verified } = visitorsOf(() => server)

  const person = { firstName: 'Ada', lastName: 'Bianchi', companyName: 'Salone Ada', phoneNumber: '055 1' }
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })
  const save = (token: string, body: object) =>
    server.app.inject({ method: 'PUT', url: '/api/profile', headers: headersOf(token), payload: body })
  const waiting = async (token: string) =>
    (await server.app.inject({ url: '/api/email-change', headers: headersOf(token) })).json()
  const confirm = (token: string, code: string) => post('confirm-email-change', { code }, headersOf(token))
  const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address)

  test('the profile is saved immediately, except for the address', async () => {
    const { email, token } = await verified()
    const body = { firstName: ' Anna ', lastName: 'Neri', companyName: '', phoneNumber: null, email }
    const answer = await save(token, body)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      newEmail: null,
      user: { firstName: 'Anna', lastName: 'Neri', companyName: null, phoneNumber: null, email },
    })
    expect(await waiting(token)).toEqual({ newEmail: null })
  })

  test('the profile gets a new address by the code sent to it, and the old address is notified', async () => {
    const { email, token } = await verified()
    const next = newAddress()
    const answer = await save(token, { ...person, email: next.toUpperCase() })
    expect(answer.json()).toMatchObject({ newEmail: next, user: { email } })
    expect(await waiting(token)).toEqual({ newEmail: next })
    const code = await lastCode(next)
    expect(JSON.stringify(await server.db.select().from(emailChanges))).not.toContain(code)
    expect((await post('login', { email: next, password: PASSWORD })).statusCode).toBe(401)

    const confirmed = await confirm(token, code.toLowerCase())
    expect(confirmed.statusCode).toBe(200)
    expect(confirmed.json()).toMatchObject({ email: next })
    expect(await waiting(token)).toEqual({ newEmail: null })
    expect((await post('login', { email: next, password: PASSWORD })).statusCode).toBe(200)
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(401)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ subject: 'L’indirizzo del tuo account Riflesso è cambiato' })
    expect(mail?.text).toContain(next)
    expect((await confirm(token, code)).json()).toMatchObject({ code: 'code-invalid' })
  })

  const revert = (token: string) => post('revert-email-change', { token })
  /** Moves an account to another address and returns the token mailed to the old one. */
  const moved = async () => {
    const { email, token } = await verified()
    const next = newAddress()
    await save(token, { ...person, email: next })
    await confirm(token, await lastCode(next))
    return { email, next, token, link: await linkTo(email) }
  }
  const linkTo = async (address: string) => {
    const [mail] = await mailsTo(address)
    return /ripristino#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link'
  }

  test('the profile ends the other sessions when the address changes', async () => {
    const { email, token } = await verified()
    const other = (await post('login', { email, password: PASSWORD })).json().token
    const next = newAddress()
    await save(token, { ...person, email: next })
    await confirm(token, await lastCode(next))
    const statuses = [token, other].map(
      async (one) => (await server.app.inject({ url: '/api/user', headers: headersOf(one) })).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([200, 401])
  })

  test('the profile can be restored from the old address within 72 hours, once, and every session ends', async () => {
    const { email, next, token, link } = await moved()
    server.clock.advance(71 * 60 * MINUTE_MS)
    expect((await revert('indovinato')).json()).toMatchObject({ code: 'revert-link-invalid' })
    const thief = (await post('login', { email: next, password: PASSWORD, rememberMe: true })).json().token
    expect((await revert(link)).statusCode).toBe(200)
    for (const one of [token, thief])
      expect((await server.app.inject({ url: '/api/user', headers: headersOf(one) })).statusCode).toBe(401)
    expect(await userOf(email)).toMatchObject({ isEmailVerified: true })
    expect(await userOf(next)).toBeUndefined()
    expect((await revert(link)).json()).toMatchObject({ code: 'revert-link-invalid' })
  })

  test('the profile can be restored from the first of several previous addresses', async () => {
    const { email, token, link } = await moved()
    const third = newAddress()
    await save(token, { ...person, email: third })
    await confirm(token, await lastCode(third))
    expect((await revert(link)).statusCode).toBe(200)
    expect([await userOf(email), await userOf(third)]).toEqual([expect.objectContaining({ email }), undefined])
  })

  test('the profile keeps earlier links valid when a thief changes to their own address again', async () => {
    const { email, next, token, link } = await moved()
    server.clock.advance(MINUTE_MS)
    const third = newAddress()
    await save(token, { ...person, email: third })
    await confirm(token, await lastCode(third))
    expect((await revert(await linkTo(next))).statusCode).toBe(200)
    expect((await revert(link)).statusCode).toBe(200)
    expect([await userOf(email), await userOf(next)]).toEqual([expect.objectContaining({ email }), undefined])
  })

  test('the profile accepts no earlier password after it was restored', async () => {
    const { email, link } = await moved()
    expect((await revert(link)).statusCode).toBe(200)
    expect((await post('login', { email, password: PASSWORD })).json()).toMatchObject({ code: 'invalid-credentials' })
    await post('reset-password', { email })
    const newPassword = 'un altro cavallo'
    const reset = { email, resetCode: await lastCode(email), newPassword, confirmPassword: newPassword }
    expect((await post('confirm-reset-password', reset)).statusCode).toBe(200)
    expect((await post('login', { email, password: newPassword })).statusCode).toBe(200)
  })

  test('the profile is not restored to an address in use by another account, or after 72 hours', async () => {
    const { email, link } = await moved()
    await buildMaster(server.db, { email })
    expect((await revert(link)).json()).toMatchObject({ code: 'email-taken' })
    const late = await moved()
    server.clock.advance(73 * 60 * MINUTE_MS)
    expect((await revert(late.link)).json()).toMatchObject({ code: 'revert-link-invalid' })
  })

  test('the profile does not reveal that an address is taken: its owner is notified, and no code is sent', async () => {
    const [mine, other] = [await verified(), await verified()]
    const free = await save(mine.token, { ...person, email: newAddress() })
    const taken = await save(mine.token, { ...person, email: other.email })
    expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()))
    expect([taken.statusCode, taken.json().newEmail]).toEqual([200, other.email])
    expect(await waiting(mine.token)).toEqual({ newEmail: other.email })
    const [mail] = await mailsTo(other.email)
    expect(mail?.subject).toBe('Questo indirizzo ha già un account Riflesso')
    expect(codeIn(mail?.text ?? '')).toBeNull()
  })

  test('the profile does not take an address that was verified meanwhile', async () => {
    const mine = await verified()
    const next = newAddress()
    await save(mine.token, { ...person, email: next })
    const code = await lastCode(next)
    await buildMaster(server.db, { email: next })
    expect((await confirm(mine.token, code)).json()).toMatchObject({ code: 'email-taken' })
    expect(await userOf(mine.email)).toMatchObject({ email: mine.email })
  })

  test('the profile takes the address of an unverified account', async () => {
    const mine = await verified()
    const { email: next } = await registered()
    await save(mine.token, { ...person, email: next })
    expect((await confirm(mine.token, await lastCode(next))).json()).toMatchObject({ email: next })
  })

  test('the profile refuses a code after five wrong attempts or fifteen minutes; a new code starts again', async () => {
    const { token } = await verified()
    const next = newAddress()
    await save(token, { ...person, email: next })
    const code = await lastCode(next)
    const codes: string[] = []
    for (let tried = 0; tried < 6; tried++) codes.push((await confirm(token, 'AAAAAA')).json().code)
    expect(codes).toEqual([...Array(4).fill('code-invalid'), 'code-exhausted', 'code-exhausted'])
    expect((await confirm(token, code)).json()).toMatchObject({ code: 'code-exhausted' })
    await save(token, { ...person, email: next })
    const fresh = await lastCode(next)
    server.clock.advance(15 * MINUTE_MS)
    expect((await confirm(token, fresh)).json()).toMatchObject({ code: 'code-expired' })
    expect(await waiting(token)).toEqual({ newEmail: null })
  })

  test('the profile sends at most five codes an hour for one user', async () => {
    const { token } = await verified()
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent++)
      statuses.push((await save(token, { ...person, email: newAddress() })).statusCode)
    expect(statuses).toEqual([...Array(5).fill(200), 429])
  })

  test("the profile lets a collaborator change their own name, never the salon's", async () => {
    const master = await buildMaster(server.db)
    const child = await buildChild(server.db, master)
    const { token } = await signIn(server.db, child, server.clock)
    const answer = await save(token, { ...person, firstName: 'Lea', companyName: 'Mia', email: child.email })
    expect(answer.json().user).toMatchObject({ firstName: 'Lea', companyName: null })
    expect(await userOf(master.email)).toMatchObject({ firstName: 'Ada', companyName: 'Salone Ada' })
  })

  test.each([
    [{ firstName: ' ' }, 'firstName', 'Nome richiesto'],
    [{ lastName: undefined }, 'lastName', 'Cognome richiesto'],
    [{ email: 'x' }, 'email', 'Email non valida'],
  ])('the profile refuses %j [R5-009]', async (wrong, field, message) => {
    const { email, token } = await verified()
    const answer = await save(token, { ...person, email, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ [field]: message })
  })
})
