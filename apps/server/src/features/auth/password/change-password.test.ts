import { cases } from '@riflesso/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock'
import { createTestApp, type TestApp } from '#testing/test-app'
import { PASSWORD, visitorsOf } from '#testing/visitors'

const NEW = 'un altro cavallo'

describe('PUT /api/change-password', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, lastCode, verified } = visitorsOf(() => server)

  const change = (token: string, body: object = {}) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/change-password',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW, ...body },
    })
  const isOpen = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await server.app.inject({ url: '/api/user', headers })).statusCode === 200
  }

  test('PUT /api/change-password changes the password, ends the other sessions and notifies the user', async () => {
    const { email, token } = await verified()
    const other = (await post('login', { email, password: PASSWORD, rememberMe: true })).json().token
    await post('reset-password', { email })
    const resetCode = await lastCode(email)
    const answer = await change(token)
    expect(answer.statusCode).toBe(200)
    expect([await isOpen(token), await isOpen(other)]).toEqual([true, false])
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(401)
    expect((await post('login', { email, password: NEW })).statusCode).toBe(200)
    expect((await server.mails())[0]).toMatchObject({ to: email, subject: 'La tua password Riflesso è cambiata' })
    // A code requested before is no longer valid.
    const late = { email, resetCode, newPassword: PASSWORD, confirmPassword: PASSWORD }
    expect((await post('confirm-reset-password', late)).json()).toMatchObject({ code: 'code-invalid' })
  })

  test.each(['password', 'salone ada'])(
    'PUT /api/change-password refuses the new password %j, which is easily guessed',
    async (easy) => {
      const { token } = await verified()
      const answer = await change(token, { newPassword: easy, confirmPassword: easy })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation-failed'])
      expect(answer.json().fields).toEqual({ newPassword: expect.stringContaining('facile da indovinare') })
    },
  )

  test('a wrong current password changes nothing and does not end the session', async () => {
    const { email, token } = await verified()
    const answer = await change(token, { currentPassword: 'sbagliata' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ code: 'wrong-password', error: 'La password attuale non è corretta.' })
    expect(await isOpen(token)).toBe(true)
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200)
  })

  test('PUT /api/change-password limits guesses on an unlocked tablet', async () => {
    const { token } = await verified()
    const statuses: number[] = []
    for (let tried = 0; tried < cases({ gate: 14, prove: 1000 }); tried++)
      statuses.push((await change(token, { currentPassword: `prova ${tried}` })).statusCode)
    expect(statuses.slice(0, 11)).toEqual([...Array(10).fill(403), 429])
    expect(new Set(statuses)).toEqual(new Set([403, 429]))
    const right = await change(token)
    expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '900'])
    server.clock.advance(15 * MINUTE_MS)
    expect((await change(token)).statusCode).toBe(200)
  })

  test.each([
    [{ currentPassword: '' }, 'currentPassword', 'Password attuale richiesta'],
    [{ newPassword: '1234567' }, 'newPassword', 'La password deve essere di almeno 8 caratteri'],
    [{ confirmPassword: '' }, 'confirmPassword', 'Conferma password richiesta'],
    [{ confirmPassword: 'diversa' }, 'confirmPassword', 'Le password non corrispondono'],
  ])('PUT /api/change-password refuses %j [R5-010 R9-010]', async (wrong, field, message) => {
    const { token } = await verified()
    const answer = await change(token, wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject({ [field]: message })
  })
})
