import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/database/connect'
import { emailVerifications } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { buildMaster } from '#testing/builders'
import { createTestDatabase, engines } from '#testing/database/test-database'
import { acceptVerification, insertVerification, takeTry } from './repository.ts'

describe.each(engines)('a verification code on the %s database', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  test('a verification code is accepted once when sent several times at once, and leaves no password hash behind', async () => {
    const { db } = database
    const now = new Date('2026-03-02T09:00:00.000Z')
    const user = await buildMaster(db, { isEmailVerified: false })
    const registration = {
      password: 'the hash',
      firstName: 'Nuova',
      lastName: 'Bianchi',
      companyName: null,
      phoneNumber: null,
    }
    for (const code of ['older', 'newer']) {
      await db.transaction((tx) =>
        insertVerification(tx, {
          id: newId(),
          userId: user.id,
          code,
          registrationId: user.id,
          registration,
          expiresAt: now,
          createdAt: now,
        }),
      )
    }
    const [row] = await db.select().from(emailVerifications).where(eq(emailVerifications.code, 'newer'))
    if (!row) throw new Error('the code was not kept')
    const accepted = await Promise.all(
      Array.from({ length: 5 }, () => db.transaction((tx) => acceptVerification(tx, row, now))),
    )
    expect(accepted.filter((result) => result !== null)).toMatchObject([
      { firstName: 'Nuova', password: 'the hash', isEmailVerified: true, emailVerificationCode: null },
    ])
    expect(await db.select().from(emailVerifications).where(eq(emailVerifications.userId, user.id))).toMatchObject([
      { code: 'newer', verified: true, registration: null },
    ])
  })

  test.each(['tries', 'unnamedTries'] as const)(
    'a verification code opens five times at most by its %s, however many come at once, and never when it is over',
    async (column) => {
      const { db } = database
      const now = new Date('2026-03-02T09:00:00.000Z')
      const user = await buildMaster(db, { isEmailVerified: false })
      const [own, other] = [newId(), newId()]
      const keep = (code: string, expiresAt: Date, registrationId = own) => {
        const row = {
          id: newId(),
          userId: user.id,
          code,
          registrationId,
          registration: null,
          expiresAt,
          createdAt: now,
        }
        return db.transaction((tx) => insertVerification(tx, row))
      }
      const soon = new Date(now.getTime() + 1)
      await keep('over', now)
      await keep('good', soon)
      await keep('of another registration', soon, other)
      const opened = await Promise.all(Array.from({ length: 20 }, () => takeTry(db, own, column, 5, now)))
      expect(opened.flat().map(({ code }) => code)).toEqual(Array(5).fill('good'))
      await keep('newer', soon)
      expect((await takeTry(db, own, column, 5, now)).map(({ code }) => code)).toEqual(['newer'])
    },
  )
})
