import { recentAnalysesDetailed } from '@riflesso/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '~/api/client.ts'

/** Small page size, because a complete analysis is large. */
const DETAILED_PAGE_SIZE = 12

export type AnalysisSummary = z.output<typeof recentAnalysesDetailed.response>[number]

/** The detailed list, newest first, paginated; `full` includes every analysis whole. */
export const detailedAnalysesQuery = (full: boolean) =>
  infiniteQueryOptions({
    queryKey: [recentAnalysesDetailed.path, full],
    queryFn: ({ pageParam, signal }) =>
      call(
        recentAnalysesDetailed,
        { query: { includeFullAnalysis: full ? 'true' : 'false', limit: DETAILED_PAGE_SIZE, before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < DETAILED_PAGE_SIZE ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
    // Refetched on every visit, because other pages do not invalidate it.
    refetchOnMount: 'always',
  })
