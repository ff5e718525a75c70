import { todaysPromise } from '@riflesso/colorimetry'
import { isUsable } from '@riflesso/consultation'
import { clientTimeline, getUser, isForbidden } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useHasTool } from '~/auth/session/use-current-user.ts'
import { mixedForAnalysis } from '~/features/bowl/model/mixed-bowls.ts'
import type { MixedProposal } from '~/features/outcome/components/outcome-dialog.tsx'
import { OutcomeSection } from '~/features/outcome/components/outcome-section.tsx'
import { plannedBowls, withWeighed } from '~/features/outcome/mixed-bowls.ts'
import { PactSection } from '~/features/pact/pact-section.tsx'
import type { WeighedLines } from '~/features/shelf/model/weighed-lines.ts'
import { useWeighedService } from '~/features/shelf/weighing/use-weighed-service.ts'
import { Skeleton } from '~/ui/state.tsx'
import { type AnalysisResult, optionOf } from '../../model/analysis-result.ts'
import { CalendarButton } from '../../share/calendar-button.tsx'
import { StoryButton } from '../../share/story-button.tsx'
import { type FullAnalysis, fullAnalysisQuery } from '../full-analysis.ts'
import { useOutcomePart } from '../model/opened-analysis.ts'

/** Loaded when the outcome is recorded: the client's card does not need the reader of photos. */
const SinglePhoto = lazy(() => import('../../photos/single-photo.tsx'))

/** Mixed bowls, preferring the scale to the bowl mode; null if neither was used. */
function mixedProposal(id: string, analysis: AnalysisResult, weighed: readonly WeighedLines[]): MixedProposal | null {
  const timed = mixedForAnalysis(id, Date.now())
  if (weighed.length === 0) return timed && { bowls: timed, from: 'bowl' }
  return { bowls: withWeighed(timed ?? plannedBowls(analysis), weighed), from: 'shelf' }
}

type Props = {
  readonly record: FullAnalysis
  readonly analysis: AnalysisResult
}

/** What follows the formula of an analysis: its pact and its outcome. */
export function AfterFormula({ record, analysis }: Props) {
  const { id, photos, analysisDate, outcome, photoConsent, safetyToday } = record
  const queryClient = useQueryClient()
  const hasPact = useHasTool('pact')
  const { part, set } = useOutcomePart()
  const weighed = useWeighedService(part === null ? null : id)
  const isPromising = todaysPromise(analysis.plan) !== null
  return (
    <>
      {hasPact && isPromising && isUsable(analysis) ? (
        <PactSection analysisId={id} canMake={!isForbidden(safetyToday)} />
      ) : null}
      {outcome || isPromising ? (
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
            <div className="flex flex-wrap gap-2">
              <StoryButton
                analysisId={id}
                analysis={analysis}
                option={optionOf(record)}
                hasPhoto={photos.includes('prima')}
                publishes={record.publishes}
                taken={photo}
              />
              <CalendarButton analysisId={id} analysis={analysis} date={new Date(analysisDate)} />
            </div>
          )}
          part={part}
          onPart={set}
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
            for (const { path } of [clientTimeline, getUser]) void queryClient.invalidateQueries({ queryKey: [path] })
          }}
        />
      ) : null}
    </>
  )
}
