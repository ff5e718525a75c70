import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shades, subscriptionPlans } from '#platform/database/schema/index'
import { buildClient, buildMaster } from '../builders.ts'
import { wholeDatabase } from '../traces.ts'
import { createTestDatabase, engines } from './test-database.ts'

describe.each(engines)('a test database on the %s engine', (engine) => {
  const rowsOf = async (database: Parameters<typeof wholeDatabase>[0]) =>
    [...(await wholeDatabase(database))].map(([table, rows]) => [table, rows.toSorted()]).toSorted()

  test('a test database is used by one test at a time, and has the rows of a new one each time', async () => {
    const used = await createTestDatabase(engine)
    const before = await rowsOf(used)
    const other = await createTestDatabase(engine)
    await buildClient(used.db, await buildMaster(used.db))
    await used.db.update(subscriptionPlans).set({ priceMonthly: 41.5 })
    await used.db.delete(shades)
    expect(await rowsOf(used)).not.toEqual(before)
    expect(other.db).not.toBe(used.db)
    await used.close()
    const next = await createTestDatabase(engine)
    await used.close()
    const last = await createTestDatabase(engine)
    expect(next.db).toBe(used.db)
    expect(last.db).not.toBe(used.db)
    expect(await rowsOf(next)).toEqual(before)
    await Promise.all([other, next, last].map((database) => database.close()))
  })

  // Sequences would keep their last value when the rows are deleted.
  test('a test database has no sequence', async () => {
    const { db, close } = await createTestDatabase(engine)
    const rows = await db
      .select({ count: sql`count(*)::int` })
      .from(sql`pg_sequences`)
      .where(sql`schemaname = 'public'`)
    expect(rows).toEqual([{ count: 0 }])
    await close()
  })
})
