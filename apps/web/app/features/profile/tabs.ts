import { mayCall, type Role, team } from '@riflesso/contract'

/** The tabs of the profile, as its address names them. */
const TABS = ['profile', 'subscription', 'password', 'reset', 'team', 'privacy'] as const
export type Tab = (typeof TABS)[number]

/** The tabs that somebody sees. */
export const tabsFor = (role: Role): readonly Tab[] =>
  mayCall(team, role) ? TABS : TABS.filter((tab) => tab !== 'team')

/** Reads `?tab=…`; anything else is none. */
export const tabOf = (value: string | null, tabs: readonly Tab[]): Tab | null =>
  tabs.find((tab) => tab === value) ?? null
