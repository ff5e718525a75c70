import { isUsable } from '@riflesso/consultation'
import { IconPencil, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { PactButton } from '~/features/pact/pact-section.tsx'
import { ReadingDoubt } from '~/reading/reading-doubt.tsx'
import { Button } from '~/ui/button/button.tsx'
import { MoreActions } from '~/ui/dialog/more-actions.tsx'
import lowerEdge from '~/ui/lower-edge.module.css'
import { Notice } from '~/ui/state/notice.tsx'
import type { ShownChange } from '../archive/full-analysis.ts'
import { analysisShown, optionOf } from '../model/analysis-result.ts'
import type { FinishedAnalysis } from '../run/use-analysis-run.ts'
import { ExportButton } from '../share/export-button.tsx'
import { PrintButton } from '../share/print-button.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { StoryButton } from '../share/story-button.tsx'
import { AnalysisSheet } from './analysis-sheet.tsx'
import { ResultSummary } from './result-summary.tsx'
import styles from './result-view.module.css'

type Props = {
  readonly finished: FinishedAnalysis
  /** Called after an option or an answer changed what is shown. */
  readonly onChange: (change: ShownChange) => void
  /** Returns to the photos and answers. */
  readonly onEdit: () => void
  readonly onReset: () => void
}

/** A finished analysis: the colour, the formula, the consultation. */
export function ResultView({ finished, onChange, onEdit, onReset }: Props) {
  const { analysisId, clientUnsaved, photosKept } = finished
  const [madeAt] = useState(() => new Date())
  const option = optionOf(finished)
  const analysis = analysisShown(finished)
  const usable = isUsable(analysis)
  const hasFormula = usable && analysis.fasi_operative.length > 0
  const actions = (
    <>
      <MoreActions>
        {(close) => (
          <>
            {hasFormula ? <PactButton analysisId={analysisId} /> : null}
            {usable ? (
              <>
                <StoryButton
                  analysisId={analysisId}
                  analysis={analysis}
                  option={option}
                  hasPhoto={photosKept}
                  onDone={close}
                />
                <PrintButton ready onPrint={close} />
              </>
            ) : null}
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
      {hasFormula ? (
        <div className={styles.bowl}>
          <BowlLink analysisId={analysisId} option={option} fullWidth />
        </div>
      ) : null}
    </>
  )
  const ends = (
    <div className={styles.ends}>
      {usable ? (
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
    <AnalysisSheet
      analysisId={analysisId}
      shown={finished}
      date={madeAt}
      onChange={onChange}
      hasPhotos={photosKept}
      head={(wide) => <ResultSummary analysis={analysis} drawn={usable} actions={wide ? actions : null} />}
      notices={
        <>
          <ReadingDoubt
            analysis={analysis}
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
        </>
      }
      foot={(wide) => (
        <>
          {ends}
          {wide ? null : <div className={`${styles.bar} ${lowerEdge.waiting}`}>{actions}</div>}
        </>
      )}
    />
  )
}
