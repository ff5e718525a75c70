import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm'
import { type Db, first, matches } from '#platform/database/db'
import { emailChanges, emailReverts, users } from '#platform/database/schema/index'
import type { UserRow } from './repository.ts'

export type EmailChangeRow = typeof emailChanges.$inferSelect

/** Stores the requested address of a user, replacing an earlier one. */
export async function putEmailChange(tx: Db, row: Omit<EmailChangeRow, 'tries'>): Promise<void> {
  const { userId, ...wish } = row
  await tx
    .insert(emailChanges)
    .values({ ...row, tries: 0 })
    .onConflictDoUpdate({ target: emailChanges.userId, set: { ...wish, tries: 0 } })
}

export const findEmailChange = (db: Db, userId: string) =>
  first(db.select().from(emailChanges).where(eq(emailChanges.userId, userId)))

/** Counts one attempt against a valid code and returns it; null when it is expired or used up. */
export const takeEmailChangeTry = (db: Db, userId: string, max: number, now: Date) =>
  first(
    db
      .update(emailChanges)
      .set({ tries: sql`${emailChanges.tries} + 1` })
      .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now), lt(emailChanges.tries, max)))
      .returning(),
  )

/**
 * Sets the address that a code has proved. An unverified account with that address is deleted.
 * Null when the code was used before, or a verified account has the address.
 */
export async function takeOverAddress(tx: Db, change: EmailChangeRow, now: Date): Promise<UserRow | null> {
  const { userId, newEmail, code } = change
  const used = await tx
    .delete(emailChanges)
    .where(matches(emailChanges, { userId, code }))
    .returning({ userId: emailChanges.userId })
  if (used.length === 0) return null
  return setAddress(tx, userId, newEmail, now)
}

/** Null when a verified account has the address. An unverified one is deleted. */
async function setAddress(tx: Db, userId: string, email: string, now: Date): Promise<UserRow | null> {
  await tx.delete(users).where(and(matches(users, { email, isEmailVerified: false }), ne(users.id, userId)))
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  if (taken) return null
  const [user] = await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, userId)).returning()
  return user ?? null
}

type EmailRevertRow = typeof emailReverts.$inferSelect

/** Stores the previous address of a user until its link expires. */
export const putEmailRevert = (tx: Db, row: EmailRevertRow) => tx.insert(emailReverts).values(row)

/**
 * Uses the link and every later one of its user; null when it is expired or unknown. Earlier links stay valid: a thief who
 * moved the account twice could otherwise cancel the owner's link with the one that was sent to the first stolen address.
 */
export async function takeEmailRevert(tx: Db, tokenHash: string, now: Date): Promise<EmailRevertRow | null> {
  const [found] = await tx
    .delete(emailReverts)
    .where(and(eq(emailReverts.tokenHash, tokenHash), gt(emailReverts.expiresAt, now)))
    .returning()
  if (!found) return null
  await tx
    .delete(emailReverts)
    .where(and(eq(emailReverts.userId, found.userId), gt(emailReverts.expiresAt, found.expiresAt)))
  return found
}

/** Restores the previous address of a user; null when another verified account has it now. */
export async function restoreAddress(tx: Db, { userId, oldEmail }: EmailRevertRow, now: Date): Promise<UserRow | null> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  return setAddress(tx, userId, oldEmail, now)
}

/** Deletes expired links. */
export const removeEndedReverts = (db: Db, now: Date) => db.delete(emailReverts).where(lte(emailReverts.expiresAt, now))
