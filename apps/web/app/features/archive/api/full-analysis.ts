import { fullAnalysis } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callOrCopy } from '~/offline/call-or-copy.ts'

export type FullAnalysis = z.output<typeof fullAnalysis.response>
export type PhotoSlot = FullAnalysis['photos'][number]

/** One archived analysis; disabled without an id. */
export const fullAnalysisQuery = (id: string | null) =>
  queryOptions({
    queryKey: [fullAnalysis.path, id],
    queryFn: ({ signal }) => callOrCopy(fullAnalysis, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })
