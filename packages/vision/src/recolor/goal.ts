import type { Lab, Plan, Zone } from '@riflesso/colorimetry'

/** The target colour of each zone; a zone that is absent stays as it is. */
export type RecolorGoal = Readonly<Partial<Record<Zone, Lab>>>

/** The colours that a plan promises, not those wished for; null where nothing is done today. */
export function goalOfPlan(plan: Pick<Plan, 'sessions' | 'expected' | 'goal'>): RecolorGoal | null {
  if (plan.sessions.length === 0) return null
  return Object.fromEntries(plan.goal.zones.map((zone) => [zone, plan.expected.lab]))
}
