/** An unverified address, and the token of its registration if known. */
export type WaitingRegistration = { readonly email: string; readonly registrationToken: string | undefined }

const KEY = 'waiting-registration'

/** Stores the pending registration for this tab, to survive a reload; null clears it. */
export function keepWaiting(waiting: WaitingRegistration | null): void {
  if (waiting === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, JSON.stringify(waiting))
}

/** The pending registration of this tab, or null. */
export const keptWaiting = (): WaitingRegistration | null => readWaiting(sessionStorage.getItem(KEY))

/** Parses a stored value; null if invalid. */
export function readWaiting(text: string | null): WaitingRegistration | null {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { email, registrationToken } = value as Record<string, unknown>
  if (typeof email !== 'string') return null
  return { email, registrationToken: typeof registrationToken === 'string' ? registrationToken : undefined }
}
