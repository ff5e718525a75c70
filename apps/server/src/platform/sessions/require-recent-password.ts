import { and, eq, gt } from 'drizzle-orm'
import { MINUTE_MS } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { sessions } from '../database/schema/index.ts'
import { AppError } from '../errors.ts'
import type { Actor } from './session-store.ts'

/** For how long a password that was typed opens what a stranger at an open device must not do. */
const RECENT_MS = 10 * MINUTE_MS

/**
 * Lets only go on who has signed in, or typed the password again, in the last ten minutes. In a salon tablets lie about.
 *
 * @throws AppError 'password-needed'
 */
export async function requireRecentPassword(db: Db, { sessionId }: Pick<Actor, 'sessionId'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RECENT_MS)
  const recent = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.passwordConfirmedAt, since)))
  if (recent.length === 0) throw new AppError('password-needed')
}
