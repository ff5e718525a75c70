import { lte } from 'drizzle-orm'
import { DAY_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import { teamInvitations } from '#platform/database/schema/index'

/** How long an invitation that nobody accepted can still be sent again. */
const KEPT_MS = 30 * DAY_MS

/** Deletes invitations that expired long ago: the addresses of people who never answered. */
export async function removeOldInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(teamInvitations).where(lte(teamInvitations.expiresAt, new Date(now.getTime() - KEPT_MS)))
}
