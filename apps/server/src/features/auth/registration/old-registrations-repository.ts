import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { emailVerifications, users } from '#platform/database/schema/index'
import { REGISTRATION_TTL_MS } from '../limits.ts'

/**
 * Deletes registrations that were not verified in time, however many codes were sent for them. An account that a newer
 * registration of the same address keeps gets the data of that one.
 */
export async function removeOldRegistrations(db: Db, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - REGISTRATION_TTL_MS)
  await db.transaction(async (tx) => {
    // Locked, so that the address cannot be verified at the same time.
    const locked = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.isEmailVerified, false), lte(users.createdAt, cutoff)))
      .orderBy(users.id)
      .for('update')
    if (locked.length === 0) return
    const ids = locked.map(({ id }) => id)
    const over = tx
      .select({ id: emailVerifications.registrationId })
      .from(emailVerifications)
      .where(inArray(emailVerifications.userId, ids))
      .groupBy(emailVerifications.registrationId)
      .having(lte(sql`min(${emailVerifications.createdAt})`, cutoff.toISOString()))
    await tx.delete(emailVerifications).where(inArray(emailVerifications.registrationId, over))
    const waiting = tx.select().from(emailVerifications).where(eq(emailVerifications.userId, users.id))
    await tx.delete(users).where(and(inArray(users.id, ids), notExists(waiting)))
    await becomeNextRegistration(tx, ids)
  })
}

async function becomeNextRegistration(tx: Db, ids: readonly string[]): Promise<void> {
  const { userId, registration, createdAt } = emailVerifications
  const oldest = await tx
    .selectDistinctOn([userId], { userId, registration, createdAt })
    .from(emailVerifications)
    .where(inArray(userId, [...ids]))
    .orderBy(asc(userId), asc(createdAt))
  for (const row of oldest) {
    const { terms: _, ...person } = row.registration ?? {}
    await tx
      .update(users)
      .set({ ...person, createdAt: row.createdAt })
      .where(eq(users.id, row.userId))
  }
}
