import { RECENT_LIST_MAX, recentAnalyses } from '@riflesso/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { callOrCopy } from '~/offline/call-or-copy.ts'

/** First part of the key of every recent list: what an analysis makes out of date. */
export const recentAnalysesKey = [recentAnalyses.path] as const

/** The archive, newest first, page by page; `term` narrows it to clients whose name matches, '' means all. */
export const recentAnalysesQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: [...recentAnalysesKey, term],
    queryFn: ({ pageParam, signal }) =>
      (term === '' && pageParam === undefined ? callOrCopy : call)(
        recentAnalyses,
        { query: { q: term || undefined, before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < RECENT_LIST_MAX ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
