import type { BillingDetails, EffectivePlan, PlanOffer, SalonSettings } from '@riflesso/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { billingDetails, salonSettings, subscriptionPlans, users } from '#platform/database/schema/index'
import type { PlanState } from './allowance-rules.ts'

const planColumns = {
  currentPlan: users.currentPlan,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionStartDate: users.subscriptionStartDate,
  trialAnalysesUsed: users.trialAnalysesUsed,
  monthlyAnalysesUsed: users.monthlyAnalysesUsed,
  monthlyAnalysesResetDate: users.monthlyAnalysesResetDate,
}

export async function findPlanState(db: Db, salonId: string): Promise<PlanState> {
  const [row] = await db.select(planColumns).from(users).where(eq(users.id, salonId))
  if (!row) throw new Error('the salon of a session does not exist')
  return row
}

/** Like `findPlanState`, with the row locked until the transaction ends. */
export async function lockPlanState(tx: Db, salonId: string): Promise<PlanState> {
  const [row] = await tx.select(planColumns).from(users).where(eq(users.id, salonId)).for('update')
  if (!row) throw new Error('the salon of a session does not exist')
  return row
}

/** The limit of a plan, null = none. */
export async function findMaxAnalyses(db: Db, plan: EffectivePlan): Promise<number | null> {
  const [row] = await db
    .select({ maxAnalyses: subscriptionPlans.maxAnalyses })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, plan))
  if (!row) throw new Error(`the plan '${plan}' is missing from subscription_plans`)
  return row.maxAnalyses
}

/** The number of collaborators allowed by a plan. */
export async function findMaxChildUsers(db: Db, plan: EffectivePlan): Promise<number> {
  const [row] = await db
    .select({ maxChildUsers: subscriptionPlans.maxChildUsers })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, plan))
  if (!row) throw new Error(`the plan '${plan}' is missing from subscription_plans`)
  return row.maxChildUsers
}

/** The plans on offer, cheapest first. */
export async function listOffers(db: Db): Promise<PlanOffer[]> {
  const names: PlanOffer['name'][] = ['basic', 'pro']
  const rows = await db
    .select()
    .from(subscriptionPlans)
    .where(and(eq(subscriptionPlans.isActive, true), inArray(subscriptionPlans.name, names)))
    .orderBy(asc(subscriptionPlans.priceMonthly))
  return rows.flatMap(({ name, priceMonthly, priceYearly, maxAnalyses, maxChildUsers }) =>
    name === 'basic' || name === 'pro' ? [{ name, priceMonthly, priceYearly, maxAnalyses, maxChildUsers }] : [],
  )
}

export type Counts = Partial<Pick<PlanState, 'trialAnalysesUsed' | 'monthlyAnalysesUsed' | 'monthlyAnalysesResetDate'>>

export async function updateCounts(tx: Db, salonId: string, counts: Counts, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ ...counts, updatedAt: now })
    .where(eq(users.id, salonId))
}

export async function findSettings(db: Db, salonId: string): Promise<typeof salonSettings.$inferSelect | null> {
  const [row] = await db.select().from(salonSettings).where(eq(salonSettings.salonId, salonId))
  return row ?? null
}

/** Changes the given settings. */
export async function putSettings(db: Db, salonId: string, changes: Partial<SalonSettings>, now: Date): Promise<void> {
  await db
    .insert(salonSettings)
    .values({ salonId, ...changes, updatedAt: now })
    .onConflictDoUpdate({ target: salonSettings.salonId, set: { ...changes, updatedAt: now } })
}

export async function findBillingDetails(db: Db, salonId: string): Promise<BillingDetails | null> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.salonId, salonId))
  return row ?? null
}

export async function putBillingDetails(db: Db, salonId: string, details: BillingDetails, now: Date): Promise<void> {
  await db
    .insert(billingDetails)
    .values({ salonId, ...details, updatedAt: now })
    .onConflictDoUpdate({ target: billingDetails.salonId, set: { ...details, updatedAt: now } })
}
