import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#platform/database/connect'
import { buildMaster } from '#testing/builders'
import { createTestDatabase } from '#testing/database/test-database'
import { createTestClock } from '#testing/test-clock'
import { CALL_TIMEOUT_MS } from './provider.ts'
import { takeSalonLock } from './repository.ts'
import { withSalonLock } from './salon-lock.ts'

describe('the lock of a salon', () => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())
  afterEach(() => vi.useRealTimers())

  /** Whether another server could take the lock now; it is released immediately. */
  const isFree = (salonId: string, now: Date) => takeSalonLock(database.db, salonId, now, now)

  test('the lock of a salon outlasts the longest provider call, and is released after the work', async () => {
    const { db } = database
    const clock = createTestClock()
    const { id } = await buildMaster(db)
    await withSalonLock({ db, clock }, id, async () => {
      clock.advance(CALL_TIMEOUT_MS)
      expect(await isFree(id, clock())).toBe(false)
    })
    expect(await isFree(id, clock())).toBe(true)
  })

  test('the lock of a salon is renewed during the work, however long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { db } = database
    const clock = createTestClock()
    const { id } = await buildMaster(db)
    await withSalonLock({ db, clock }, id, async () => {
      for (let calls = 0; calls < 5; calls++) {
        const until = clock().getTime() + CALL_TIMEOUT_MS
        clock.advance(CALL_TIMEOUT_MS)
        await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS)
        await vi.waitFor(async () => expect(await isFree(id, new Date(until + CALL_TIMEOUT_MS))).toBe(false))
      }
    })
    expect(await isFree(id, clock())).toBe(true)
  })

  test("the lock of a salon expires after a crash, and its late release leaves the next holder's lock", async () => {
    const { db } = database
    const clock = createTestClock()
    const { id } = await buildMaster(db)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await withSalonLock({ db, clock }, id, async () => {
      clock.advance(2 * CALL_TIMEOUT_MS)
      expect(await takeSalonLock(db, id, clock(), new Date(clock().getTime() + CALL_TIMEOUT_MS))).toBe(true)
    })
    expect(await isFree(id, clock())).toBe(false)
  })
})
