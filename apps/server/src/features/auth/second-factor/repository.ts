import { and, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { loginTickets, recoveryCodes, secondFactors } from '#platform/database/schema/index'

type SecondFactorRow = typeof secondFactors.$inferSelect

/** The authenticator app of a person, confirmed or not. */
export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row ?? null
}

/** Keeps a secret that waits for its first code, in the place of an earlier one; false when one was confirmed already. */
export async function putWaitingSecret(db: Db, userId: string, secret: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: now },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Turns a secret on; false when it is no longer the one that waits. */
export async function confirmSecret(tx: Db, userId: string, secret: string, step: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Uses up the code of a time step and of those before it; false when it was used already. */
export async function takeStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Puts recovery codes in the place of the former ones. */
export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

/** Uses up a recovery code; false when there is none with this hash. */
export async function takeRecoveryCode(tx: Db, userId: string, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

/**
 * Takes the authenticator app of a person away, with its recovery codes and the sign-ins that wait for it; with a moment only
 * when it was set up since then. Answers whether it had been on.
 */
export async function removeSecondFactor(tx: Db, userId: string, since?: Date): Promise<boolean> {
  const [removed] = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), since && gte(secondFactors.createdAt, since)))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  if (!removed) return false
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(loginTickets).where(eq(loginTickets.userId, userId))
  return removed.confirmedAt !== null
}
