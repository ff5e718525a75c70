import type { PlanChoice } from '@riflesso/contract'
import { and, eq, gt, isNotNull, isNull, like, lt, lte, or, sql } from 'drizzle-orm'
import { changes, type Db, first, hasRow, matches, one } from '#platform/database/db'
import { billingAccounts, paymentEvents, subscriptionPlans, users } from '#platform/database/schema/index'

export type SalonRow = typeof users.$inferSelect
export type BillingAccount = typeof billingAccounts.$inferSelect

export async function findSalon(db: Db, salonId: string): Promise<SalonRow> {
  const row = await one(db.select().from(users).where(eq(users.id, salonId)))
  return row
}

export const findSalonIdByCustomer = async (db: Db, customerId: string) =>
  (await first(db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId))))?.id ?? null

/** The salons with a plan whose customer id has this prefix. */
export async function listSalonsWithPlan(db: Db, customerPrefix: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.subscriptionStatus), like(users.stripeCustomerId, `${customerPrefix}%`)))
  return rows.map(({ id }) => id)
}

export const updateSalon = (db: Db, salonId: string, changes: Partial<SalonRow>) =>
  db.update(users).set(changes).where(eq(users.id, salonId))

export const findBillingAccount = (db: Db, salonId: string) =>
  first(db.select().from(billingAccounts).where(eq(billingAccounts.salonId, salonId)))

export const putBillingAccount = (db: Db, salonId: string, changes: Partial<Omit<BillingAccount, 'salonId'>>) =>
  db
    .insert(billingAccounts)
    .values({ salonId, ...changes })
    .onConflictDoUpdate({ target: billingAccounts.salonId, set: changes })

/** Takes a salon's lock until `until`, in one statement; false when another server has it. */
export const takeSalonLock = (db: Db, salonId: string, now: Date, until: Date) =>
  changes(
    db
      .insert(billingAccounts)
      .values({ salonId, busyUntil: until })
      .onConflictDoUpdate({
        target: billingAccounts.salonId,
        set: { busyUntil: until },
        setWhere: sql`${isNull(billingAccounts.busyUntil)} or ${lte(billingAccounts.busyUntil, now)}`,
      }),
  )

const held = (salonId: string, until: Date) => matches(billingAccounts, { salonId, busyUntil: until })

/** Extends a lock that lasts until `until`; false when it has expired. */
export const renewSalonLock = (db: Db, salonId: string, until: Date, later: Date) =>
  changes(db.update(billingAccounts).set({ busyUntil: later }).where(held(salonId, until)))

/** Releases a lock, unless it has expired and another server may have it. */
export const releaseSalonLock = (db: Db, salonId: string, until: Date) =>
  db.update(billingAccounts).set({ busyUntil: null }).where(held(salonId, until))

export const isEventRecorded = (db: Db, eventId: string) => hasRow(db, paymentEvents, eq(paymentEvents.id, eventId))

/** Records that an event was handled. */
export const recordEvent = (db: Db, { id, type }: { id: string; type: string }, now: Date) =>
  db.insert(paymentEvents).values({ id, type, receivedAt: now }).onConflictDoNothing()

export const removeEventsBefore = (db: Db, date: Date) =>
  db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, date))

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
  const row = await one(db.select().from(subscriptionPlans).where(eq(subscriptionPlans.name, planType)))
  return Math.round(100 * (billingCycle === 'monthly' ? row.priceMonthly : row.priceYearly))
}

/** Keeps the id that Stripe gave the price of a plan. */
export async function setStripePriceId(db: Db, { planType, billingCycle }: PlanChoice, id: string): Promise<void> {
  const column = billingCycle === 'monthly' ? { stripeMonthlyPriceId: id } : { stripeYearlyPriceId: id }
  await db.update(subscriptionPlans).set(column).where(eq(subscriptionPlans.name, planType))
}
