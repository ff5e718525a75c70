import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, engines } from '#testing/database/test-database'
import { createTestClock } from '#testing/test-clock'
import {
  type Attempts,
  countAttempt,
  enforceLimit,
  forgetAttempts,
  forgetAttemptsOf,
  removeEndedWindows,
  wasCounted,
} from './attempt-limits.ts'
import { MINUTE_MS } from './clock.ts'
import type { Database } from './database/connect.ts'
import { attempts } from './database/schema/index.ts'
import { createKeyedHash } from './encryption/keyed-hash.ts'
import { sha256 } from './sessions/tokens.ts'

const limit = { name: 'test', max: 3, windowMs: 15 * MINUTE_MS }

describe.each(engines)('attempt limits on the %s database', (engine) => {
  let database: Database
  let counts: Attempts
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    counts = { db: database.db, keyedHash: createKeyedHash(randomBytes(32)) }
  })
  afterAll(() => database.close())

  test('attempt limits allow the set number of attempts, then return the time to wait', async () => {
    const clock = createTestClock()
    const attempt = () => enforceLimit(counts, limit, 'ada@example.it', clock())
    for (let done = 0; done < limit.max; done++) await attempt()
    clock.advance(5 * MINUTE_MS)
    await expect(attempt()).rejects.toMatchObject({ code: 'too-many-attempts', details: { retryAfterSeconds: 600 } })
    clock.advance(10 * MINUTE_MS)
    await attempt()
  })

  test('attempt limits count each subject and each limit separately, and reset after a success', async () => {
    const now = createTestClock()()
    const count = async (name: string, subject: string) =>
      (await countAttempt(counts, { ...limit, name }, subject, now)).count
    expect([
      await count('a', 'one'),
      await count('a', 'one'),
      await count('a', 'two'),
      await count('b', 'one'),
    ]).toEqual([1, 2, 1, 1])
    await forgetAttempts(counts, { ...limit, name: 'a' }, 'one')
    expect(await count('a', 'one')).toBe(1)
  })

  test('attempt limits count every one of many simultaneous attempts', async () => {
    const now = createTestClock()()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await countAttempt(counts, limit, 'at once', now)).count),
    )
    expect(answers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  test('attempt limits cannot be linked to a subject without the key', async () => {
    const now = createTestClock()()
    const subject = ['ada@example.it', '10.0.0.1'] as const
    await countAttempt(counts, limit, subject, now)
    expect(await wasCounted(counts, limit, subject, now)).toBe(true)
    const stranger = { db: database.db, keyedHash: createKeyedHash(randomBytes(32)) }
    expect(await wasCounted(stranger, limit, subject, now)).toBe(false)
  })

  test('attempt limits are deleted only with their own user', async () => {
    const now = createTestClock()()
    const subjects = ['mia@example.it', ['mia@example.it', '10.0.0.1'], ['lia@example.it', '10.0.0.1']] as const
    for (const subject of subjects) await countAttempt(counts, limit, subject, now)
    await forgetAttemptsOf(counts, ['mia@example.it'])
    const left = await Promise.all(subjects.map((subject) => wasCounted(counts, limit, subject, now)))
    expect(left).toEqual([false, false, true])
  })

  test('attempt limits of version 0.1.0, hashed without a key, are deleted before their window ends', async () => {
    const now = createTestClock()()
    const windowEndsAt = new Date(now.getTime() + limit.windowMs)
    const key = `login-known:${sha256('ada@example.it 10.0.0.1')}`
    await database.db.insert(attempts).values({ key, count: 1, windowEndsAt })
    await countAttempt(counts, limit, ['eva@example.it', '10.0.0.1'], now)
    await removeEndedWindows(database.db, now)
    expect((await database.db.select().from(attempts)).map((row) => row.key)).not.toContain(key)
    expect(await wasCounted(counts, limit, ['eva@example.it', '10.0.0.1'], now)).toBe(true)
  })

  test('attempt limits store no address in plain text, and are deleted when they expire', async () => {
    const clock = createTestClock('2030-01-01T00:00:00.000Z')
    await countAttempt(counts, limit, 'segreto@example.it', clock())
    expect(JSON.stringify(await database.db.select().from(attempts))).not.toContain('segreto')
    clock.advance(limit.windowMs)
    await removeEndedWindows(database.db, clock())
    expect(await database.db.select().from(attempts)).toEqual([])
  })
})
