import type { CurrentUser, SalonTool } from '@riflesso/contract'
import { createContext, use } from 'react'

const CurrentUserContext = createContext<CurrentUser | null>(null)

export const CurrentUserProvider = CurrentUserContext

/** The signed-in, verified user; null while loading, on pages that render before the user is known. */
export const useUserIfKnown = (): CurrentUser | null => use(CurrentUserContext)

/** Whether the salon sees a tool; false until the user is known. */
export const useHasTool = (tool: SalonTool): boolean => useUserIfKnown()?.tools.includes(tool) ?? false

/** The signed-in, verified user; only below a guard that waits for the user. */
export function useCurrentUser(): CurrentUser {
  const user = useUserIfKnown()
  if (user === null) throw new Error('useCurrentUser needs RequireVerifiedUser above it')
  return user
}
