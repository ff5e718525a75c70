import type { OptionId } from '@riflesso/colorimetry'
import { worstOfPhotos } from '@riflesso/consultation'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AnalysisSheet } from '~/features/analysis/result/analysis-sheet.tsx'
import { DecidingQuestions } from '~/features/analysis/result/deciding-questions.tsx'
import { MoreActions } from '~/features/analysis/result/more-actions.tsx'
import { OptionChoice } from '~/features/analysis/result/option-choice.tsx'
import { ReadingDoubt } from '~/features/analysis/result/reading-doubt.tsx'
import { ExportButton } from '~/features/analysis/share/export-button.tsx'
import { PrintButton, Printed } from '~/features/analysis/share/print-button.tsx'
import { ShareButton } from '~/features/analysis/share/share-button.tsx'
import { StoryButton } from '~/features/analysis/share/story-button.tsx'
import { fullAnalysisQuery } from '~/features/archive/api/full-analysis.ts'
import { DeleteAnalysisButton } from '~/features/archive/components/delete-analysis.tsx'
import type { DetailParts } from '~/features/archive/components/detail-body.tsx'
import { DetailOverlay } from '~/features/archive/components/detail-overlay.tsx'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'

/** Search parameter with the id of the open analysis: 'back' closes it, a reload keeps it. */
const OPENED = 'analisi'

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
        if (id === null) next.delete(OPENED)
        else next.set(OPENED, id)
        return next
      },
      { preventScrollReset: true, replace: id === null },
    )
  return { id: params.get(OPENED), open: set, close: () => set(null) }
}

/** Updates cached data of an analysis with the chosen option. */
export const rememberOption = (queryClient: QueryClient, id: string, chosenOption: OptionId) =>
  queryClient.setQueryData(fullAnalysisQuery(id).queryKey, (record) => record && { ...record, chosenOption })

/** Actions of an archived analysis, and its content other than the formula. */
export function useArchivedParts(opened: OpenedAnalysis, showsFoundPictures: boolean): DetailParts {
  const queryClient = useQueryClient()
  return {
    showsFoundPictures,
    renderBowl: ({ id, chosenOption }, size) => (
      <BowlLink analysisId={id} option={chosenOption ?? 'equilibrata'} size={size} fullWidth={size === 'lg'} />
    ),
    renderActions: (record, analysis) => {
      const madeAt = new Date(record?.analysisDate ?? Date.now())
      return (
        <>
          <MoreActions>
            {(close) => (
              <>
                <ShareButton analysis={analysis} date={madeAt} onDone={close} />
                {record && analysis && worstOfPhotos(analysis)?.doubt.state !== 'unusable' ? (
                  <StoryButton
                    analysisId={record.id}
                    analysis={analysis}
                    option={record.chosenOption ?? 'equilibrata'}
                    hasPhoto={record.photos.includes('prima')}
                    onDone={close}
                  />
                ) : null}
                <ExportButton analysis={analysis} onDone={close} />
                <PrintButton ready={analysis !== null} onPrint={close} />
                <DeleteAnalysisButton id={analysis && opened.id} onDeleted={opened.close} />
              </>
            )}
          </MoreActions>
          {analysis ? <Printed analysis={analysis} date={madeAt} /> : null}
        </>
      )
    },
    renderSheet: ({ id, photos, chosenOption, analysisDate }, analysis, head) => (
      <AnalysisSheet
        analysisId={id}
        analysis={analysis}
        option={chosenOption ?? 'equilibrata'}
        date={new Date(analysisDate)}
        questions={
          <DecidingQuestions
            key={id}
            analysisId={id}
            questions={analysis.questions}
            onPlanned={(planned) =>
              queryClient.setQueryData(fullAnalysisQuery(id).queryKey, (record) => record && { ...record, ...planned })
            }
          />
        }
        hasPhotos={photos.length > 0}
        archived
        head={() => head}
      >
        <ReadingDoubt analysis={analysis} />
        <OptionChoice
          analysisId={id}
          options={analysis.options}
          value={chosenOption ?? 'equilibrata'}
          onChange={(option) => rememberOption(queryClient, id, option)}
        />
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
