import type { Lab, Plan, Zone } from '@riflesso/colorimetry'

/** The target colour of each zone; absent zones do not change. */
export type RecolorGoal = Readonly<Partial<Record<Zone, Lab>>>

/** Colours that a plan promises, which may differ from those requested; null when the plan has no sessions. */
export function goalOfPlan(plan: Pick<Plan, 'sessions' | 'expected' | 'goal'>): RecolorGoal | null {
  if (plan.sessions.length === 0) return null
  return Object.fromEntries(plan.goal.zones.map((zone) => [zone, plan.expected.lab]))
}
