import { withSibling } from '@riflesso/consultation'
import { fullAnalysis } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'
import { siblingToSave } from '~/offline/siblings-to-save.ts'

export type FullAnalysis = z.output<typeof fullAnalysis.response>
export type PhotoSlot = FullAnalysis['photos'][number]

/** The record with the sibling that this browser shows and the server does not know yet. */
const asShown = (record: FullAnalysis): FullAnalysis => {
  const sibling = siblingToSave(record.id)
  return sibling ? withSibling(record, sibling.question, sibling.id) : record
}

/** One archived analysis; disabled without an id. */
export const fullAnalysisQuery = (id: string | null) =>
  queryOptions({
    queryKey: [fullAnalysis.path, id],
    queryFn: async ({ signal }) =>
      asShown(await callWithOfflineFallback(fullAnalysis, { params: { id: id ?? '' } }, { signal })),
    enabled: id !== null,
    // Always refetch: an allergy or a patch test may have been recorded on the card since.
    staleTime: 0,
  })
