import type { AuditedAct } from '@riflesso/contract'
import { sql } from 'drizzle-orm'
import { HOUR_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import { auditedActs, type users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'

/** The acting user and the salon; without `userId` the actor is not a user of the salon. */
type Doer = { readonly salonId: string; readonly userId: string | null }

/** A user as the actor in their salon. */
export const salonOf = ({ id, parentId }: Pick<typeof users.$inferSelect, 'id' | 'parentId'>): Doer => ({
  salonId: parentId ?? id,
  userId: id,
})

/** The owner of a salon as the actor in it. */
export const ownerOf = (salonId: string): Doer => ({ salonId, userId: salonId })

/**
 * Records an audit event, in the transaction of its action: both are committed or rolled back. An action of the payment
 * provider is recorded once it is done.
 */
export async function recordAct(
  tx: Db,
  { salonId, userId }: Doer,
  act: AuditedAct,
  at: Date,
  plan: string | null = null,
): Promise<void> {
  await tx.insert(auditedActs).values({ id: newId(), salonId, userId, act, plan, at })
}

/** Counts a failed sign-in: each account has one row an hour. */
export async function countFailedSignIn(db: Db, { salonId, userId }: Doer, now: Date): Promise<void> {
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
