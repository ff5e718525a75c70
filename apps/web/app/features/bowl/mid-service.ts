import type { Seen } from '@riflesso/colorimetry'
import { midService } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'

/** Advice for an observation at a bowl, after the earlier ones; disabled until the observation is complete. */
export const midServiceQuery = (analysisId: string, earlier: readonly Seen[], seen: Seen | null) =>
  queryOptions({
    queryKey: [midService.path, analysisId, earlier, seen],
    queryFn: ({ signal }) =>
      seen === null
        ? null
        : call(midService, { params: { id: analysisId }, body: { looks: [...earlier, seen] } }, { signal }),
    enabled: seen !== null,
  })
