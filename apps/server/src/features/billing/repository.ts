import type { PlanChoice } from '@riflesso/contract'
import { and, eq, gt, isNotNull, isNull, like, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { billingAccounts, paymentEvents, subscriptionPlans, users } from '#platform/database/schema/index'

export type SalonRow = typeof users.$inferSelect
export type BillingAccount = typeof billingAccounts.$inferSelect

export async function findSalon(db: Db, salonId: string): Promise<SalonRow> {
  const [row] = await db.select().from(users).where(eq(users.id, salonId))
  if (!row) throw new Error('the salon of a session does not exist')
  return row
}

export async function findSalonIdByCustomer(db: Db, customerId: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId))
  return row?.id ?? null
}

/** The salons with a plan whose customer id has this prefix. */
export async function listSalonsWithPlan(db: Db, customerPrefix: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.subscriptionStatus), like(users.stripeCustomerId, `${customerPrefix}%`)))
  return rows.map(({ id }) => id)
}

export async function updateSalon(db: Db, salonId: string, changes: Partial<SalonRow>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, salonId))
}

export async function findBillingAccount(db: Db, salonId: string): Promise<BillingAccount | null> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.salonId, salonId))
  return row ?? null
}

export async function putBillingAccount(
  db: Db,
  salonId: string,
  changes: Partial<Omit<BillingAccount, 'salonId'>>,
): Promise<void> {
  await db
    .insert(billingAccounts)
    .values({ salonId, ...changes })
    .onConflictDoUpdate({ target: billingAccounts.salonId, set: changes })
}

/** Takes a salon's lock until `until`, in one statement; false when another server has it. */
export async function takeSalonLock(db: Db, salonId: string, now: Date, until: Date): Promise<boolean> {
  const taken = await db
    .insert(billingAccounts)
    .values({ salonId, busyUntil: until })
    .onConflictDoUpdate({
      target: billingAccounts.salonId,
      set: { busyUntil: until },
      setWhere: sql`${isNull(billingAccounts.busyUntil)} or ${lte(billingAccounts.busyUntil, now)}`,
    })
    .returning({ salonId: billingAccounts.salonId })
  return taken.length > 0
}

const held = (salonId: string, until: Date) =>
  and(eq(billingAccounts.salonId, salonId), eq(billingAccounts.busyUntil, until))

/** Extends a lock that lasts until `until`; false when it has expired. */
export async function renewSalonLock(db: Db, salonId: string, until: Date, later: Date): Promise<boolean> {
  const renewed = await db
    .update(billingAccounts)
    .set({ busyUntil: later })
    .where(held(salonId, until))
    .returning({ salonId: billingAccounts.salonId })
  return renewed.length > 0
}

/** Releases a lock, unless it has expired and another server may have it. */
export async function releaseSalonLock(db: Db, salonId: string, until: Date): Promise<void> {
  await db.update(billingAccounts).set({ busyUntil: null }).where(held(salonId, until))
}

export async function isEventRecorded(db: Db, eventId: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, eventId))
  return rows.length > 0
}

/** Records that an event was handled. */
export async function recordEvent(db: Db, { id, type }: { id: string; type: string }, now: Date): Promise<void> {
  await db.insert(paymentEvents).values({ id, type, receivedAt: now }).onConflictDoNothing()
}

export async function removeEventsBefore(db: Db, date: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, date))
}

/** Salons last reconciled before these times are due. */
type Unsynced = {
  /** Any salon with a subscription. */
  readonly refreshedBefore: Date
  /** A salon whose period is over, with the outcome still unknown. */
  readonly refreshedAfterEndBefore: Date
  /** A subscription that endedAfter before this is no longer requested. */
  readonly endedAfter: Date
}

/**
 * Takes one salon whose subscription is due, and marks it as reconciled in the same statement, so that
 * no two servers take the same one. Null when none is left.
 */
export async function takeUnsynced(
  db: Db,
  now: Date,
  { refreshedBefore, refreshedAfterEndBefore, endedAfter }: Unsynced,
): Promise<string | null> {
  const isRunning = sql`${users.subscriptionStatus} is distinct from 'cancelled'`
  const overdue = and(
    isRunning,
    lte(users.subscriptionEndDate, now),
    lte(billingAccounts.syncedAt, refreshedAfterEndBefore),
  )
  const due = db
    .select({ salonId: billingAccounts.salonId })
    .from(billingAccounts)
    .innerJoin(users, eq(users.id, billingAccounts.salonId))
    .where(
      and(
        isNotNull(users.stripeCustomerId),
        or(isRunning, isNull(users.subscriptionEndDate), gt(users.subscriptionEndDate, endedAfter)),
        or(isNull(billingAccounts.syncedAt), lte(billingAccounts.syncedAt, refreshedBefore), overdue),
      ),
    )
    .limit(1)
    .for('update', { of: billingAccounts, skipLocked: true })
  const [row] = await db
    .update(billingAccounts)
    .set({ syncedAt: now })
    // Not `in`: the query planner may then run the subquery for each row, and take several.
    .where(sql`${billingAccounts.salonId} = (${due})`)
    .returning({ salonId: billingAccounts.salonId })
  return row?.salonId ?? null
}

/** Price of a plan for one period, in euro cents, VAT excluded. */
export async function priceOf(db: Db, { planType, billingCycle }: PlanChoice): Promise<number> {
  const [row] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.name, planType))
  if (!row) throw new Error(`the plan '${planType}' is missing from subscription_plans`)
  return Math.round(100 * (billingCycle === 'monthly' ? row.priceMonthly : row.priceYearly))
}

/** Keeps the id that Stripe gave the price of a plan. */
export async function setStripePriceId(db: Db, { planType, billingCycle }: PlanChoice, id: string): Promise<void> {
  const column = billingCycle === 'monthly' ? { stripeMonthlyPriceId: id } : { stripeYearlyPriceId: id }
  await db.update(subscriptionPlans).set(column).where(eq(subscriptionPlans.name, planType))
}
