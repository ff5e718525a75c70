import type { OptionId } from '@riflesso/colorimetry'
import { analysisOfOption, isUsable, type SiblingQuestion } from '@riflesso/consultation'
import { IconPencil, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { PactButton } from '~/features/pact/pact-section.tsx'
import { isFormulaShown } from '~/reading/formula-shown.tsx'
import { ReadingDoubt } from '~/reading/reading-doubt.tsx'
import { Button } from '~/ui/button/button.tsx'
import { MoreActions } from '~/ui/dialog/more-actions.tsx'
import lowerEdge from '~/ui/lower-edge.module.css'
import { Notice } from '~/ui/state/notice.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { ExportButton } from '../share/export-button.tsx'
import { PrintButton, Printed } from '../share/print-button.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { StoryButton } from '../share/story-button.tsx'
import { AnalysisSheet } from './analysis-sheet.tsx'
import type { PlannedAnew } from './answer-questions.ts'
import { OptionChoice } from './option-choice.tsx'
import { ResultSummary } from './result-summary.tsx'
import styles from './result-view.module.css'
import { SiblingChoice } from './sibling-choice.tsx'

type Props = {
  readonly analysisId: string
  /** The archived analysis. */
  readonly analysis: AnalysisResult
  /** The answers about the hair with their formulas. */
  readonly siblings: readonly SiblingQuestion[]
  /** Null until an option is chosen. */
  readonly chosenOption: OptionId | null
  /** Whether saving the new client failed. */
  readonly clientUnsaved: boolean
  /** False without the client's consent. */
  readonly photosKept: boolean
  readonly onChosen: (option: OptionId) => void
  /** Called when another answer about the hair is shown. */
  readonly onShown: (question: SiblingQuestion['id'], id: string) => void
  /** Called after an answer changed the plan. */
  readonly onPlanned: (planned: PlannedAnew) => void
  /** Returns to the photos and answers. */
  readonly onEdit: () => void
  readonly onReset: () => void
}

/** A finished analysis: the colour, the formula, the consultation. */
export function ResultView({
  analysisId,
  analysis: archived,
  siblings,
  chosenOption,
  clientUnsaved,
  photosKept,
  onChosen,
  onShown,
  onPlanned,
  onEdit,
  onReset,
}: Props) {
  const [option, setOption] = useState(chosenOption ?? 'equilibrata')
  const [madeAt] = useState(() => new Date())
  const analysis = analysisOfOption(archived, option)
  const usable = isUsable(archived)
  const withFormula = isFormulaShown(archived)
  const actions = (
    <>
      <MoreActions>
        {(close) => (
          <>
            {withFormula && analysis.fasi_operative.length > 0 ? <PactButton analysisId={analysisId} /> : null}
            {usable ? (
              <StoryButton
                analysisId={analysisId}
                analysis={analysis}
                option={option}
                hasPhoto={photosKept}
                onDone={close}
              />
            ) : null}
            {withFormula ? <PrintButton ready onPrint={close} /> : null}
            <Button
              look="secondary"
              size="lg"
              leftSection={<IconPencil size="1.25rem" stroke={1.75} aria-hidden />}
              onClick={onEdit}
            >
              {resultCopy.edit}
            </Button>
          </>
        )}
      </MoreActions>
      {withFormula && analysis.fasi_operative.length > 0 ? (
        <div className={styles.bowl}>
          <BowlLink analysisId={analysisId} option={option} fullWidth />
        </div>
      ) : null}
    </>
  )
  const ends = (
    <div className={styles.ends}>
      {withFormula ? (
        <>
          <ExportButton analysis={analysis} />
          <ShareButton analysis={analysis} date={madeAt} />
        </>
      ) : null}
      <Button
        look="secondary"
        size="lg"
        leftSection={<IconRefresh size="1.25rem" stroke={1.75} aria-hidden />}
        onClick={onReset}
      >
        {resultCopy.reset}
      </Button>
    </div>
  )
  return (
    <>
      <AnalysisSheet
        analysisId={analysisId}
        analysis={analysis}
        option={option}
        date={madeAt}
        onPlanned={(planned) => {
          setOption('equilibrata')
          onPlanned(planned)
        }}
        hasPhotos={photosKept}
        head={({ wide, onEvidence }) => (
          <ResultSummary
            analysis={analysis}
            drawn={usable}
            onEvidence={wide || !withFormula ? null : onEvidence}
            actions={wide ? actions : null}
          />
        )}
        foot={(wide) => (
          <>
            {ends}
            {wide ? null : <div className={`${styles.bar} ${lowerEdge.waiting}`}>{actions}</div>}
          </>
        )}
      >
        <ReadingDoubt
          analysis={archived}
          action={
            <Button size="md" onClick={onEdit}>
              {resultCopy.again}
            </Button>
          }
        />
        {clientUnsaved ? (
          <Notice tone="warning" title={resultCopy.clientUnsaved.title}>
            {resultCopy.clientUnsaved.text}
          </Notice>
        ) : null}
        {photosKept ? null : <Notice tone="info">{resultCopy.photosNotKept}</Notice>}
        <SiblingChoice
          analysisId={analysisId}
          siblings={withFormula ? siblings : []}
          onShown={(question, id) => {
            setOption('equilibrata')
            onShown(question, id)
          }}
          onPlanned={onPlanned}
        />
        <OptionChoice
          analysisId={analysisId}
          options={withFormula ? analysis.options : []}
          value={option}
          onChange={(id) => {
            setOption(id)
            onChosen(id)
          }}
        />
      </AnalysisSheet>
      {withFormula ? <Printed analysis={analysis} date={madeAt} /> : null}
    </>
  )
}
