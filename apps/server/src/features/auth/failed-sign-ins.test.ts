import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock'
import { buildChild, buildMaster, signIn } from '#testing/builders'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD, visitorsOf } from '#testing/visitors'

describe('failed sign-ins', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { post } = visitorsOf(() => server)

  const fail = async (email: string) => {
    expect((await post('login', { email, password: 'sbagliata' })).statusCode).toBe(401)
    // Counted after the response.
    await server.mails()
  }

  test('failed sign-ins are one row an hour for each account in the log of the salon, with their number', async () => {
    const password = await server.passwords.hash(PASSWORD)
    const master = await buildMaster(server.db, { password })
    const child = await buildChild(server.db, master, { password })
    await fail(master.email)
    await fail(child.email)
    await fail(child.email)
    server.clock.advance(HOUR_MS)
    await fail(child.email)
    await fail(newAddress())

    const { headers } = await signIn(server.db, master, server.clock)
    const answer = await server.app.inject({ method: 'GET', url: '/api/audit-log', headers })
    const lines: { text: string; author: { firstName: string } }[] = answer.json()
    expect(lines.map(({ text, author }) => [text, author.firstName]).sort()).toEqual([
      ['Accesso non riuscito', 'Ada'],
      ['Accesso non riuscito', 'Leo'],
      ['Accesso non riuscito: 2 volte in un’ora', 'Leo'],
    ])
  })

  test('failed sign-ins are all counted when simultaneous', async () => {
    const master = await buildMaster(server.db, { password: await server.passwords.hash(PASSWORD) })
    await Promise.all(Array.from({ length: 5 }, () => post('login', { email: master.email, password: 'sbagliata' })))
    await server.mails()
    const { headers } = await signIn(server.db, master, server.clock)
    const answer = await server.app.inject({ method: 'GET', url: '/api/audit-log', headers })
    expect(answer.json()).toMatchObject([{ act: 'sign-in-failed', text: 'Accesso non riuscito: 5 volte in un’ora' }])
  })
})
