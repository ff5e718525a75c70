import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMaster, signIn } from '#testing/builders'
import { engines } from '#testing/database/test-database'
import { createTestApp, type TestApp } from '#testing/test-app'
import { users } from '../database/schema/index.ts'

const person = {
  firstName: 'Ada',
  lastName: 'Bianchi',
  companyName: 'Salone Ada',
  phoneNumber: '055 123456',
  password: 'forbici-d-oro-7',
  confirmPassword: 'forbici-d-oro-7',
}

describe.each(engines)('text that a database cannot hold, on the %s database', (engine) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())

  const register = (email: string, given: object) =>
    server.app.inject({ method: 'POST', url: '/api/register', payload: { ...person, email, ...given } })

  test('text that a database cannot hold is cleaned in every field of a registration', async () => {
    const email = 'pulita@example.it'
    const answer = await register(email, {
      firstName: ' A\u0000da\u200b ',
      lastName: 'Bian\u0000chi',
      companyName: 'Salone\r\nAda',
      phoneNumber: '055\u0000 123456',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const [user] = await server.db.select().from(users).where(eq(users.email, email))
    expect(user).toMatchObject({ lastName: 'Bian chi', companyName: 'Salone Ada', phoneNumber: '055 123456' })
  })

  test.each(['firstName', 'lastName', 'companyName', 'phoneNumber'])(
    'half a character in %s is refused',
    async (field) => {
      const answer = await register('mezza@example.it', { [field]: 'Ada \ud800' })
      const error = 'Il testo contiene caratteri non validi'
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { error, code: 'validation-failed', fields: { [field]: error } },
      ])
    },
  )

  test.each(['a\u0000b@example.it', 'a\ud800@example.it', 'a@example.it\u0000'])('%j is no address', async (email) => {
    for (const call of ['register', 'login', 'resend-verification', 'verify-email']) {
      const payload = { ...person, email, code: 'ABCDEF' }
      const answer = await server.app.inject({ method: 'POST', url: `/api/${call}`, payload })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { error: 'Email non valida', code: 'validation-failed', fields: { email: 'Email non valida' } },
      ])
    }
  })

  test.each([
    ['a password', 'login', { password: 'pass\u0000\ud800word' }, 401],
    ['a code', 'verify-email', { code: 'AB\u0000\ud800CD' }, 400],
  ])('text that a database cannot hold is refused like any wrong value in %s', async (_name, call, given, status) => {
    const payload = { email: 'nessuna@example.it', ...given }
    const answer = await server.app.inject({ method: 'POST', url: `/api/${call}`, payload })
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ error: expect.any(String) })])
  })

  test('text that a database cannot hold matches nothing and causes no error in a search', async () => {
    const { headers } = await signIn(server.db, await buildMaster(server.db), server.clock)
    for (const q of ['%00', 'a%00', '%ED%A0%80', '%', '%C3', '%F0%9F']) {
      for (const path of ['/api/search-clients', '/api/recent-analyses']) {
        const answer = await server.app.inject({ url: `${path}?q=${q}`, headers })
        expect([path, q, answer.statusCode, answer.json()]).toEqual([path, q, 200, []])
      }
    }
  })
})
