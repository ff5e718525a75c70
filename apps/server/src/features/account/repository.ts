import type { EffectivePlan, PlanOffer } from '@riflesso/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Db, one } from '#platform/database/db'
import { subscriptionPlans, users } from '#platform/database/schema/index'
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
  const row = await one(db.select(planColumns).from(users).where(eq(users.id, salonId)))
  return row
}

/** Like `findPlanState`, with the row locked until the transaction ends. */
export async function lockPlanState(tx: Db, salonId: string): Promise<PlanState> {
  const row = await one(tx.select(planColumns).from(users).where(eq(users.id, salonId)).for('update'))
  return row
}

type PlanLimits = Pick<typeof subscriptionPlans.$inferSelect, 'maxAnalyses' | 'maxChildUsers'>

/** The limits of a plan: analyses (null = none) and collaborators. */
export async function findLimits(db: Db, plan: EffectivePlan): Promise<PlanLimits> {
  const row = await one(db.select().from(subscriptionPlans).where(eq(subscriptionPlans.name, plan)))
  return row
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

export const updateCounts = (tx: Db, salonId: string, counts: Counts, now: Date) =>
  tx
    .update(users)
    .set({ ...counts, updatedAt: now })
    .where(eq(users.id, salonId))
