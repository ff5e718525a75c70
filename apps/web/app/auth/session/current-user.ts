import { type CurrentUser, getUser } from '@riflesso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '~/api/api-error.ts'
import { readToken, watchToken } from '~/api/token.ts'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'

/** The signed-in user; null if the session has expired. */
export const currentUserQuery = queryOptions({
  queryKey: [getUser.path],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await callWithOfflineFallback(getUser, {}, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

const hasToken = () => readToken() !== null

/**
 * Initial state during hydration: the build has no token, so it must assume that there may be one. The real state applies
 * after hydration.
 */
const hasTokenEarly = () => (typeof window !== 'undefined' && hasToken()) || null

/** Whether this browser has a token; updates on sign-in and sign-out in any tab. Null before hydration. */
const useHasToken = (): boolean | null => useSyncExternalStore<boolean | null>(watchToken, hasToken, hasTokenEarly)

export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'signed-in'; readonly user: CurrentUser }

/** The current user. Requested only if there is a token. */
export function useSession(): SessionState {
  const hasToken = useHasToken()
  const query = useQuery({ ...currentUserQuery, enabled: hasToken === true })
  if (hasToken === null) return { kind: 'loading' }
  if (!hasToken) return { kind: 'signed-out' }
  if (query.data) return { kind: 'signed-in', user: query.data }
  if (query.data === null) return { kind: 'signed-out' }
  if (query.isError) return { kind: 'failed', error: query.error, retry: () => void query.refetch() }
  return { kind: 'loading' }
}
