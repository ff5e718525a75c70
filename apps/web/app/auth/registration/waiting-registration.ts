/** An address that waits for its code, and the token of its registration where it is known. */
export type WaitingRegistration = { readonly email: string; readonly registrationToken: string | undefined }

const KEY = 'waiting-registration'

/** Keeps it for this tab, so that a reload goes on where it was; null forgets it. */
export function keepWaiting(waiting: WaitingRegistration | null): void {
  if (waiting === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, JSON.stringify(waiting))
}

/** What this tab waits for, or null. */
export const keptWaiting = (): WaitingRegistration | null => readWaiting(sessionStorage.getItem(KEY))

/** Reads what was kept; anything else is nothing. */
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
