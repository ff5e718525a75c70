import type { Role } from '@riflesso/contract'
import { and, desc, eq, gt, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts'
import { type Db, hasRow, matches, one } from '../database/db.ts'
import { loginTickets, secondFactors, sessions, users } from '../database/schema/index.ts'
import { newId } from '../ids.ts'
import { imageTokenOf, newToken, sha256 } from './tokens.ts'

/** The caller. `salonId` scopes every query of salon data. */
export type Actor = {
  readonly userId: string
  readonly salonId: string
  readonly role: Role
  readonly sessionId: string
}

/** The caller, for the author and the salon of what is stored. */
export type Caller = Pick<Actor, 'salonId' | 'userId'>

export type NewSession = {
  readonly token: string
  /** For the cookie of image GETs. */
  readonly imageToken: string
  /** Idle timeout of the session in milliseconds. */
  readonly restMs: number
}

/** A valid session. */
export type OpenSession = {
  readonly actor: Actor
  /** Milliseconds until the session expires without a call. */
  readonly restMs: number
  /** Whether this lookup has extended it. */
  readonly isExtended: boolean
}

const restOf = (remember: boolean): number => (remember ? 30 * DAY_MS : 12 * HOUR_MS)
/** Absolute lifetime of a session, even of one in use. */
const lifeOf = (remember: boolean): number => (remember ? 90 * DAY_MS : 7 * DAY_MS)

/** Expiry of a session that is used now. */
function endOf(remember: boolean, createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + restOf(remember), createdAt.getTime() + lifeOf(remember)))
}

/** Tolerated staleness of `lastSeenAt`: avoids a write on every call. */
const TOUCH_MS = MINUTE_MS

/** Starts a session. The tokens leave the server here and nowhere else. */
export async function startSession(db: Db, userId: string, remember: boolean, now: Date, device: string | null = null) {
  const token = newToken()
  const session = { token, imageToken: imageTokenOf(token), restMs: restOf(remember) }
  await db.insert(sessions).values({
    id: newId(),
    userId,
    tokenHash: sha256(session.token),
    imageTokenHash: sha256(session.imageToken),
    remember,
    device,
    createdAt: now,
    passwordConfirmedAt: now,
    lastSeenAt: now,
    expiresAt: endOf(remember, now, now),
  })
  return session
}

/**
 * The session of a bearer token and its verified user, or null when it is unknown or expired, or its user suspended or
 * removed. Extends it.
 */
export const findByToken = (db: Db, token: string, now: Date): Promise<OpenSession | null> =>
  findSession(db, eq(sessions.tokenHash, sha256(token)), now)

/** Why a token that `findByToken` does not find is refused; null when its session has simply expired. */
export async function findLockout(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ suspendedAt: users.suspendedAt, removedAt: users.removedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sha256(token)), gt(sessions.expiresAt, now)))
  if (found?.removedAt) return 'account-removed'
  return found?.suspendedAt ? 'account-suspended' : null
}

/** Like `findByToken`, for the image cookie. */
export const findByImageToken = (db: Db, token: string, now: Date): Promise<OpenSession | null> =>
  findSession(db, eq(sessions.imageTokenHash, sha256(token)), now)

async function findSession(db: Db, whose: ReturnType<typeof eq>, now: Date): Promise<OpenSession | null> {
  const [found] = await db
    .select({
      sessionId: sessions.id,
      remember: sessions.remember,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      role: users.role,
      parentId: users.parentId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        whose,
        gt(sessions.expiresAt, now),
        eq(users.isEmailVerified, true),
        isNull(users.suspendedAt),
        isNull(users.removedAt),
      ),
    )
  if (!found) return null
  const { userId, role, sessionId } = found
  const actor = { userId, salonId: found.parentId ?? userId, role, sessionId }
  if (now.getTime() - found.lastSeenAt.getTime() < TOUCH_MS)
    return { actor, restMs: found.expiresAt.getTime() - now.getTime(), isExtended: false }
  const expiresAt = endOf(found.remember, found.createdAt, now)
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, sessionId))
  return { actor, restMs: expiresAt.getTime() - now.getTime(), isExtended: true }
}

/** The open sessions of a user, last used first. */
export function listSessions(db: Db, userId: string, now: Date) {
  const { id, device, createdAt, lastSeenAt } = sessions
  return db
    .select({ id, device, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(lastSeenAt), desc(id))
}

/** Ends a session of this user. */
export const endSessionOf = (db: Db, userId: string, sessionId: string) =>
  db.delete(sessions).where(matches(sessions, { id: sessionId, userId }))

export const endSession = (db: Db, sessionId: string) => db.delete(sessions).where(eq(sessions.id, sessionId))

/** Records that the password was entered again in a session. */
export const notePasswordConfirmed = (db: Db, sessionId: string, now: Date) =>
  db.update(sessions).set({ passwordConfirmedAt: now }).where(eq(sessions.id, sessionId))

/** Ends every session of a user except for the given one, and every sign-in that waits for its second step. */
export async function endSessionsOf(db: Db, userId: string, except: string | null = null): Promise<void> {
  const others = except === null ? undefined : ne(sessions.id, except)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
  await db.delete(loginTickets).where(eq(loginTickets.userId, userId))
}

/** Deletes expired sessions and sign-ins without a second step. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(loginTickets).where(lte(loginTickets.expiresAt, now))
}

/** The address of a signed-in user. */
export async function findEmail(db: Db, userId: string): Promise<string> {
  const row = await one(db.select({ email: users.email }).from(users).where(eq(users.id, userId)))
  return row.email
}

/** Whether a user signs in with a second step. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const confirmed = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))
  return hasRow(db, secondFactors, confirmed)
}
