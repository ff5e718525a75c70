import { RECENT_LIST_MAX, recentAnalyses } from '@riflesso/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'

/** Key prefix of all recent lists, which every analysis invalidates. */
export const recentAnalysesKey = [recentAnalyses.path] as const

/** The archive, newest first, paginated; `term` filters by client name, '' means all. */
export const recentAnalysesQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: [...recentAnalysesKey, term],
    queryFn: ({ pageParam, signal }) =>
      (term === '' && pageParam === undefined ? callWithOfflineFallback : call)(
        recentAnalyses,
        { query: { q: term || undefined, before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < RECENT_LIST_MAX ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
