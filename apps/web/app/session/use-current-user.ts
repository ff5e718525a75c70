import type { CurrentUser } from '@riflesso/contract'
import { createContext, use } from 'react'

const CurrentUserContext = createContext<CurrentUser | null>(null)

export const CurrentUserProvider = CurrentUserContext

/** The signed-in, verified person; only below a guard. */
export function useCurrentUser(): CurrentUser {
  const user = use(CurrentUserContext)
  if (user === null) throw new Error('useCurrentUser needs RequireVerifiedUser above it')
  return user
}
