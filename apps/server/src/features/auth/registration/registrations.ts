import type { Subject } from '#platform/attempt-limits'
import type { Registration } from '../repository.ts'

/**
 * The registration of a call: the one it names, or the only one there is. Null when it names none of several:
 * a code must never confirm the password of a stranger who registered the same address.
 */
export const registrationMeant = (
  registrations: readonly Registration[],
  token: string | undefined,
): Registration | null => {
  if (token !== undefined) return registrations.find(({ id }) => id === token) ?? null
  return registrations.length === 1 ? (registrations[0] ?? null) : null
}

/** The holder of the token, or any caller. Each has separate attempts. */
export const trierOf = (email: string, token = ''): Subject => [email, token]
