import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMaster, signIn } from '#testing/builders'
import { PRODUCTION } from '#testing/production'
import { setUpSecondFactor } from '#testing/second-factor'
import { createTestApp, type TestApp } from '#testing/test-app'

const OPERATOR = 'gestore@example.it'

describe('the pages of the operator in production', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ env: { ...PRODUCTION, ADMIN_EMAILS: OPERATOR } })
  })
  afterAll(() => server.close())

  test('the pages of the operator in production require the second factor, and refuse all other users', async () => {
    const operator = await signIn(server.db, await buildMaster(server.db, { email: OPERATOR }), server.clock)
    const other = await signIn(server.db, await buildMaster(server.db), server.clock)
    const pages = [
      ['GET', '/api/model-use', 200],
      ['POST', '/api/stripe-setup', 503],
      ['GET', '/api/invoice-archive?month=2026-03', 404],
    ] as const
    const ask = async ({ headers }: typeof operator) =>
      Promise.all(
        pages.map(async ([method, url]) => {
          const { statusCode, body } = await server.app.inject({ method, url, headers })
          return { statusCode, body }
        }),
      )
    for (const { statusCode, body } of await ask(operator)) {
      expect(statusCode).toBe(403)
      expect(JSON.parse(body)).toMatchObject({
        code: 'second-factor-required',
        error: expect.stringContaining('due passaggi'),
      })
    }
    await setUpSecondFactor(server, operator)
    expect((await ask(operator)).map(({ statusCode }) => statusCode)).toEqual(pages.map(([, , status]) => status))
    await setUpSecondFactor(server, other)
    for (const { body } of await ask(other)) expect(JSON.parse(body).code).toBe('forbidden')
    for (const [{ headers }, isOperator] of [
      [operator, true],
      [other, false],
    ] as const) {
      const { body } = await server.app.inject({ method: 'GET', url: '/api/payment-settings', headers })
      expect(JSON.parse(body)).toMatchObject({ isOperator })
    }
  })
})
