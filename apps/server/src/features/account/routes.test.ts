import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptionPlans } from '#platform/database/schema/index'
import { buildChild, buildMaster, signIn } from '#testing/builders'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('GET /api/monthly-stats', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  test("GET /api/monthly-stats returns the salon's use to the master and to a collaborator", async () => {
    const { app, db, clock } = server
    const master = await buildMaster(db, {
      currentPlan: 'basic',
      subscriptionStatus: 'active',
      subscriptionStartDate: new Date('2026-02-20T00:00:00.000Z'),
      monthlyAnalysesUsed: 12,
      monthlyAnalysesResetDate: new Date('2026-03-20T00:00:00.000Z'),
    })
    const child = await buildChild(db, master)
    for (const person of [master, child]) {
      const { headers } = await signIn(db, person, clock)
      const answer = await app.inject({ url: '/api/monthly-stats', headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ used: 12, remaining: 38 })
    }
  })

  test('GET /api/monthly-stats returns no limit for pro [R9-003]', async () => {
    const { app, db, clock } = server
    const master = await buildMaster(db, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const { headers } = await signIn(db, master, clock)
    expect((await app.inject({ url: '/api/monthly-stats', headers })).json()).toEqual({ used: 0, remaining: null })
  })

  test('GET /api/monthly-stats needs a session', async () => {
    const answer = await server.app.inject({ url: '/api/monthly-stats' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ error: 'Token di accesso richiesto', code: 'token-missing' })
  })
})

test('GET /api/plans lists the plans on offer, without withdrawn ones [R9-002 R9-003 R9-004 R9-005]', async () => {
  const server = await createTestApp()
  const offers = async () => (await server.app.inject({ url: '/api/plans' })).json()
  const basic = { name: 'basic', priceMonthly: 39.9, priceYearly: 438.9, maxAnalyses: 50, maxChildUsers: 3 }
  const pro = { name: 'pro', priceMonthly: 69.9, priceYearly: 768.9, maxAnalyses: null, maxChildUsers: 5 }
  const before = await offers()
  await server.db.update(subscriptionPlans).set({ isActive: false }).where(eq(subscriptionPlans.name, 'pro'))
  const after = await offers()
  await server.close()
  expect([before, after]).toEqual([[basic, pro], [basic]])
})
