import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/database/connect'
import type { Db } from '#platform/database/db'
import { users } from '#platform/database/schema/index'
import { buildMaster } from '#testing/builders'
import { createTestDatabase, engines } from '#testing/database/test-database'
import { consumeUse, readAllowance } from './allowance.ts'

const now = new Date('2026-03-20T12:00:00.000Z')

describe.each(engines)('uses of a plan on the %s database', (engine) => {
  let database: Database
  let db: Db
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    db = database.db
  })
  afterAll(() => database.close())

  const use = (salonId: string) => db.transaction((tx) => consumeUse(tx, salonId, now))
  const rowOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]

  test('ten simultaneous ones with one left give exactly one success', async () => {
    const { id } = await buildMaster(db, { trialAnalysesUsed: 2 })
    const results = await Promise.all(Array.from({ length: 10 }, () => use(id)))
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    expect(results.find((result) => !result.ok)).toMatchObject({
      code: 'requires-upgrade',
      allowance: { trialAnalysesUsed: 3, remaining: 0 },
    })
    expect(await rowOf(id)).toMatchObject({ trialAnalysesUsed: 3, monthlyAnalysesUsed: 0 })
  })

  test('ten simultaneous ones on the last of a month of basic give exactly one success', async () => {
    const { id } = await buildMaster(db, {
      currentPlan: 'basic',
      subscriptionStatus: 'active',
      subscriptionStartDate: new Date('2026-03-01T00:00:00.000Z'),
      monthlyAnalysesUsed: 49,
      monthlyAnalysesResetDate: new Date('2026-04-01T00:00:00.000Z'),
    })
    const results = await Promise.all(Array.from({ length: 10 }, () => use(id)))
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    expect(results.find((result) => !result.ok)?.allowance.resetsAt).toEqual(new Date('2026-04-01T00:00:00.000Z'))
    expect(await rowOf(id)).toMatchObject({ monthlyAnalysesUsed: 50, trialAnalysesUsed: 0 })
  })

  test('ten simultaneous ones on the first of a new month all count once', async () => {
    const { id } = await buildMaster(db, {
      currentPlan: 'basic',
      subscriptionStatus: 'active',
      subscriptionStartDate: new Date('2026-01-10T00:00:00.000Z'),
      monthlyAnalysesUsed: 50,
      monthlyAnalysesResetDate: new Date('2026-03-10T00:00:00.000Z'),
    })
    const results = await Promise.all(Array.from({ length: 10 }, () => use(id)))
    expect(results.every((result) => result.ok)).toBe(true)
    expect(await rowOf(id)).toMatchObject({
      monthlyAnalysesUsed: 10,
      monthlyAnalysesResetDate: new Date('2026-04-10T00:00:00.000Z'),
    })
  })

  test('pro has no limit', async () => {
    const { id } = await buildMaster(db, {
      currentPlan: 'pro',
      subscriptionStatus: 'active',
      subscriptionStartDate: new Date('2026-03-01T00:00:00.000Z'),
      monthlyAnalysesUsed: 5000,
      monthlyAnalysesResetDate: new Date('2026-04-01T00:00:00.000Z'),
    })
    expect(await use(id)).toMatchObject({ ok: true, allowance: { used: 5001, remaining: null } })
  })

  test('a transaction that is rolled back counts nothing', async () => {
    const { id } = await buildMaster(db)
    const failing = db.transaction(async (tx) => {
      await consumeUse(tx, id, now)
      throw new Error('the archive is full')
    })
    await expect(failing).rejects.toThrow('the archive is full')
    expect(await readAllowance(db, id, now)).toMatchObject({ used: 0, remaining: 3 })
  })

  test('reading counts nothing', async () => {
    const { id } = await buildMaster(db, { trialAnalysesUsed: 1 })
    await readAllowance(db, id, now)
    expect(await readAllowance(db, id, now)).toMatchObject({ plan: 'trial', used: 1, remaining: 2 })
  })
})
