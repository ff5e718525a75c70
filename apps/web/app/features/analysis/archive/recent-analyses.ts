import { type ArchiveFilter, RECENT_LIST_MAX, recentAnalyses } from '@riflesso/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'

/** Key prefix of all recent lists, which every analysis invalidates. */
export const recentAnalysesKey = [recentAnalyses.path] as const

export const isAll = (filter: ArchiveFilter): boolean => Object.values(filter).every((value) => value === undefined)

/** The archive, newest first, paginated; `term` filters by client name, '' means all, `filter` by the colour that was given. */
export const recentAnalysesQuery = (term: string, filter: ArchiveFilter) =>
  infiniteQueryOptions({
    queryKey: [...recentAnalysesKey, term, filter],
    queryFn: ({ pageParam, signal }) =>
      (term === '' && isAll(filter) && pageParam === undefined ? callWithOfflineFallback : call)(
        recentAnalyses,
        { query: { ...filter, level: filter.level?.toString(), q: term || undefined, before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < RECENT_LIST_MAX ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
