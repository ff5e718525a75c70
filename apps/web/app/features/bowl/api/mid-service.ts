import type { Seen } from '@riflesso/colorimetry'
import { midService } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'

/** Advice for an observation at a bowl; disabled until the observation is complete. */
export const midServiceQuery = (analysisId: string, seen: Seen | null) =>
  queryOptions({
    queryKey: [midService.path, analysisId, seen],
    queryFn: ({ signal }) =>
      seen === null ? null : call(midService, { params: { id: analysisId }, body: seen }, { signal }),
    enabled: seen !== null,
  })
