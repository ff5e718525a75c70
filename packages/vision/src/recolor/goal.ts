import type { Lab, Plan, Zone } from '@riflesso/colorimetry'

/** The colour that hair is to have, zone by zone; a zone that is not named stays as it is. */
export type RecolorGoal = Readonly<Partial<Record<Zone, Lab>>>

/** What a plan promises, never what was merely wished for; null where nothing is done today. */
export function goalOfPlan(plan: Pick<Plan, 'sessions' | 'expected' | 'goal'>): RecolorGoal | null {
  if (plan.sessions.length === 0) return null
  return Object.fromEntries(plan.goal.zones.map((zone) => [zone, plan.expected.lab]))
}
