import type { CurrentUser } from '@riflesso/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type FullAnalysis, fullAnalysisQuery } from '../archive/full-analysis.ts'
import type { FinishedAnalysis } from '../run/use-analysis-run.ts'
import type { Draft } from './draft.ts'

/** What this page still knows of an analysis that it has made itself. */
export type MadeAnalysis = {
  readonly clientUnsaved: boolean
  readonly draft: Draft
}

/** Null after a reload. Like all queries, forgotten with the session. */
export const madeAnalysisQuery = (id: string) =>
  queryOptions({ queryKey: ['made-analysis', id], queryFn: (): MadeAnalysis | null => null })

/** Lets the result be shown at its address without another request. */
export function rememberMade(
  queryClient: QueryClient,
  { analysisId: id, photosKept, clientUnsaved, clientId, draft, ...made }: FinishedAnalysis,
  author: CurrentUser,
): void {
  const { dopo } = draft.photos
  const record: FullAnalysis = {
    id,
    analysis: made.analysis,
    siblings: made.siblings,
    chosenOption: made.chosenOption,
    clientId,
    clientFirstName: made.analysis.client?.firstName ?? null,
    clientLastName: made.analysis.client?.lastName ?? null,
    clientPhone: null,
    analysisDate: new Date().toISOString(),
    author: { firstName: author.firstName, lastName: author.lastName },
    photos: photosKept ? (['prima', 'dopo'] as const).filter((slot) => draft.photos[slot] !== null) : [],
    dopoCredit: dopo?.origin?.kind === 'web' ? dopo.origin.credit : null,
    photosDeletedAt: null,
    photoConsent: clientId === null ? null : photosKept,
    publishes: clientId === null ? null : [],
    // A plan is only made when nothing forbids it.
    safetyToday: 'missing',
    asked: null,
    outcome: null,
  }
  queryClient.setQueryData(fullAnalysisQuery(id).queryKey, record)
  const own: MadeAnalysis | null = { clientUnsaved, draft }
  queryClient.setQueryData(madeAnalysisQuery(id).queryKey, own)
}
