import { and, eq, getTableColumns, gt } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { loginTickets, users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { newToken, sha256 } from '#platform/sessions/tokens'
import { TICKET_TTL_MS } from '../limits.ts'

/** Creates a ticket for a sign-in with the right password. The only place where its token leaves the server. */
export async function openTicket(tx: Db, userId: string, remember: boolean, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + TICKET_TTL_MS)
  await tx.insert(loginTickets).values({ id: newId(), userId, tokenHash: sha256(token), remember, expiresAt })
  return token
}

/** The sign-in of a ticket, with its user; null when it is expired or unknown. */
export async function findTicket(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ id: loginTickets.id, remember: loginTickets.remember, user: getTableColumns(users) })
    .from(loginTickets)
    .innerJoin(users, eq(users.id, loginTickets.userId))
    .where(and(eq(loginTickets.tokenHash, sha256(token)), gt(loginTickets.expiresAt, now)))
  return found ?? null
}

/** Uses a ticket; false if it was already used, or its sign-in has ended. */
export async function takeTicket(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.delete(loginTickets).where(eq(loginTickets.id, id)).returning({ id: loginTickets.id })
  return rows.length > 0
}
