import { fullAnalysis } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'

export type FullAnalysis = z.output<typeof fullAnalysis.response>
export type PhotoSlot = FullAnalysis['photos'][number]

/** One archived analysis; disabled without an id. */
export const fullAnalysisQuery = (id: string | null) =>
  queryOptions({
    queryKey: [fullAnalysis.path, id],
    queryFn: ({ signal }) => callWithOfflineFallback(fullAnalysis, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    // Always refetch: an allergy or a patch test may have been recorded on the card since.
    staleTime: 0,
  })
