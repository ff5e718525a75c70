import type { WaitingReset } from './use-reset-request.ts'

const KEY = 'waiting-reset'

/** Stores the pending reset for this tab, to survive a reload; null clears it. */
export function keepReset(waiting: WaitingReset | null): void {
  if (waiting === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, JSON.stringify(waiting))
}

/** The pending reset of this tab, or null. */
export const keptReset = (): WaitingReset | null => readReset(sessionStorage.getItem(KEY))

/** Parses a stored value; null if invalid. */
export function readReset(text: string | null): WaitingReset | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { email, requestToken } = value as Record<string, unknown>
    return typeof email === 'string' && typeof requestToken === 'string' ? { email, requestToken } : null
  } catch {
    return null
  }
}
