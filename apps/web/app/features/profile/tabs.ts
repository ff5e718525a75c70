import { mayCall, type Role, team } from '@riflesso/contract'

/** Tabs of the profile, by their URL parameter. */
const TABS = ['profile', 'subscription', 'password', 'reset', 'team', 'learning', 'privacy'] as const
export type Tab = (typeof TABS)[number]

/** Tabs visible to a user. */
export const tabsFor = (role: Role): readonly Tab[] =>
  mayCall(team, role) ? TABS : TABS.filter((tab) => tab !== 'team')

/** Parses `?tab=…`; null for unknown values. */
export const tabOf = (value: string | null, tabs: readonly Tab[]): Tab | null =>
  tabs.find((tab) => tab === value) ?? null
