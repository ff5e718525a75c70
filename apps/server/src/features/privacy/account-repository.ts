import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import {
  analysisOutcomes,
  clients,
  colorAnalyses,
  emailChanges,
  outgoingMails,
  pacts,
  paperCards,
  photoDeletions,
  previsitPhotos,
  users,
} from '#platform/database/schema/index'

type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'role'>

/** The accounts deleted together: a user alone, or an owner with the collaborators. Locked until the transaction ends. */
export const lockAccounts = (tx: Db, userId: string): Promise<Account[]> =>
  tx
    .select({ id: users.id, email: users.email, role: users.role })
    .from(users)
    .where(or(eq(users.id, userId), eq(users.parentId, userId)))
    .orderBy(users.id)
    .for('update')

/** Deletes the archive, the paper cards and the clients of a salon; the keys of its photos are scheduled for deletion. */
export async function deleteSalonContent(tx: Db, salonId: string, now: Date): Promise<void> {
  const ofSalon = eq(colorAnalyses.salonId, salonId)
  const since = sql`${now.toISOString()}::timestamptz`
  for (const key of [colorAnalyses.imageData, colorAnalyses.beforeImageData]) {
    const keys = tx
      .select({ key: sql<string>`${key}`.as('key'), since: sql<Date>`${since}`.as('since') })
      .from(colorAnalyses)
      .where(and(ofSalon, isNotNull(key)))
    await tx.insert(photoDeletions).select(keys)
  }
  for (const table of [analysisOutcomes, pacts, paperCards, previsitPhotos]) {
    const keys = tx
      .select({ key: sql<string>`${table.imageData}`.as('key'), since: sql<Date>`${since}`.as('since') })
      .from(table)
      .where(and(eq(table.salonId, salonId), isNotNull(table.imageData)))
    await tx.insert(photoDeletions).select(keys)
  }
  await tx.delete(colorAnalyses).where(ofSalon)
  await tx.delete(paperCards).where(eq(paperCards.salonId, salonId))
  await tx.delete(previsitPhotos).where(eq(previsitPhotos.salonId, salonId))
  await tx.delete(clients).where(eq(clients.salonId, salonId))
}

/**
 * Deletes accounts with all their data: sessions, codes, settings, queued mails. Their work for a salon
 * that continues stays there without a name.
 */
export async function deleteAccounts(tx: Db, accounts: readonly Account[]): Promise<void> {
  const ids = accounts.map(({ id }) => id)
  const waiting = await tx
    .select({ email: emailChanges.newEmail })
    .from(emailChanges)
    .where(inArray(emailChanges.userId, ids))
  const addresses = [...accounts, ...waiting].map(({ email }) => email)
  // Also mails that another account sends there.
  await tx.delete(outgoingMails).where(inArray(outgoingMails.recipient, addresses))
  await tx.delete(users).where(inArray(users.parentId, ids))
  await tx.delete(users).where(inArray(users.id, ids))
}
