import { monthlyStats } from '@riflesso/contract'

/** Query key of the plan's usage, which every analysis invalidates. */
export const usageKey = [monthlyStats.path] as const
