import { and, eq, gt } from 'drizzle-orm'
import { MINUTE_MS } from '../clock.ts'
import { type Db, hasRow } from '../database/db.ts'
import { sessions } from '../database/schema/index.ts'
import { required } from '../errors.ts'
import type { Actor } from './session-store.ts'

/** How long an entered password allows operations that a stranger at an unlocked device must not do. */
const RECENT_MS = 10 * MINUTE_MS

/**
 * Requires a sign-in or a re-entered password within the last ten minutes. Tablets in a salon are left unlocked.
 *
 * @throws AppError 'password-needed'
 */
export async function requireRecentPassword(db: Db, { sessionId }: Pick<Actor, 'sessionId'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RECENT_MS)
  const isRecent = and(eq(sessions.id, sessionId), gt(sessions.passwordConfirmedAt, since))
  required(await hasRow(db, sessions, isRecent), 'password-needed')
}
