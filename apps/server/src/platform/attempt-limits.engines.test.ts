import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestDatabase, engines } from '../testing/test-database.ts'
import { countAttempt, enforceLimit, forgetAttempts, removeEndedWindows } from './attempt-limits.ts'
import { MINUTE_MS } from './clock.ts'
import type { Database } from './database/connect.ts'
import { attempts } from './database/schema/index.ts'

const limit = { name: 'test', max: 3, windowMs: 15 * MINUTE_MS }

describe.each(engines)('attempt limits on the %s database', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  test('let the allowed number through, then say how long to wait', async () => {
    const clock = createTestClock()
    const attempt = () => enforceLimit(database.db, limit, 'ada@example.it', clock())
    for (let done = 0; done < limit.max; done++) await attempt()
    clock.advance(5 * MINUTE_MS)
    await expect(attempt()).rejects.toMatchObject({ code: 'too-many-attempts', details: { retryAfterSeconds: 600 } })
    clock.advance(10 * MINUTE_MS)
    await attempt()
  })

  test('count each subject and each limit apart, and start again after a success', async () => {
    const now = createTestClock()()
    const count = async (name: string, subject: string) =>
      (await countAttempt(database.db, { ...limit, name }, subject, now)).count
    expect([
      await count('a', 'one'),
      await count('a', 'one'),
      await count('a', 'two'),
      await count('b', 'one'),
    ]).toEqual([1, 2, 1, 1])
    await forgetAttempts(database.db, { ...limit, name: 'a' }, 'one')
    expect(await count('a', 'one')).toBe(1)
  })

  test('lose no attempt when many come at once', async () => {
    const now = createTestClock()()
    const counts = await Promise.all(
      Array.from({ length: 20 }, async () => (await countAttempt(database.db, limit, 'at once', now)).count),
    )
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  test('keep no address in the clear, and are swept out when they end', async () => {
    const clock = createTestClock('2030-01-01T00:00:00.000Z')
    await countAttempt(database.db, limit, 'segreto@example.it', clock())
    expect(JSON.stringify(await database.db.select().from(attempts))).not.toContain('segreto')
    clock.advance(limit.windowMs)
    await removeEndedWindows(database.db, clock())
    expect(await database.db.select().from(attempts)).toEqual([])
  })
})
