import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock'
import { addBillingDetails } from '#testing/billing'
import { buildChild, buildMaster, signIn } from '#testing/builders'
import { createTestApp, type TestApp } from '#testing/test-app'

const PASSWORD = 'un cavallo a dondolo'

const DETAILS = {
  companyName: 'Salone Ada',
  vatNumber: '12345678903',
  street: 'Via Roma 1',
  postalCode: '50100',
  city: 'Firenze',
  province: 'FI',
  recipientCode: 'ABCDEFG',
}

describe('on a device with an old session', () => {
  let server: TestApp
  let headers: Record<string, string>
  let email: string
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const person = await buildMaster(server.db, { password: await server.passwords.hash(PASSWORD) })
    email = person.email
    await addBillingDetails(server.db, person.id)
    headers = (await signIn(server.db, person, server.clock)).headers
    server.clock.advance(11 * MINUTE_MS)
  })

  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return [answer.statusCode, answer.statusCode === 200 ? undefined : answer.json().code]
  }
  const profile = (newEmail: string) => ({ firstName: 'Ada', lastName: 'Bianchi', email: newEmail })
  const GUARDED = [
    ['another address', () => send('PUT', '/api/profile', profile(`nuova-${email}`))],
    ['an export', () => send('POST', '/api/exports', {})],
    ['the list of clients', () => send('GET', '/api/clients/export.csv')],
    ['billing data', () => send('PUT', '/api/billing-details', DETAILS)],
  ] as const

  test.each(GUARDED)('%s requires the password, once in ten minutes', async (_name, act) => {
    expect(await act()).toEqual([403, 'password-needed'])
    expect(await send('POST', '/api/confirm-password', { password: 'sbagliata' })).toEqual([403, 'wrong-password'])
    expect(await act()).toEqual([403, 'password-needed'])
    expect((await send('POST', '/api/confirm-password', { password: PASSWORD }))[0]).toBe(200)
    expect((await act())[0]).toBe(200)
    server.clock.advance(11 * MINUTE_MS)
    expect(await act()).toEqual([403, 'password-needed'])
  })

  test('the first billing data do not require the password: they follow a payment', async () => {
    const person = await buildMaster(server.db)
    headers = (await signIn(server.db, person, server.clock)).headers
    server.clock.advance(11 * MINUTE_MS)
    expect((await send('PUT', '/api/billing-details', DETAILS))[0]).toBe(200)
    expect(await send('PUT', '/api/billing-details', DETAILS)).toEqual([403, 'password-needed'])
  })

  test('a change of name does not require the password', async () => {
    expect((await send('PUT', '/api/profile', profile(email)))[0]).toBe(200)
  })

  test('the password confirms one session, not all sessions of a user', async () => {
    expect((await send('POST', '/api/confirm-password', { password: PASSWORD }))[0]).toBe(200)
    const child = await buildChild(server.db, await buildMaster(server.db))
    headers = (await signIn(server.db, child, server.clock)).headers
    server.clock.advance(11 * MINUTE_MS)
    expect(await send('POST', '/api/exports', {})).toEqual([403, 'password-needed'])
  })

  test('guesses are refused after ten', async () => {
    const codes: unknown[] = []
    for (let guess = 0; guess < 11; guess++)
      codes.push((await send('POST', '/api/confirm-password', { password: `prova ${guess}` }))[1])
    expect(codes).toEqual([...Array(10).fill('wrong-password'), 'too-many-attempts'])
  })
})
