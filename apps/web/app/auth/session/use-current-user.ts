import type { CurrentUser } from '@riflesso/contract'
import { createContext, use } from 'react'

const CurrentUserContext = createContext<CurrentUser | null>(null)

export const CurrentUserProvider = CurrentUserContext

/** The signed-in, verified person; null while the server is asked, on a page that is shown before it answers. */
export const useUserIfKnown = (): CurrentUser | null => use(CurrentUserContext)

/** The signed-in, verified person; only below a guard, where it is known who is here. */
export function useCurrentUser(): CurrentUser {
  const user = useUserIfKnown()
  if (user === null) throw new Error('useCurrentUser needs RequireVerifiedUser above it')
  return user
}
