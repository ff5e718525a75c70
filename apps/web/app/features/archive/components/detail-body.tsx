import { type AnalysisResult, analysisOfOption } from '@riflesso/consultation'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { ErrorState } from '~/ui/state/error-state.tsx'
import { type FullAnalysis, fullAnalysisQuery } from '../api/full-analysis.ts'
import { DetailHead } from './detail-head.tsx'
import { DetailLoading } from './detail-loading.tsx'

const { detail: copy } = archiveCopy

/** Parts of an open analysis provided by other features. */
export type DetailParts = {
  /** Whether a target photo from the web is shown with its credit, or only its credit. */
  readonly showsFoundPictures: boolean
  /** Link to the bowl mode, inline or full width. */
  readonly renderBowl: (record: FullAnalysis, size: 'sm' | 'lg') => ReactNode
  /** Actions such as 'Esporta'; both null until it has loaded. */
  readonly renderActions: (record: FullAnalysis | null, analysis: AnalysisResult | null) => ReactNode
  /** The analysis, below `head`. */
  readonly renderSheet: (record: FullAnalysis, analysis: AnalysisResult, head: ReactNode) => ReactNode
}

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

/** Link to the bowl mode; none without a formula. */
export const detailBowl = (
  { query, analysis }: OpenDetail,
  { renderBowl }: DetailParts,
  size: 'sm' | 'lg',
): ReactNode => (query.data && analysis && analysis.fasi_operative.length > 0 ? renderBowl(query.data, size) : null)

/** Buttons of an open analysis; none if it failed to load. */
export const detailActions = ({ query, analysis }: OpenDetail, { renderActions }: DetailParts): ReactNode =>
  query.isError && analysis === null ? null : renderActions(query.data ?? null, analysis)

type Props = {
  readonly detail: OpenDetail
  readonly parts: DetailParts
  /** Message if it failed to load. */
  readonly failed: string
}

/** An open analysis: loading, failed, or shown. */
export function DetailBody({ detail: { query, analysis }, parts, failed }: Props) {
  if (query.data && analysis)
    return parts.renderSheet(
      query.data,
      analysis,
      <DetailHead record={query.data} analysis={analysis} showsFoundPictures={parts.showsFoundPictures} />,
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
