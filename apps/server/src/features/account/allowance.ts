import { effectivePlan } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { type Allowance, allowanceOf, currentMonth } from './allowance-rules.ts'
import { findLimits, findPlanState, listOffers, lockPlanState, updateCounts } from './repository.ts'

/** Used and remaining analyses of the salon, without counting one. */
export async function readAllowance(db: Db, salonId: string, now: Date): Promise<Allowance> {
  const state = await findPlanState(db, salonId)
  const { maxAnalyses } = await findLimits(db, effectivePlan(state))
  return allowanceOf(state, maxAnalyses, now)
}

/** `allowance` is the state after the use, or at the refusal. */
export type UseResult =
  | { readonly ok: true; readonly allowance: Allowance }
  | { readonly ok: false; readonly code: 'requires-upgrade'; readonly allowance: Allowance }

/**
 * Counts one use on the salon's plan, in the transaction that archives the analysis: both are committed or rolled
 * back together. The salon's row stays locked until the transaction ends, so simultaneous uses run one after the other and
 * can never exceed the allowance.
 */
export async function consumeUse(tx: Db, salonId: string, now: Date): Promise<UseResult> {
  const state = await lockPlanState(tx, salonId)
  const plan = effectivePlan(state)
  const { maxAnalyses } = await findLimits(tx, plan)
  const before = allowanceOf(state, maxAnalyses, now)
  if (before.remaining === 0) return { ok: false, code: 'requires-upgrade', allowance: before }

  const month = currentMonth(state, now)
  const counts =
    plan === 'trial'
      ? { trialAnalysesUsed: state.trialAnalysesUsed + 1 }
      : { monthlyAnalysesUsed: month.used + 1, monthlyAnalysesResetDate: month.resetsAt }
  await updateCounts(tx, salonId, counts, now)
  return { ok: true, allowance: allowanceOf({ ...state, ...counts }, maxAnalyses, now) }
}

/** The number of collaborators allowed by the salon's plan. */
export const readPlaces = async (db: Db, salonId: string): Promise<number> =>
  (await findLimits(db, effectivePlan(await findPlanState(db, salonId)))).maxChildUsers

/**
 * Like `readPlaces`, with the salon's plan locked until the transaction ends. Every change of places in the team starts
 * here, so that simultaneous changes run one after the other.
 */
export const lockPlaces = async (tx: Db, salonId: string): Promise<number> =>
  (await findLimits(tx, effectivePlan(await lockPlanState(tx, salonId)))).maxChildUsers

/** The plans that can be chosen, cheapest first. */
export const readOffers = listOffers
