import { type OptionId, todaysPromise } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { clientTimeline, isForbidden } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ForbiddenToday } from '~/features/bowl/components/forbidden-today.tsx'
import { mixedForAnalysis } from '~/features/bowl/model/mixed-bowls.ts'
import type { MixedProposal } from '~/features/outcome/components/outcome-dialog.tsx'
import { OutcomeSection } from '~/features/outcome/components/outcome-section.tsx'
import { plannedBowls, withWeighed } from '~/features/outcome/mixed-bowls.ts'
import { PactSection } from '~/features/pact/pact-section.tsx'
import type { WeighedLines } from '~/features/shelf/model/weighed-lines.ts'
import { useWeighedService } from '~/features/shelf/weighing/use-weighed-service.ts'
import { FormulaShown } from '~/reading/formula-shown.tsx'
import { ReadingDoubt } from '~/reading/reading-doubt.tsx'
import { Skeleton } from '~/ui/state/skeleton.tsx'
import { AnalysisSheet } from '../../result/analysis-sheet.tsx'
import { OptionChoice } from '../../result/option-choice.tsx'
import { SiblingChoice } from '../../result/sibling-choice.tsx'
import { type FullAnalysis, fullAnalysisQuery, rememberOption, rememberPlanned, showSibling } from '../full-analysis.ts'
import { type OpenedAnalysis, useOutcomePart } from '../model/opened-analysis.ts'
import { DetailHead } from './detail-head.tsx'

/** Loaded when the outcome is recorded: the client's card does not need the reader of photos. */
const SinglePhoto = lazy(() => import('../../photos/single-photo.tsx'))

/** Mixed bowls, preferring the scale to the bowl mode; null if neither was used. */
function mixedProposal(id: string, analysis: AnalysisResult, weighed: readonly WeighedLines[]): MixedProposal | null {
  const timed = mixedForAnalysis(id, Date.now())
  if (weighed.length === 0) return timed && { bowls: timed, from: 'bowl' }
  return { bowls: withWeighed(timed ?? plannedBowls(analysis), weighed), from: 'shelf' }
}

type Props = {
  readonly opened: OpenedAnalysis
  readonly record: FullAnalysis
  /** For the chosen option. */
  readonly analysis: AnalysisResult
  /** Whether a target photo from the web is shown with its credit, or only its credit. */
  readonly showsFoundPictures: boolean
}

/** An archived analysis: its formula, what stops it today, its pact and its outcome. */
export function ArchivedSheet({ opened, record, analysis, showsFoundPictures }: Props) {
  const { id, photos, siblings, chosenOption, analysisDate, outcome, photoConsent, safetyToday } = record
  const option: OptionId = chosenOption ?? 'equilibrata'
  const queryClient = useQueryClient()
  const outcomePart = useOutcomePart()
  const weighed = useWeighedService(outcomePart.part === null ? null : opened.id)
  return (
    <AnalysisSheet
      analysisId={id}
      analysis={analysis}
      option={option}
      date={new Date(analysisDate)}
      onPlanned={(planned) => rememberPlanned(queryClient, id, planned)}
      pact={todaysPromise(analysis.plan) ? <PactSection analysisId={id} canMake={!isForbidden(safetyToday)} /> : null}
      hasPhotos={photos.length > 0}
      archived
      head={() => <DetailHead record={record} analysis={analysis} showsFoundPictures={showsFoundPictures} />}
    >
      <ForbiddenToday state={safetyToday} />
      <ReadingDoubt analysis={analysis} />
      <FormulaShown analysis={analysis}>
        <SiblingChoice
          key={id}
          analysisId={id}
          siblings={siblings}
          onShown={(question, sibling) => showSibling(queryClient, id, question, sibling)}
          onPlanned={(planned) => rememberPlanned(queryClient, id, planned)}
        />
        <OptionChoice
          analysisId={id}
          options={analysis.options}
          value={option}
          onChange={(option) => rememberOption(queryClient, id, option)}
        />
      </FormulaShown>
      {outcome || todaysPromise(analysis.plan) ? (
        <OutcomeSection
          analysisId={id}
          analysis={analysis}
          outcome={outcome}
          proposal={weighed.isLoading ? undefined : mixedProposal(id, analysis, weighed.linesFor(analysis, option))}
          asksConsent={photoConsent === false}
          hasPrima={photos.includes('prima')}
          renderPhoto={(step) => (
            <Suspense fallback={<Skeleton height="15rem" />}>
              <SinglePhoto place="esito" {...step} />
            </Suspense>
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
