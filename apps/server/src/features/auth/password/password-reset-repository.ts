import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { changes, type Db, isFound, matches } from '#platform/database/db'
import { passwordResets, users } from '#platform/database/schema/index'

type ResetRow = typeof passwordResets.$inferSelect

/** Stores a code to be sent, points the user's row at it, and deletes expired codes. */
export async function insertReset(
  tx: Db,
  row: Required<Pick<ResetRow, 'id' | 'userId' | 'code' | 'requestId' | 'expiresAt' | 'createdAt'>>,
): Promise<void> {
  await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, row.userId), lte(passwordResets.expiresAt, row.createdAt)))
  await tx.insert(passwordResets).values(row)
  await tx
    .update(users)
    .set({ passwordResetCode: row.code, passwordResetExpiry: row.expiresAt, updatedAt: row.createdAt })
    .where(eq(users.id, row.userId))
}

const belongsTo = (email: string, requestId: string | undefined) =>
  and(
    matches(users, { email, isEmailVerified: true }),
    eq(users.id, passwordResets.userId),
    requestId === undefined ? undefined : eq(passwordResets.requestId, requestId),
  )

/**
 * Counts one attempt against the matching valid codes and returns them: those of an address, or the one of
 * a request. One statement, which takes the same time for an unknown address.
 */
export const takeResetTry = (db: Db, email: string, requestId: string | undefined, max: number, now: Date) => {
  const column = requestId === undefined ? 'unnamedTries' : 'tries'
  return db
    .update(passwordResets)
    .set({ [column]: sql`${passwordResets[column]} + 1` })
    .from(users)
    .where(and(belongsTo(email, requestId), gt(passwordResets.expiresAt, now), lt(passwordResets[column], max)))
    .returning({ id: passwordResets.id, userId: passwordResets.userId, code: passwordResets.code })
}

/** Whether a matching code has this hash, valid or not. */
export const hasReset = (db: Db, email: string, requestId: string | undefined, codeHash: string) =>
  isFound(
    db
      .select({ id: passwordResets.id })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(and(belongsTo(email, requestId), eq(passwordResets.code, codeHash))),
  )

/** Uses a code. False when it was used already. */
export const useReset = (tx: Db, id: string) => changes(tx.delete(passwordResets).where(eq(passwordResets.id, id)))

/** Invalidates every code of a user. */
export async function forgetResets(tx: Db, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await tx.update(users).set({ passwordResetCode: null, passwordResetExpiry: null }).where(eq(users.id, userId))
}
