import type { AuditedAct } from '@riflesso/contract'
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import { type Db, pages } from '#platform/database/db'
import { auditedActs, authorName, users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'

/** As long as the default retention of photos. */
const KEPT_MS = 730 * DAY_MS
const AT_A_TIME = 500

/** The audit events of a salon, newest first: the newest ones, or those before the last one of a page. */
export const listActs = (db: Db, salonId: string, limit: number, last?: { readonly at: Date; readonly id: string }) =>
  db
    .select({
      ...getTableColumns(auditedActs),
      author: authorName,
    })
    .from(auditedActs)
    .leftJoin(users, eq(users.id, auditedActs.userId))
    .where(
      and(
        eq(auditedActs.salonId, salonId),
        last && sql`(${auditedActs.at}, ${auditedActs.id}) < (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(desc(auditedActs.at), desc(auditedActs.id))
    .limit(limit)

export type AuditedActRow = Awaited<ReturnType<typeof listActs>>[number]

/** Every audit event of a salon, newest first, in batches. */
export async function* eachAct(db: Db, salonId: string): AsyncIterable<AuditedActRow> {
  for await (const rows of pages<AuditedActRow>(AT_A_TIME, (last) => listActs(db, salonId, AT_A_TIME, last)))
    yield* rows
}

/** Deletes audit events older than two years. */
export const removeOldActs = (db: Db, now: Date) =>
  db.delete(auditedActs).where(lt(auditedActs.at, new Date(now.getTime() - KEPT_MS)))

/** The acting user and the salon; without `userId` the actor is not a user of the salon. */
type EventAuthor = { readonly salonId: string; readonly userId: string | null }

/** A user as the actor in their salon. */
export const salonOf = ({ id, parentId }: Pick<typeof users.$inferSelect, 'id' | 'parentId'>): EventAuthor => ({
  salonId: parentId ?? id,
  userId: id,
})

/** The owner of a salon as the actor in it. */
export const ownerOf = (salonId: string): EventAuthor => ({ salonId, userId: salonId })

/**
 * Records an audit event, in the transaction of its action: both are committed or rolled back. An action of the payment
 * provider is recorded once it is done.
 */
export const recordAct = (
  tx: Db,
  { salonId, userId }: EventAuthor,
  act: AuditedAct,
  at: Date,
  plan: string | null = null,
) => tx.insert(auditedActs).values({ id: newId(), salonId, userId, act, plan, at })

/** Counts a failed sign-in: each account has one row an hour. */
export async function countFailedSignIn(db: Db, { salonId, userId }: EventAuthor, now: Date): Promise<void> {
  const at = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  await db
    .insert(auditedActs)
    .values({ id: newId(), salonId, userId, act: 'sign-in-failed', at })
    .onConflictDoUpdate({
      target: [auditedActs.userId, auditedActs.at],
      targetWhere: sql`${auditedActs.act} = 'sign-in-failed'`,
      set: { times: sql`${auditedActs.times} + 1` },
    })
}
