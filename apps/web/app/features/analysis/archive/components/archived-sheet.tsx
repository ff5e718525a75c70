import { todaysPromise } from '@riflesso/colorimetry'
import { clientTimeline, isForbidden } from '@riflesso/contract'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { ForbiddenToday } from '~/features/bowl/components/forbidden-today.tsx'
import { mixedForAnalysis } from '~/features/bowl/model/mixed-bowls.ts'
import type { MixedProposal } from '~/features/outcome/components/outcome-dialog.tsx'
import { OutcomeSection } from '~/features/outcome/components/outcome-section.tsx'
import { plannedBowls, withWeighed } from '~/features/outcome/mixed-bowls.ts'
import { PactSection } from '~/features/pact/pact-section.tsx'
import type { WeighedLines } from '~/features/shelf/model/weighed-lines.ts'
import { useWeighedService } from '~/features/shelf/weighing/use-weighed-service.ts'
import { ReadingDoubt } from '~/reading/reading-doubt.tsx'
import { CalendarButton } from '~/salon/calendar-button.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { ErrorState } from '~/ui/state/error-state.tsx'
import { CardSkeleton, Skeleton } from '~/ui/state/skeleton.tsx'
import { type AnalysisResult, analysisShown, optionOf } from '../../model/analysis-result.ts'
import { AnalysisSheet } from '../../result/analysis-sheet.tsx'
import { StoryButton } from '../../share/story-button.tsx'
import { type FullAnalysis, fullAnalysisQuery } from '../full-analysis.ts'
import { type OpenedAnalysis, useOutcomePart } from '../model/opened-analysis.ts'
import styles from './archived-sheet.module.css'
import { DetailHead } from './detail-head.tsx'

const { detail: copy } = archiveCopy

export type OpenDetail = {
  readonly query: UseQueryResult<FullAnalysis>
  /** For the chosen option; null until it has loaded. */
  readonly analysis: AnalysisResult | null
}

/** Loads the analysis with this id; disabled without one. */
export function useDetail(id: string | null): OpenDetail {
  const query = useQuery(fullAnalysisQuery(id))
  return { query, analysis: query.data ? analysisShown(query.data) : null }
}

type Props = {
  readonly detail: OpenDetail
  readonly opened: OpenedAnalysis
  /** Whether a target photo from the web is shown with its credit, or only its credit. */
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

/** Skeleton of an analysis. */
function DetailLoading() {
  return (
    <div className={layout.stack}>
      <div role="status">
        <Heading level={2} size="section">
          {copy.loadingTitle}
        </Heading>
        <p className={styles.text}>{copy.loadingText}</p>
      </div>
      <CardSkeleton height="14rem" />
      <CardSkeleton height="22rem" />
    </div>
  )
}

/** Loaded when the outcome is recorded: the client's card does not need the reader of photos. */
const SinglePhoto = lazy(() => import('../../photos/single-photo.tsx'))

/** Mixed bowls, preferring the scale to the bowl mode; null if neither was used. */
function mixedProposal(id: string, analysis: AnalysisResult, weighed: readonly WeighedLines[]): MixedProposal | null {
  const timed = mixedForAnalysis(id, Date.now())
  if (weighed.length === 0) return timed && { bowls: timed, from: 'bowl' }
  return { bowls: withWeighed(timed ?? plannedBowls(analysis), weighed), from: 'shelf' }
}

type SheetProps = Pick<Props, 'opened' | 'showsFoundPictures'> & {
  readonly record: FullAnalysis
  /** For the chosen option. */
  readonly analysis: AnalysisResult
}

/** An archived analysis: its formula, what stops it today, its pact and its outcome. */
function ArchivedSheet({ opened, record, analysis, showsFoundPictures }: SheetProps) {
  const { id, photos, analysisDate, outcome, photoConsent, safetyToday } = record
  const queryClient = useQueryClient()
  const outcomePart = useOutcomePart()
  const weighed = useWeighedService(outcomePart.part === null ? null : opened.id)
  return (
    <AnalysisSheet
      analysisId={id}
      shown={record}
      date={new Date(analysisDate)}
      pact={todaysPromise(analysis.plan) ? <PactSection analysisId={id} canMake={!isForbidden(safetyToday)} /> : null}
      hasPhotos={photos.length > 0}
      archived
      head={() => <DetailHead record={record} analysis={analysis} showsFoundPictures={showsFoundPictures} />}
      notices={
        <>
          <ForbiddenToday state={safetyToday} />
          <ReadingDoubt analysis={analysis} />
        </>
      }
    >
      {outcome || todaysPromise(analysis.plan) ? (
        <OutcomeSection
          analysisId={id}
          analysis={analysis}
          outcome={outcome}
          proposal={
            weighed.isLoading ? undefined : mixedProposal(id, analysis, weighed.linesFor(analysis, optionOf(record)))
          }
          asksConsent={photoConsent === false}
          hasPrima={photos.includes('prima')}
          renderPhoto={(step) => (
            <Suspense fallback={<Skeleton height="15rem" />}>
              <SinglePhoto place="esito" {...step} />
            </Suspense>
          )}
          renderNext={(photo) => (
            <div className={layout.wrap}>
              <StoryButton
                analysisId={id}
                analysis={analysis}
                option={optionOf(record)}
                hasPhoto={photos.includes('prima')}
                taken={photo}
              />
              <CalendarButton analysis={analysis} date={new Date(analysisDate)} />
            </div>
          )}
          part={opened.id === id ? outcomePart.part : null}
          onPart={outcomePart.set}
          onChanged={(changed) => {
            queryClient.setQueryData(
              fullAnalysisQuery(id).queryKey,
              // The photo of a client is kept only with the consent.
              (record) =>
                record && {
                  ...record,
                  outcome: changed,
                  photoConsent: changed?.hasPhoto === true || record.photoConsent,
                },
            )
            void queryClient.invalidateQueries({ queryKey: [clientTimeline.path] })
          }}
        />
      ) : null}
    </AnalysisSheet>
  )
}
