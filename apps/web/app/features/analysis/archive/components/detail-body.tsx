import { type AnalysisResult, analysisOfOption } from '@riflesso/consultation'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { ErrorState } from '~/ui/state/error-state.tsx'
import { type FullAnalysis, fullAnalysisQuery } from '../full-analysis.ts'
import type { OpenedAnalysis } from '../model/opened-analysis.ts'
import { ArchivedSheet } from './archived-sheet.tsx'
import { DetailLoading } from './detail-loading.tsx'

const { detail: copy } = archiveCopy

export type OpenDetail = {
  readonly query: UseQueryResult<FullAnalysis>
  /** For the chosen option; null until it has loaded. */
  readonly analysis: AnalysisResult | null
}

/** Loads the analysis with this id; disabled without one. */
export function useDetail(id: string | null): OpenDetail {
  const query = useQuery(fullAnalysisQuery(id))
  const analysis = query.data ? analysisOfOption(query.data.analysis, query.data.chosenOption ?? 'equilibrata') : null
  return { query, analysis }
}

type Props = {
  readonly detail: OpenDetail
  readonly opened: OpenedAnalysis
  readonly showsFoundPictures: boolean
  /** Message if it failed to load. */
  readonly failed: string
}

/** An open analysis: loading, failed, or shown. */
export function DetailBody({ detail: { query, analysis }, opened, showsFoundPictures, failed }: Props) {
  if (query.data && analysis)
    return (
      <ArchivedSheet opened={opened} record={query.data} analysis={analysis} showsFoundPictures={showsFoundPictures} />
    )
  if (query.isError) return <LoadFailure failed={failed} error={query.error} onRetry={() => void query.refetch()} />
  return <DetailLoading />
}

/** Not found or an invalid id: retrying would not help. */
const NOT_FOUND = ['analysis-not-found', 'validation-failed']

type FailureProps = { readonly failed: string; readonly error: unknown; readonly onRetry: () => void }

function LoadFailure({ failed, error, onRetry }: FailureProps) {
  if (error instanceof ApiError && NOT_FOUND.includes(error.code))
    return <ErrorState title={failed} text={copy.notFound} />
  return <ErrorState title={failed} text={messageOf(error)} onRetry={onRetry} />
}
