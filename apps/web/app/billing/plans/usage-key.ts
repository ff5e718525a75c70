import { monthlyStats } from '@riflesso/contract'

/** Key of the counts of the plan: what an analysis makes out of date. */
export const usageKey = [monthlyStats.path] as const
