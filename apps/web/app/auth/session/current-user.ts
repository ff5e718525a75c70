import { type CurrentUser, getUser } from '@riflesso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '~/api/api-error.ts'
import { readToken, watchToken } from '~/api/token.ts'
import { callOrCopy } from '~/offline/call-or-copy.ts'

/** The signed-in person; a session that is over yields null instead of an error. */
export const currentUserQuery = queryOptions({
  queryKey: [getUser.path],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await callOrCopy(getUser, {}, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

const hasToken = () => readToken() !== null

/**
 * What a pre-rendered page begins with, drawn alike by the build, which knows of nobody, and for whoever has a token: they
 * are asked for at once. That there is none is heeded when the page runs.
 */
const hasTokenEarly = () => (typeof window !== 'undefined' && hasToken()) || null

/** True while this browser holds a token; follows sign-in and sign-out, also those of other tabs. Null while nobody knows. */
const useHasToken = (): boolean | null => useSyncExternalStore<boolean | null>(watchToken, hasToken, hasTokenEarly)

export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'signed-in'; readonly user: CurrentUser }

/** Who is here. The server is asked only when there is a token. */
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
