import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock'
import { createTestApp, type TestApp } from '#testing/test-app'
import { PASSWORD, visitorsOf } from '#testing/visitors'

const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1'

describe('the sessions of a user', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post, verified } = visitorsOf(() => server)

  const as = (token: string) => ({
    send: (method: 'GET' | 'DELETE', url: string) =>
      server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } }),
  })
  const twice = async () => {
    const { email, token } = await verified()
    server.clock.advance(HOUR_MS)
    const tablet = (await post('login', { email, password: PASSWORD }, { 'user-agent': IPAD })).json().token as string
    return { first: as(token), tablet: as(tablet) }
  }
  const list = async (one: ReturnType<typeof as>) => (await one.send('GET', '/api/sessions')).json()

  test('the sessions of a user are listed with their devices, last used first, without those of other users', async () => {
    await twice()
    const { first, tablet } = await twice()
    const now = server.clock().toISOString()
    expect(await list(tablet)).toMatchObject([
      { device: 'Safari su iPad', since: now, lastUsed: now, isThis: true },
      { isThis: false },
    ])
    expect((await list(first)).map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, true])
  })

  test('the sessions of a user are ended one by one, by their own user alone', async () => {
    const { first, tablet } = await twice()
    const stranger = await twice()
    const [{ id }] = (await list(first)).filter(({ isThis }: { isThis: boolean }) => !isThis)
    expect((await stranger.first.send('DELETE', `/api/sessions/${id}`)).statusCode).toBe(200)
    expect((await tablet.send('GET', '/api/user')).statusCode).toBe(200)
    expect((await first.send('DELETE', `/api/sessions/${id}`)).statusCode).toBe(200)
    expect((await tablet.send('GET', '/api/user')).statusCode).toBe(401)
    expect((await first.send('GET', '/api/user')).statusCode).toBe(200)
  })

  test('the sessions of a user are ended together', async () => {
    const { first, tablet } = await twice()
    const stranger = await twice()
    expect((await first.send('DELETE', '/api/sessions')).statusCode).toBe(200)
    for (const [one, status] of [
      [first, 401],
      [tablet, 401],
      [stranger.first, 200],
    ] as const)
      expect((await one.send('GET', '/api/user')).statusCode).toBe(status)
  })
})
