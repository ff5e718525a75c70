import type { openSessions } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import type { Answer } from '#platform/http/bind'
import { type Actor, listSessions } from '#platform/sessions/session-store'

/** Where a person is signed in, and which of these sessions asks. */
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
