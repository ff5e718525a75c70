import { desc, eq } from 'drizzle-orm'
import { type Db, matches } from '#platform/database/db'
import { authorName, healthReads, users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { dayOf } from '#platform/italian-time'
import type { Caller } from '#platform/sessions/session-store'

/** Lines shown on a card. */
const SHOWN = 20

/** Logs that a user opened the health answers of these clients: a line per user, client and day. */
export async function recordHealthReads(db: Db, { salonId, userId }: Caller, clientIds: readonly string[], now: Date) {
  if (clientIds.length === 0) return
  const day = dayOf(now)
  const rows = [...new Set(clientIds)].map((clientId) => ({ id: newId(), salonId, clientId, userId, day }))
  await db.insert(healthReads).values(rows).onConflictDoNothing()
}

/** Who opened the health answers of a client, latest first. */
export const listHealthReads = (db: Db, salonId: string, clientId: string) =>
  db
    .select({ author: authorName, day: healthReads.day })
    .from(healthReads)
    .leftJoin(users, eq(users.id, healthReads.userId))
    .where(matches(healthReads, { salonId, clientId }))
    .orderBy(desc(healthReads.day), desc(healthReads.id))
    .limit(SHOWN)
