import { and, eq, gt, lte } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { sessions, users } from '../database/schema/index.ts'
import { newId } from '../ids.ts'
import { newToken, sha256 } from './tokens.ts'

/** Who makes a call. `salonId` is what every query of salon data is scoped by. */
export type Actor = {
  readonly userId: string
  readonly salonId: string
  readonly role: 'master' | 'child'
  readonly sessionId: string
}

export type NewSession = {
  readonly token: string
  /** For the cookie that serves image GETs. */
  readonly imageToken: string
  /** Milliseconds without a call after which the session ends. */
  readonly restMs: number
  readonly remember: boolean
}

const restOf = (remember: boolean): number => (remember ? 30 * DAY_MS : 12 * HOUR_MS)

/** How stale `lastSeenAt` may get: spares a write on every call. */
const TOUCH_MS = MINUTE_MS

/** Starts a session. The tokens leave the server here and nowhere else. */
export async function startSession(db: Db, userId: string, remember: boolean, now: Date): Promise<NewSession> {
  const session = { token: newToken(), imageToken: newToken(), restMs: restOf(remember), remember }
  await db.insert(sessions).values({
    id: newId(),
    userId,
    tokenHash: sha256(session.token),
    imageTokenHash: sha256(session.imageToken),
    remember,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + session.restMs),
  })
  return session
}

/** The verified person a bearer token belongs to, or null when the session is unknown or over. Keeps it alive. */
export const findByToken = (db: Db, token: string, now: Date): Promise<Actor | null> =>
  findActor(db, eq(sessions.tokenHash, sha256(token)), now)

/** As `findByToken`, for the image cookie. */
export const findByImageToken = (db: Db, token: string, now: Date): Promise<Actor | null> =>
  findActor(db, eq(sessions.imageTokenHash, sha256(token)), now)

async function findActor(db: Db, whose: ReturnType<typeof eq>, now: Date): Promise<Actor | null> {
  const [found] = await db
    .select({
      sessionId: sessions.id,
      remember: sessions.remember,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      role: users.role,
      parentId: users.parentId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(whose, gt(sessions.expiresAt, now), eq(users.isEmailVerified, true)))
  if (!found) return null
  if (now.getTime() - found.lastSeenAt.getTime() >= TOUCH_MS) {
    await db
      .update(sessions)
      .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + restOf(found.remember)) })
      .where(eq(sessions.id, found.sessionId))
  }
  const { userId, role, sessionId } = found
  return { userId, salonId: found.parentId ?? userId, role, sessionId }
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** Sweeps out sessions that are over. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}
