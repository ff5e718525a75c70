import {
  type ArchiveFilter,
  RECENT_LIST_MAX,
  type RecentAnalysis,
  recentAnalyses,
  recentAnalysesDetailed,
} from '@riflesso/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '~/api/client.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { personName } from '~/format/person-name.ts'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'

/** Key prefix of all lists of analyses, which every analysis invalidates. */
export const archiveKey = [recentAnalyses.path] as const

export type AnalysisSummary = z.output<typeof recentAnalysesDetailed.response>[number]
export type ArchiveItem = RecentAnalysis | AnalysisSummary
type Client = Pick<ArchiveItem, 'clientFirstName' | 'clientLastName'>

/** What the cards of a list show: the colour; also process and first phase; also all phases. */
export type Detail = 'colour' | 'summary' | 'whole'

/** Small page size, because a complete analysis is large. */
const DETAILED_PAGE_SIZE = 12

export const isAll = (filter: ArchiveFilter): boolean => Object.values(filter).every((value) => value === undefined)

/** The archive, newest first, paginated. */
export const archiveQuery = (filter: ArchiveFilter, detail: Detail) =>
  infiniteQueryOptions({
    queryKey: [...archiveKey, detail, filter],
    queryFn: ({ pageParam, signal }): Promise<readonly ArchiveItem[]> => {
      const { days, level } = filter
      const query = { ...filter, days: days?.toString(), level: level?.toString(), before: pageParam }
      if (detail === 'colour') {
        const isFirst = isAll(filter) && pageParam === undefined
        return (isFirst ? callWithOfflineFallback : call)(recentAnalyses, { query }, { signal })
      }
      const includeFullAnalysis = detail === 'whole' ? 'true' : 'false'
      const detailed = { ...query, includeFullAnalysis, limit: DETAILED_PAGE_SIZE } as const
      return call(recentAnalysesDetailed, { query: detailed }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < (detail === 'colour' ? RECENT_LIST_MAX : DETAILED_PAGE_SIZE) ? undefined : last.at(-1)?.id,
    placeholderData: keepPreviousData,
    // A summary also changes with an option or an answer that is chosen on another page.
    refetchOnMount: detail === 'colour' || 'always',
  })

/** Client of an analysis in a list; 'Cliente Anonimo' if either name is missing. */
export const clientOf = ({ clientFirstName: first, clientLastName: last }: Client): string =>
  (first && last && personName(first, last)) || archiveCopy.detail.noClient
