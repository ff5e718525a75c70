import { and, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { changes, type Db, first, matches } from '#platform/database/db'
import { loginTickets, recoveryCodes, secondFactors, users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { newToken, sha256 } from '#platform/sessions/tokens'
import { TICKET_TTL_MS } from '../limits.ts'

/** The authenticator app of a user, confirmed or not. */
export const findSecondFactor = (db: Db, userId: string) =>
  first(db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))

/** Stores a secret that waits for its first code, replacing an earlier one; false when one is confirmed already. */
export const putWaitingSecret = (db: Db, userId: string, secret: string, now: Date) =>
  changes(
    db
      .insert(secondFactors)
      .values({ userId, secret, createdAt: now })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { secret, createdAt: now },
        setWhere: isNull(secondFactors.confirmedAt),
      }),
  )

/** Activates a secret; false when another one is pending. */
export const confirmSecret = (tx: Db, userId: string, secret: string, step: number, now: Date) =>
  changes(
    tx
      .update(secondFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(and(matches(secondFactors, { userId, secret }), isNull(secondFactors.confirmedAt))),
  )

/** Uses the code of a time step and those before it; false when it was used already. */
export const takeStep = (tx: Db, userId: string, step: number) =>
  changes(
    tx
      .update(secondFactors)
      .set({ lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          isNotNull(secondFactors.confirmedAt),
          or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
        ),
      ),
  )

/** Replaces the recovery codes. */
export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

/** Uses a recovery code; false when none has this hash. */
export const takeRecoveryCode = (tx: Db, userId: string, codeHash: string) =>
  changes(tx.delete(recoveryCodes).where(matches(recoveryCodes, { userId, codeHash })))

/**
 * Removes the authenticator app of a user with its recovery codes and pending sign-ins; with a time only
 * if it was set up since then. Returns whether it was active.
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

/** Creates a ticket for a sign-in with the right password. The only place where its token leaves the server. */
export async function openTicket(tx: Db, userId: string, remember: boolean, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + TICKET_TTL_MS)
  await tx.insert(loginTickets).values({ id: newId(), userId, tokenHash: sha256(token), remember, expiresAt })
  return token
}

/** The sign-in of a ticket, with its user; null when it is expired or unknown. */
export const findTicket = (db: Db, token: string, now: Date) =>
  first(
    db
      .select({ id: loginTickets.id, remember: loginTickets.remember, user: getTableColumns(users) })
      .from(loginTickets)
      .innerJoin(users, eq(users.id, loginTickets.userId))
      .where(and(eq(loginTickets.tokenHash, sha256(token)), gt(loginTickets.expiresAt, now))),
  )

/** Uses a ticket; false if it was already used, or its sign-in has ended. */
export const takeTicket = (tx: Db, id: string) => changes(tx.delete(loginTickets).where(eq(loginTickets.id, id)))
