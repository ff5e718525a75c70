/** The tabs of the profile, as its address names them. */
export const TABS = ['profile', 'subscription', 'password', 'reset', 'privacy'] as const
export type Tab = (typeof TABS)[number]

/** Reads `?tab=…`; anything else is none. */
export const tabOf = (value: string | null): Tab | null => TABS.find((tab) => tab === value) ?? null
