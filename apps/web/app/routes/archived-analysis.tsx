import { type OptionId, todaysPromise } from '@riflesso/colorimetry'
import { type AnalysisResult, isUsable, type SiblingQuestion, withSibling } from '@riflesso/consultation'
import { clientTimeline, isForbidden } from '@riflesso/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AnalysisSheet } from '~/features/analysis/result/analysis-sheet.tsx'
import type { PlannedAnew } from '~/features/analysis/result/answer-questions.ts'
import { DecidingQuestions } from '~/features/analysis/result/deciding-questions.tsx'
import { OptionChoice } from '~/features/analysis/result/option-choice.tsx'
import { SiblingChoice } from '~/features/analysis/result/sibling-choice.tsx'
import { ExportButton } from '~/features/analysis/share/export-button.tsx'
import { PrintButton, Printed } from '~/features/analysis/share/print-button.tsx'
import { ShareButton } from '~/features/analysis/share/share-button.tsx'
import { StoryButton } from '~/features/analysis/share/story-button.tsx'
import { fullAnalysisQuery } from '~/features/archive/api/full-analysis.ts'
import { DeleteAnalysisButton } from '~/features/archive/components/delete-analysis.tsx'
import type { DetailParts } from '~/features/archive/components/detail-body.tsx'
import { DetailOverlay } from '~/features/archive/components/detail-overlay.tsx'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { ForbiddenToday } from '~/features/bowl/components/forbidden-today.tsx'
import { mixedForAnalysis } from '~/features/bowl/model/mixed-bowls.ts'
import type { MixedProposal, OutcomePart } from '~/features/outcome/components/outcome-dialog.tsx'
import { OutcomeSection } from '~/features/outcome/components/outcome-section.tsx'
import { plannedBowls, withWeighed } from '~/features/outcome/model/mixed-bowls.ts'
import { PactSection } from '~/features/pact/pact-section.tsx'
import { pactsQuery } from '~/features/pact/pacts.ts'
import { forgetTubes } from '~/features/shelf/api/tubes.ts'
import type { WeighedLines } from '~/features/shelf/model/weighed-lines.ts'
import { useWeighedService } from '~/features/shelf/weighing/use-weighed-service.ts'
import { FormulaShown } from '~/reading/formula-shown.tsx'
import { ReadingDoubt } from '~/reading/reading-doubt.tsx'
import { MoreActions } from '~/ui/dialog/more-actions.tsx'
import { Skeleton } from '~/ui/state/skeleton.tsx'
import { FormulaInTubes } from './formula-in-tubes.tsx'

/** Loaded when the outcome is recorded: the client's card does not need the reader of photos. */
const SinglePhoto = lazy(() => import('~/features/analysis/photos/single-photo.tsx'))

/** Search parameter with the id of the open analysis: 'back' closes it, a reload keeps it. */
export const OPENED_ANALYSIS = 'analisi'
/** Search parameter with the open part of 'Com'è andata?'. */
const OUTCOME = 'esito'
const OUTCOME_PARTS: readonly OutcomePart[] = ['all', 'photo', 'facts']

type OpenedAnalysis = {
  /** Null if none is open. */
  readonly id: string | null
  readonly open: (id: string) => void
  readonly close: () => void
}

/** The analysis open according to the URL. */
export function useOpenedAnalysis(): OpenedAnalysis {
  const [params, setParams] = useSearchParams()
  const set = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(OUTCOME)
        if (id === null) next.delete(OPENED_ANALYSIS)
        else next.set(OPENED_ANALYSIS, id)
        return next
      },
      { preventScrollReset: true, replace: id === null },
    )
  return { id: params.get(OPENED_ANALYSIS), open: set, close: () => set(null) }
}

/** The open part of the outcome according to the URL: 'back' closes it. */
function useOutcomePart() {
  const [params, setParams] = useSearchParams()
  const set = (part: OutcomePart | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (part === null) next.delete(OUTCOME)
        else next.set(OUTCOME, part)
        return next
      },
      { preventScrollReset: true, replace: part === null },
    )
  return { part: OUTCOME_PARTS.find((each) => each === params.get(OUTCOME)) ?? null, set }
}

/** Updates cached data of an analysis with the chosen option. */
export function rememberOption(queryClient: QueryClient, id: string, chosenOption: OptionId): void {
  queryClient.setQueryData(fullAnalysisQuery(id).queryKey, (record) => record && { ...record, chosenOption })
  notePlanChange(queryClient, id)
}

/** Updates cached data of an analysis with another answer about the hair, which is not saved yet. */
export function showSibling(
  queryClient: QueryClient,
  id: string,
  question: SiblingQuestion['id'],
  sibling: string,
): void {
  queryClient.setQueryData(fullAnalysisQuery(id).queryKey, (record) => record && withSibling(record, question, sibling))
  forgetTubes(queryClient, id)
}

/** Updates cached data of an analysis that was planned again. */
export function rememberPlanned(queryClient: QueryClient, id: string, planned: PlannedAnew): void {
  queryClient.setQueryData(fullAnalysisQuery(id).queryKey, (record) => record && { ...record, ...planned })
  notePlanChange(queryClient, id)
  forgetTubes(queryClient, id)
}

/** Refetched, because pacts state whether they match the current plan. */
const notePlanChange = (queryClient: QueryClient, id: string) =>
  void queryClient.invalidateQueries({ queryKey: pactsQuery(id).queryKey })

/** Mixed bowls, preferring the scale to the bowl mode; null if neither was used. */
function mixedProposal(id: string, analysis: AnalysisResult, weighed: readonly WeighedLines[]): MixedProposal | null {
  const timed = mixedForAnalysis(id, Date.now())
  if (weighed.length === 0) return timed && { bowls: timed, from: 'bowl' }
  return { bowls: withWeighed(timed ?? plannedBowls(analysis), weighed), from: 'shelf' }
}

/** Actions of an archived analysis, and its content other than the formula. */
export function useArchivedParts(opened: OpenedAnalysis, showsFoundPictures: boolean): DetailParts {
  const queryClient = useQueryClient()
  const outcomePart = useOutcomePart()
  const weighed = useWeighedService(outcomePart.part === null ? null : opened.id)
  return {
    showsFoundPictures,
    renderBowl: ({ id, analysis, chosenOption, safetyToday }, size) =>
      isForbidden(safetyToday) ? null : (
        <FormulaShown analysis={analysis}>
          <BowlLink analysisId={id} option={chosenOption ?? 'equilibrata'} size={size} fullWidth={size === 'lg'} />
        </FormulaShown>
      ),
    renderActions: (record, analysis) => {
      const madeAt = new Date(record?.analysisDate ?? Date.now())
      return (
        <>
          <MoreActions>
            {(close) => (
              <>
                <FormulaShown analysis={analysis}>
                  <ShareButton analysis={analysis} date={madeAt} onDone={close} />
                </FormulaShown>
                {record && analysis && isUsable(analysis) ? (
                  <StoryButton
                    analysisId={record.id}
                    analysis={analysis}
                    option={record.chosenOption ?? 'equilibrata'}
                    hasPhoto={record.photos.includes('prima')}
                    onDone={close}
                  />
                ) : null}
                <FormulaShown analysis={analysis}>
                  <ExportButton analysis={analysis} onDone={close} />
                  <PrintButton ready={analysis !== null} onPrint={close} />
                </FormulaShown>
                <DeleteAnalysisButton id={analysis && opened.id} onDeleted={opened.close} />
              </>
            )}
          </MoreActions>
          {analysis ? (
            <FormulaShown analysis={analysis}>
              <Printed analysis={analysis} date={madeAt} />
            </FormulaShown>
          ) : null}
        </>
      )
    },
    renderSheet: (
      { id, photos, siblings, chosenOption, analysisDate, outcome, photoConsent, safetyToday },
      analysis,
      head,
    ) => (
      <AnalysisSheet
        analysisId={id}
        analysis={analysis}
        option={chosenOption ?? 'equilibrata'}
        date={new Date(analysisDate)}
        tubes={<FormulaInTubes analysisId={id} option={chosenOption ?? 'equilibrata'} analysis={analysis} />}
        questions={
          <DecidingQuestions
            key={id}
            analysisId={id}
            analysis={analysis}
            onPlanned={(planned) => rememberPlanned(queryClient, id, planned)}
          />
        }
        pact={todaysPromise(analysis.plan) ? <PactSection analysisId={id} canMake={!isForbidden(safetyToday)} /> : null}
        hasPhotos={photos.length > 0}
        archived
        head={() => head}
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
            value={chosenOption ?? 'equilibrata'}
            onChange={(option) => rememberOption(queryClient, id, option)}
          />
        </FormulaShown>
        {outcome || todaysPromise(analysis.plan) ? (
          <OutcomeSection
            analysisId={id}
            analysis={analysis}
            outcome={outcome}
            proposal={
              weighed.isLoading
                ? undefined
                : mixedProposal(id, analysis, weighed.linesFor(analysis, chosenOption ?? 'equilibrata'))
            }
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
    ),
  }
}

type Props = {
  readonly opened: OpenedAnalysis
  /** Whether to show a target photo found on the web. */
  readonly showsFoundPictures: boolean
}

/** Dialog of an archived analysis with its actions. */
export function ArchivedAnalysis({ opened, showsFoundPictures }: Props) {
  const parts = useArchivedParts(opened, showsFoundPictures)
  return <DetailOverlay id={opened.id} onClose={opened.close} parts={parts} />
}
