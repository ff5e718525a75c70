import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelUses } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { buildMaster, signIn } from '#testing/builders'
import { engines } from '#testing/database/test-database'
import { createTestApp, type TestApp } from '#testing/test-app'

const OPERATOR = 'gestore@example.it'

describe.each(engines)('the cost of the external model, on the %s database', (engine) => {
  let server: TestApp
  beforeAll(async () => {
    const env = {
      ADMIN_EMAILS: OPERATOR,
      AI_PROVIDER: 'openai',
      AI_MODEL: 'vista-1',
      AI_API_KEY: 'sk',
      AI_PRICE_INPUT: '1',
      AI_PRICE_OUTPUT: '2',
    }
    server = await createTestApp({ engine, env })
  })
  afterAll(() => server.close())

  const ask = async (email: string) => {
    const person = await buildMaster(server.db, { email, companyName: 'Salone Ada' })
    const { headers } = await signIn(server.db, person, server.clock)
    return { person, answer: () => server.app.inject({ url: '/api/model-use', headers }) }
  }

  test('the cost of the external model is shown to the operator alone: by month, and one by one [R2-123]', async () => {
    const salon = await ask('altro@example.it')
    expect((await salon.answer()).statusCode).toBe(403)
    const operator = await ask(OPERATOR)
    const configured = { provider: 'openai', model: 'vista-1', hasPrice: true }
    expect((await operator.answer()).json()).toEqual({ configured, months: [], recent: [] })
    const use = (usedAt: string, microdollars: number | null) => ({
      id: newId(),
      salonId: salon.person.id,
      provider: 'openai',
      model: 'vista-1',
      outcome: 'used' as const,
      calls: 2,
      inputTokens: 1000,
      outputTokens: 200,
      microdollars,
      milliseconds: 4200,
      usedAt: new Date(usedAt),
    })
    await server.db
      .insert(modelUses)
      // In Italy the last one is already in March.
      .values([use('2026-02-10T10:00:00Z', 1400), use('2026-02-11T10:00:00Z', 1600), use('2026-02-28T23:30:00Z', null)])
    const { months, recent } = (await operator.answer()).json()
    expect(months).toEqual([
      { month: '2026-03', analyses: 1, calls: 2, inputTokens: 1000, outputTokens: 200, microdollars: null },
      { month: '2026-02', analyses: 2, calls: 4, inputTokens: 2000, outputTokens: 400, microdollars: 3000 },
    ])
    expect(recent).toHaveLength(3)
    expect(recent[0]).toMatchObject({
      at: '2026-02-28T23:30:00.000Z',
      salon: 'Salone Ada',
      outcome: 'used',
      microdollars: null,
      milliseconds: 4200,
    })
  })
})
