import type { Seen } from '@riflesso/colorimetry'
import { midService } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'

/** What to do at a bowl of an analysis that looks like that; asked only once it was told in full. */
export const midServiceQuery = (analysisId: string, seen: Seen | null) =>
  queryOptions({
    queryKey: [midService.path, analysisId, seen],
    queryFn: ({ signal }) =>
      seen === null ? null : call(midService, { params: { id: analysisId }, body: seen }, { signal }),
    enabled: seen !== null,
  })
