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

/** What other features show of an open analysis. */
export type DetailParts = {
  /** Whether a Dopo that was found on the web is shown, with whose it is; otherwise only that is said. */
  readonly showsFoundPictures: boolean
  /** The way to the bowl, in a row of buttons or as wide as a phone. */
  readonly renderBowl: (record: FullAnalysis, size: 'sm' | 'lg') => ReactNode
  /** What is done with it ('Esporta'); both null until it is there. */
  readonly renderActions: (record: FullAnalysis | null, analysis: AnalysisResult | null) => ReactNode
  /** The analysis itself, under `head`. */
  readonly renderSheet: (record: FullAnalysis, analysis: AnalysisResult, head: ReactNode) => ReactNode
}

export type OpenDetail = {
  readonly query: UseQueryResult<FullAnalysis>
  /** As its chosen option carries it out; null until it is there. */
  readonly analysis: AnalysisResult | null
}

/** The analysis with that id; nothing is asked without one. */
export function useDetail(id: string | null): OpenDetail {
  const query = useQuery(fullAnalysisQuery(id))
  const analysis = query.data ? analysisOfOption(query.data.analysis, query.data.chosenOption ?? 'equilibrata') : null
  return { query, analysis }
}

/** The way to the bowl of an open analysis; none while there is no formula. */
export const detailBowl = (
  { query, analysis }: OpenDetail,
  { renderBowl }: DetailParts,
  size: 'sm' | 'lg',
): ReactNode => (query.data && analysis && analysis.fasi_operative.length > 0 ? renderBowl(query.data, size) : null)

/** The buttons of an open analysis; none where it could not be had. */
export const detailActions = ({ query, analysis }: OpenDetail, { renderActions }: DetailParts): ReactNode =>
  query.isError && analysis === null ? null : renderActions(query.data ?? null, analysis)

type Props = {
  readonly detail: OpenDetail
  readonly parts: DetailParts
  /** Said when it could not be loaded. */
  readonly failed: string
}

/** An open analysis: on its way, not to be had, or whole. */
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

/** No such analysis, or an address that cannot be one: asking again would not help. */
const NOT_FOUND = ['analysis-not-found', 'validation-failed']

type FailureProps = { readonly failed: string; readonly error: unknown; readonly onRetry: () => void }

function LoadFailure({ failed, error, onRetry }: FailureProps) {
  if (error instanceof ApiError && NOT_FOUND.includes(error.code))
    return <ErrorState title={failed} text={copy.notFound} />
  return <ErrorState title={failed} text={messageOf(error)} onRetry={onRetry} />
}
