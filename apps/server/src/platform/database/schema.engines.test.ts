import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildChild, buildClient, buildMaster } from '#testing/builders'
import { createTestDatabase, engines } from '#testing/database/test-database'
import { newId } from '../ids.ts'
import type { Database } from './connect.ts'
import type { Db } from './db.ts'
import { seed } from './migrate.ts'
import { clients, colorAnalyses, sessions, subscriptionPlans, suppliers, users } from './schema/index.ts'

/** The name of the constraint that a statement violated. */
async function broken(statement: PromiseLike<unknown>): Promise<unknown> {
  try {
    await statement
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return cause instanceof Error && 'constraint' in cause ? cause.constraint : error
  }
  return 'nothing'
}

const analysisOf = (salonId: string, given: Partial<typeof colorAnalyses.$inferInsert> = {}) => ({
  id: newId(),
  salonId,
  userId: salonId,
  imageData: 'photos/one',
  slot: 'prima' as const,
  thumbnail: 'data:image/jpeg;base64,',
  analysis: {} as typeof colorAnalyses.$inferInsert.analysis,
  analysisDate: new Date('2026-03-02T09:00:00.123Z'),
  ...given,
})

describe.each(engines)('the schema on the %s database', (engine) => {
  let database: Database
  let db: Db
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    db = database.db
  })
  afterAll(() => database.close())

  test('the schema creates an account with the defaults of the specification', async () => {
    const id = newId()
    await db.insert(users).values({ id, email: 'nuovo@example.it', password: 'x', firstName: 'A', lastName: 'B' })
    const [row] = await db.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject({
      role: 'master',
      parentId: null,
      isEmailVerified: false,
      currentPlan: 'trial',
      trialAnalysesUsed: 0,
      monthlyAnalysesUsed: 0,
      subscriptionStatus: null,
    })
    expect(row?.createdAt).toBeInstanceOf(Date)
  })

  test('the schema restricts words, keys and counts to valid values', async () => {
    const master = await buildMaster(db)
    expect(await broken(buildMaster(db, { email: master.email }))).toBe('users_email_key')
    expect(await broken(buildMaster(db, { email: 'Maiuscola@example.it' }))).toBe('users_email_lower_check')
    expect(await broken(buildMaster(db, { role: 'owner' as 'master' }))).toBe('users_role_check')
    expect(await broken(buildMaster(db, { currentPlan: 'gold' as 'pro' }))).toBe('users_current_plan_check')
    expect(await broken(buildMaster(db, { subscriptionStatus: 'canceled' as 'cancelled' }))).toBe(
      'users_subscription_status_check',
    )
    expect(await broken(buildMaster(db, { trialAnalysesUsed: -1 }))).toBe('users_counts_check')
    expect(await broken(buildMaster(db, { role: 'child' }))).toBe('users_parent_check')
    expect(await broken(buildMaster(db, { parentId: master.id }))).toBe('users_parent_check')
  })

  test('the schema lets an analysis reference only a client of its own salon', async () => {
    const [mine, other] = [await buildMaster(db), await buildMaster(db)]
    const theirs = await buildClient(db, other)
    const analysis = analysisOf(mine.id, { clientId: theirs.id })
    expect(await broken(db.insert(colorAnalyses).values(analysis))).toBe('color_analyses_client_fkey')
    const own = await buildClient(db, mine)
    await db.insert(colorAnalyses).values(analysisOf(mine.id, { clientId: own.id }))
    expect(await broken(db.delete(clients).where(eq(clients.id, own.id)))).toBe('color_analyses_client_fkey')
  })

  test('the schema allows a photo before only with a photo after', async () => {
    const { id } = await buildMaster(db)
    expect(await broken(db.insert(colorAnalyses).values(analysisOf(id, { beforeImageData: 'photos/two' })))).toBe(
      'color_analyses_before_check',
    )
  })

  test('the schema returns exactly the stored time', async () => {
    const { id } = await buildMaster(db)
    const analysis = analysisOf(id)
    await db.insert(colorAnalyses).values(analysis)
    const [row] = await db
      .select({ analysisDate: colorAnalyses.analysisDate })
      .from(colorAnalyses)
      .where(eq(colorAnalyses.analysisDate, analysis.analysisDate))
      .orderBy(asc(colorAnalyses.id))
    expect(row?.analysisDate.toISOString()).toBe('2026-03-02T09:00:00.123Z')
  })

  test('the schema deletes a salon with all its rows', async () => {
    const master = await buildMaster(db)
    const child = await buildChild(db, master)
    const client = await buildClient(db, master, { userId: child.id })
    await db.insert(colorAnalyses).values(analysisOf(master.id, { userId: child.id, clientId: client.id }))
    await db.insert(sessions).values({
      id: newId(),
      userId: child.id,
      tokenHash: 'a',
      imageTokenHash: 'b',
      passwordConfirmedAt: new Date(),
      expiresAt: new Date(),
    })
    await db.delete(users).where(eq(users.id, master.id))
    for (const left of [
      await db.select().from(users).where(eq(users.id, child.id)),
      await db.select().from(clients).where(eq(clients.salonId, master.id)),
      await db.select().from(colorAnalyses).where(eq(colorAnalyses.salonId, master.id)),
      await db.select().from(sessions).where(eq(sessions.userId, child.id)),
    ]) {
      expect(left).toEqual([])
    }
  })

  test('the schema is seeded once, however often the seed runs', async () => {
    await seed(db)
    const plans = await db.select().from(subscriptionPlans).orderBy(asc(subscriptionPlans.priceMonthly))
    expect(
      plans.map(({ name, maxAnalyses, maxChildUsers, priceMonthly, priceYearly }) => [
        name,
        maxAnalyses,
        maxChildUsers,
        priceMonthly,
        priceYearly,
      ]),
    ).toEqual([
      ['trial', 3, 0, 0, 0],
      ['basic', 50, 3, 39.9, 438.9],
      ['pro', null, 5, 69.9, 768.9],
    ])
    expect(await db.select({ id: suppliers.id, name: suppliers.displayName }).from(suppliers)).toEqual([
      { id: 'generic', name: 'Prodotti Generici' },
    ])
  })

  test('the schema pages through an archive on its index', async () => {
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      return tx.execute(sql`
        explain select id from color_analyses where salon_id = ${newId()}
        order by analysis_date desc, id desc limit 20`)
    })
    expect(JSON.stringify(plan)).toContain('color_analyses_salon_date_idx')
  })
})
