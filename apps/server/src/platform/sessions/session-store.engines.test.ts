import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildChild, buildMaster } from '#testing/builders'
import { createTestDatabase, engines } from '#testing/database/test-database'
import { createTestClock } from '#testing/test-clock'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Db } from '../database/db.ts'
import { sessions, users } from '../database/schema/index.ts'
import { endSession, findByImageToken, findByToken, removeExpiredSessions, startSession } from './session-store.ts'

describe.each(engines)('sessions on the %s database', (engine) => {
  let database: Database
  let db: Db
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    db = database.db
  })
  afterAll(() => database.close())

  test('sessions return the user and the salon of a call', async () => {
    const clock = createTestClock()
    const master = await buildMaster(db)
    const child = await buildChild(db, master)
    const { token } = await startSession(db, child.id, false, clock())
    expect(await findByToken(db, token, clock())).toMatchObject({
      actor: { userId: child.id, salonId: master.id, role: 'child' },
    })
    const own = await startSession(db, master.id, false, clock())
    expect(await findByToken(db, own.token, clock())).toMatchObject({
      actor: { userId: master.id, salonId: master.id },
    })
  })

  test('sessions are stored as hashes, and each token grants its own access', async () => {
    const clock = createTestClock()
    const { id } = await buildMaster(db)
    const { token, imageToken } = await startSession(db, id, false, clock())
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify(row)).not.toContain(imageToken)
    expect(await findByToken(db, imageToken, clock())).toBeNull()
    expect(await findByImageToken(db, token, clock())).toBeNull()
    expect(await findByImageToken(db, imageToken, clock())).toMatchObject({ actor: { userId: id } })
    expect(await findByToken(db, row?.tokenHash ?? '', clock())).toBeNull()
  })

  test.each([
    ['twelve hours', false, 12 * HOUR_MS],
    ["thirty days with 'Ricorda password'", true, 30 * DAY_MS],
  ])('sessions end after %s of rest, not before', async (_name, remember, rest) => {
    const clock = createTestClock()
    const { id } = await buildMaster(db)
    const { token } = await startSession(db, id, remember, clock())
    for (let round = 0; round < 3; round++) {
      clock.advance(rest - 1)
      expect(await findByToken(db, token, clock())).not.toBeNull()
    }
    clock.advance(rest)
    expect(await findByToken(db, token, clock())).toBeNull()
  })

  test.each([
    ['a week', false, 7 * DAY_MS],
    ["ninety days with 'Ricorda password'", true, 90 * DAY_MS],
  ])('sessions end after %s, however much they are used', async (_name, remember, life) => {
    const clock = createTestClock()
    const { id } = await buildMaster(db)
    const { token } = await startSession(db, id, remember, clock())
    const step = 11 * HOUR_MS
    for (let age = step; age < life; age += step) {
      clock.advance(step)
      expect(await findByToken(db, token, clock())).not.toBeNull()
    }
    clock.advance(step)
    expect(await findByToken(db, token, clock())).toBeNull()
  })

  test('sessions are written at most once a minute', async () => {
    const clock = createTestClock()
    const { id } = await buildMaster(db)
    const { token } = await startSession(db, id, false, clock())
    const lastSeen = async () =>
      (await db.select().from(sessions).where(eq(sessions.userId, id)))[0]?.lastSeenAt.getTime()
    const started = clock().getTime()
    clock.advance(MINUTE_MS - 1)
    await findByToken(db, token, clock())
    expect(await lastSeen()).toBe(started)
    clock.advance(1)
    await findByToken(db, token, clock())
    expect(await lastSeen()).toBe(started + MINUTE_MS)
  })

  test('sessions end on request, and for a user with an unverified address', async () => {
    const clock = createTestClock()
    const { id } = await buildMaster(db)
    const first = await startSession(db, id, false, clock())
    const second = await startSession(db, id, false, clock())
    const found = await findByToken(db, first.token, clock())
    await endSession(db, found?.actor.sessionId ?? '')
    expect(await findByToken(db, first.token, clock())).toBeNull()
    expect(await findByToken(db, second.token, clock())).not.toBeNull()
    await db.update(users).set({ isEmailVerified: false }).where(eq(users.id, id))
    expect(await findByToken(db, second.token, clock())).toBeNull()
  })

  test('sessions are deleted once expired', async () => {
    const clock = createTestClock('2031-01-01T00:00:00.000Z')
    const { id } = await buildMaster(db)
    await startSession(db, id, false, clock())
    const kept = await startSession(db, id, true, clock())
    clock.advance(12 * HOUR_MS)
    await removeExpiredSessions(db, clock())
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1)
    expect(await findByToken(db, kept.token, clock())).not.toBeNull()
  })
})
