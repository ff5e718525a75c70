import type { openSessions } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import type { Answer } from '#platform/http/bind'
import { type Actor, listSessions } from '#platform/sessions/session-store'

/** The sessions of a user, and which of them is the caller's. */
export async function readOpenSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<Answer<typeof openSessions>> {
  const rows = await listSessions(db, userId, clock())
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    since: createdAt.toISOString(),
    lastUsed: lastSeenAt.toISOString(),
    isThis: id === sessionId,
  }))
}
