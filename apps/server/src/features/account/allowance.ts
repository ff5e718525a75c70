import type { Db } from '#platform/database/db'
import { type Allowance, allowanceOf, currentMonth, effectivePlan } from './allowance-rules.ts'
import { findMaxAnalyses, findPlanState, lockPlanState, updateCounts } from './repository.ts'

/** What the salon has used and may still use, without using anything. */
export async function readAllowance(db: Db, salonId: string, now: Date): Promise<Allowance> {
  const state = await findPlanState(db, salonId)
  return allowanceOf(state, await findMaxAnalyses(db, effectivePlan(state)), now)
}

/** `allowance` is what holds after the use, or what there was when it was refused. */
export type UseResult =
  | { readonly ok: true; readonly allowance: Allowance }
  | { readonly ok: false; readonly code: 'requires-upgrade'; readonly allowance: Allowance }

/**
 * Counts one use on the salon's plan, inside the transaction that archives the analysis: the use and the analysis
 * stand or fall together. The salon's row stays locked until the transaction ends, so simultaneous uses take turns and
 * can never exceed the allowance.
 */
export async function consumeUse(tx: Db, salonId: string, now: Date): Promise<UseResult> {
  const state = await lockPlanState(tx, salonId)
  const plan = effectivePlan(state)
  const maxAnalyses = await findMaxAnalyses(tx, plan)
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
