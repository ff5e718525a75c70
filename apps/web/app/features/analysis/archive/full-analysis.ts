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
import { archiveKey } from './archive-query.ts'

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

const remember = (queryClient: QueryClient, id: string, change: (record: FullAnalysis) => FullAnalysis): void =>
  void queryClient.setQueryData(fullAnalysisQuery(id).queryKey, (record) => record && change(record))

/** Updates cached data of an analysis with the chosen option. */
export function rememberOption(queryClient: QueryClient, id: string, chosenOption: OptionId): void {
  notePlanChange(queryClient, id)
  remember(queryClient, id, (record) => ({ ...record, chosenOption }))
}

/** Updates cached data of an analysis with another answer about the hair, which is not saved yet. */
export function showSibling(
  queryClient: QueryClient,
  id: string,
  question: SiblingQuestion['id'],
  sibling: string,
): void {
  forgetTubes(queryClient, id)
  remember(queryClient, id, (record) => withSibling(record, question, sibling))
}

/** Updates cached data of an analysis that was planned again. */
export function rememberPlanned(queryClient: QueryClient, id: string, planned: PlannedAnew): void {
  notePlanChange(queryClient, id)
  forgetTubes(queryClient, id)
  void queryClient.invalidateQueries({ queryKey: archiveKey })
  remember(queryClient, id, (record) => ({ ...record, ...planned }))
}

/** Refetched, because pacts state whether they match the current plan. */
const notePlanChange = (queryClient: QueryClient, id: string) =>
  void queryClient.invalidateQueries({ queryKey: pactsQuery(id).queryKey })
