import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { ForbiddenToday } from '~/features/bowl/components/forbidden-today.tsx'
import { ReadingDoubt } from '~/reading/reading-doubt.tsx'
import { Heading } from '~/ui/heading.tsx'
import { CardSkeleton, ErrorState } from '~/ui/state.tsx'
import { type AnalysisResult, analysisShown } from '../../model/analysis-result.ts'
import { AnalysisSheet } from '../../result/analysis-sheet.tsx'
import { type FullAnalysis, fullAnalysisQuery } from '../full-analysis.ts'
import { AfterFormula } from './after-formula.tsx'
import { DetailFacts, DetailHead } from './detail-head.tsx'

const { detail: copy } = archiveCopy

export type OpenDetail = {
  readonly query: UseQueryResult<FullAnalysis>
  /** For the chosen option; null until it has loaded. */
  readonly analysis: AnalysisResult | null
}

/** Loads the analysis with this id; disabled without one. One that is `isComplete` is not requested again. */
export function useDetail(id: string | null, isComplete = false): OpenDetail {
  const query = useQuery({ ...fullAnalysisQuery(id), ...(isComplete ? { refetchOnMount: false } : {}) })
  return { query, analysis: query.data ? analysisShown(query.data) : null }
}

type Props = {
  readonly detail: OpenDetail
  /** Whether a target photo from the web is shown with its credit, or only its credit. */
  readonly showsFoundPictures: boolean
  readonly failed: string
}

/** An open analysis in a dialog: loading, failed, or shown. */
export function DetailBody({ detail, showsFoundPictures, failed }: Props) {
  return (
    <LoadedAnalysis detail={detail} failed={failed}>
      {(record, analysis) => (
        <ArchivedSheet record={record} analysis={analysis} showsFoundPictures={showsFoundPictures} />
      )}
    </LoadedAnalysis>
  )
}

type LoadedProps = Pick<Props, 'detail' | 'failed'> & {
  readonly children: (record: FullAnalysis, analysis: AnalysisResult) => ReactNode
}

/** An analysis once it has loaded; until then its state. */
export function LoadedAnalysis({ detail: { query, analysis }, failed, children }: LoadedProps) {
  if (query.data && analysis) return children(query.data, analysis)
  if (!query.isError) return <DetailLoading />
  const isMissing = query.error instanceof ApiError && NOT_FOUND.includes(query.error.code)
  return (
    <ErrorState
      title={failed}
      text={isMissing ? copy.notFound : messageOf(query.error)}
      onRetry={isMissing ? undefined : () => void query.refetch()}
    />
  )
}

/** Not found or an invalid id: retrying would not help. */
const NOT_FOUND = ['analysis-not-found', 'validation-failed']

function DetailLoading() {
  return (
    <div className="grid gap-4">
      <div role="status">
        <Heading level={2} size="section">
          {copy.loadingTitle}
        </Heading>
        <p className="text-muted">{copy.loadingText}</p>
      </div>
      <CardSkeleton height="14rem" />
      <CardSkeleton height="22rem" />
    </div>
  )
}

type SheetProps = Pick<Props, 'showsFoundPictures'> & {
  readonly record: FullAnalysis
  readonly analysis: AnalysisResult
}

/** An archived analysis with the titles of the archive: what stops it today, its formula, its pact and its outcome. */
function ArchivedSheet({ record, analysis, showsFoundPictures }: SheetProps) {
  const { id, photos, analysisDate, safetyToday } = record
  return (
    <AnalysisSheet
      analysisId={id}
      shown={record}
      date={new Date(analysisDate)}
      hasPhotos={photos.length > 0}
      archived
      head={() => <DetailHead record={record} analysis={analysis} />}
      notices={
        <>
          <ForbiddenToday state={safetyToday} />
          <ReadingDoubt analysis={analysis} />
        </>
      }
    >
      <AfterFormula record={record} analysis={analysis} />
      <DetailFacts record={record} analysis={analysis} showsFoundPictures={showsFoundPictures} />
    </AnalysisSheet>
  )
}
