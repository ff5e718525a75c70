import type { WaitingReset } from './use-reset-request.ts'

const KEY = 'waiting-reset'

/** Keeps it for this tab, so that a reload goes on where it was; null forgets it. */
export function keepReset(waiting: WaitingReset | null): void {
  if (waiting === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, JSON.stringify(waiting))
}

/** What this tab waits for, or null. */
export const keptReset = (): WaitingReset | null => readReset(sessionStorage.getItem(KEY))

/** Reads what was kept; anything else is nothing. */
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
