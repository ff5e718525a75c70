import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import { newId } from '#platform/ids'
import { buildChild, buildMaster, signIn } from '#testing/builders'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, visitorsOf } from '#testing/visitors'

describe('a session', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post } = visitorsOf(() => server)

  test('a session is ended by POST /api/logout, and no other is', async () => {
    const master = await buildMaster(server.db)
    const [here, there] = [await signIn(server.db, master, server.clock), await signIn(server.db, master, server.clock)]
    const answer = await post('logout', {}, here.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true })
    expect(answer.cookies[0]).toMatchObject({ name: 'riflesso_image', value: '', path: '/api/analysis' })
    const over = await server.app.inject({ url: '/api/user', headers: here.headers })
    expect(over.statusCode).toBe(401)
    expect(over.json()).toEqual({ error: 'Token non valido', code: 'token-invalid' })
    expect((await server.app.inject({ url: '/api/user', headers: there.headers })).statusCode).toBe(200)
  })

  test('a session expires after twelve hours of inactivity', async () => {
    const { headers } = await signIn(server.db, await buildMaster(server.db), server.clock)
    const me = () => server.app.inject({ url: '/api/user', headers })
    server.clock.advance(12 * HOUR_MS - 1)
    expect((await me()).statusCode).toBe(200)
    server.clock.advance(12 * HOUR_MS)
    expect((await me()).json()).toMatchObject({ code: 'token-invalid' })
  })

  test.each([
    ['twelve hours', false, 12 * HOUR_MS],
    ["thirty days with 'Ricorda password'", true, 30 * DAY_MS],
  ])('a session keeps its image cookie as long as itself: %s from the last use', async (_name, rememberMe, rest) => {
    const email = newAddress()
    await buildMaster(server.db, { email, password: await server.passwords.hash(PASSWORD) })
    const login = await post('login', { email, password: PASSWORD, rememberMe })
    const maxAge = rest / 1000
    expect(login.cookies).toEqual([expect.objectContaining({ name: 'riflesso_image', maxAge })])
    const { value } = login.cookies[0] ?? {}
    const headers = { authorization: `Bearer ${login.json().token}` }
    const me = () => server.app.inject({ url: '/api/user', headers })

    expect((await me()).cookies).toEqual([])
    server.clock.advance(rest - 1)
    expect((await me()).cookies).toEqual([expect.objectContaining({ value, maxAge, httpOnly: true })])
    server.clock.advance(rest - 1)
    const photo = `/api/analysis/${newId()}/photo/prima`
    const shown = await server.app.inject({ url: photo, cookies: { riflesso_image: value ?? '' } })
    expect(shown.statusCode).toBe(404)
    expect(shown.cookies).toEqual([expect.objectContaining({ value, maxAge })])

    server.clock.advance(HOUR_MS)
    const bye = await post('logout', {}, headers)
    expect(bye.cookies).toEqual([expect.objectContaining({ name: 'riflesso_image', value: '', maxAge: 0 })])
  })

  test.each([
    [undefined, 'token-missing', 'Token di accesso richiesto'],
    ['', 'token-missing', 'Token di accesso richiesto'],
    ['Basic YWRhOmFkYQ==', 'token-missing', 'Token di accesso richiesto'],
    ['Bearer', 'token-missing', 'Token di accesso richiesto'],
    ['Bearer qualcosa', 'token-invalid', 'Token non valido'],
  ])('the authorization %j is rejected', async (authorization, code, error) => {
    const answer = await server.app.inject({
      url: '/api/user',
      headers: authorization === undefined ? {} : { authorization },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ error, code })
  })

  test('a session gets its expiry with every answer, never beyond its absolute end', async () => {
    const person = await buildMaster(server.db)
    const short = await signIn(server.db, person, server.clock)
    const long = await signIn(server.db, person, server.clock, true)
    const restOf = async ({ headers }: typeof short) =>
      Number((await server.app.inject({ url: '/api/user', headers })).headers['x-session-rest'])
    expect([await restOf(short), await restOf(long)]).toEqual([12 * 3600, 30 * 24 * 3600])
    server.clock.advance(30_000)
    expect(await restOf(short)).toBe(12 * 3600 - 30)
    for (let day = 1; day < 80; day++) {
      server.clock.advance(24 * HOUR_MS)
      await restOf(long)
    }
    expect(await restOf(long)).toBe(11 * 24 * 3600 - 30)
  })

  test('a session is not opened by the image cookie', async () => {
    const { imageToken } = await signIn(server.db, await buildMaster(server.db), server.clock)
    const answer = await server.app.inject({ url: '/api/user', cookies: { riflesso_image: imageToken } })
    expect(answer.json()).toMatchObject({ code: 'token-missing' })
  })

  test("a session of a collaborator returns the salon's plan and counts with their own name", async () => {
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
      salonId: master.id,
      email: child.email,
      firstName: 'Leo',
      lastName: 'Verdi',
      companyName: null,
      phoneNumber: child.phoneNumber,
      role: 'child',
      isEmailVerified: true,
      mustAcceptTerms: true,
      currentPlan: 'pro',
      subscriptionStatus: 'active',
      trialAnalysesUsed: 3,
      monthlyAnalysesUsed: 7,
      subscriptionStartDate: '2026-01-01T00:00:00.000Z',
      subscriptionEndDate: null,
      tools: [],
    })
  })
})
