import type { OptionId } from '@riflesso/colorimetry'
import { type SiblingQuestion, withSibling } from '@riflesso/consultation'
import { fullAnalysis } from '@riflesso/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { pactsQuery } from '~/features/pact/pacts.ts'
import { forgetTubes } from '~/features/shelf/api/tubes.ts'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'
import { siblingToSave } from '~/offline/siblings-to-save.ts'
import type { PlannedAnew } from '../result/answer-questions.ts'
import { recentAnalysesKey } from './recent-analyses.ts'

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

/** A change of what is shown of an analysis, archived or just finished. */
export type ShownChange = <Shown extends PlannedAnew>(shown: Shown) => Shown

function remember(queryClient: QueryClient, id: string, change: ShownChange): ShownChange {
  queryClient.setQueryData(fullAnalysisQuery(id).queryKey, (record) => record && change(record))
  return change
}

/** Updates cached data of an analysis with the chosen option. */
export function rememberOption(queryClient: QueryClient, id: string, chosenOption: OptionId): ShownChange {
  notePlanChange(queryClient, id)
  return remember(queryClient, id, (shown) => ({ ...shown, chosenOption }))
}

/** Updates cached data of an analysis with another answer about the hair, which is not saved yet. */
export function showSibling(
  queryClient: QueryClient,
  id: string,
  question: SiblingQuestion['id'],
  sibling: string,
): ShownChange {
  forgetTubes(queryClient, id)
  return remember(queryClient, id, (shown) => withSibling(shown, question, sibling))
}

/** Updates cached data of an analysis that was planned again. */
export function rememberPlanned(queryClient: QueryClient, id: string, planned: PlannedAnew): ShownChange {
  notePlanChange(queryClient, id)
  forgetTubes(queryClient, id)
  void queryClient.invalidateQueries({ queryKey: recentAnalysesKey })
  return remember(queryClient, id, (shown) => ({ ...shown, ...planned }))
}

/** Refetched, because pacts state whether they match the current plan. */
const notePlanChange = (queryClient: QueryClient, id: string) =>
  void queryClient.invalidateQueries({ queryKey: pactsQuery(id).queryKey })
