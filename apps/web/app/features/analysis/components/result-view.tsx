import type { OptionId } from '@riflesso/colorimetry'
import { analysisOfOption } from '@riflesso/consultation'
import { IconPencil, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { resultCopy } from '~/copy/analysis-result.ts'
import { Button } from '~/ui/button.tsx'
import lowerEdge from '~/ui/lower-edge.module.css'
import { Notice } from '~/ui/notice.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { ExportButton } from './export-button.tsx'
import { FormulaSection } from './formula-section.tsx'
import { GoalPreview } from './goal-preview.tsx'
import { MeasuredPhotos } from './measured-photos.tsx'
import { OptionChoice } from './option-choice.tsx'
import { PrintButton } from './print-button.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultHeader } from './result-header.tsx'
import { ResultSections } from './result-sections.tsx'
import styles from './result-view.module.css'
import { ShareButton } from './share-button.tsx'
import { WhoDecided } from './who-decided.tsx'

/** The formula of a refused service says already what to do instead. */
const SHOWN_IN_REFUSAL = ['alternativeOptions'] as const

type Props = {
  readonly analysisId: string
  /** As it was archived. */
  readonly analysis: AnalysisResult
  /** Null while nobody chose. */
  readonly chosenOption: OptionId | null
  readonly seconds: number
  /** A new client was wanted and could not be saved. */
  readonly clientUnsaved: boolean
  /** False where the client did not agree to it. */
  readonly photosKept: boolean
  readonly onChosen: (option: OptionId) => void
  /** The way to the bowl, with the formula of an option. */
  readonly renderBowl: (option: OptionId) => ReactNode
  /** Back to the photos and answers, to change something and analyse again. */
  readonly onEdit: () => void
  readonly onReset: () => void
}

/** A finished analysis: the colour, the formula, the consultation. */
export function ResultView({
  analysisId,
  analysis: archived,
  chosenOption,
  seconds,
  clientUnsaved,
  photosKept,
  onChosen,
  renderBowl,
  onEdit,
  onReset,
}: Props) {
  const [option, setOption] = useState(chosenOption ?? 'equilibrata')
  const [madeAt] = useState(() => new Date())
  const analysis = analysisOfOption(archived, option)
  return (
    <div className={styles.result}>
      <ResultHeader analysis={analysis} seconds={seconds} />
      {clientUnsaved ? (
        <Notice tone="warning" title={resultCopy.clientUnsaved.title}>
          {resultCopy.clientUnsaved.text}
        </Notice>
      ) : null}
      {photosKept ? null : <Notice tone="info">{resultCopy.photosNotKept}</Notice>}
      <div className={styles.tools}>
        <ShareButton analysis={analysis} date={madeAt} look="primary" />
        <ExportButton analysis={analysis} />
        <PrintButton analysis={analysis} date={madeAt} />
        <Button
          look="secondary"
          size="sm"
          leftSection={<IconPencil size="1.125rem" stroke={1.75} aria-hidden />}
          onClick={onEdit}
        >
          {resultCopy.edit}
        </Button>
        <Button
          look="secondary"
          size="sm"
          leftSection={<IconRefresh size="1.125rem" stroke={1.75} aria-hidden />}
          onClick={onReset}
        >
          {resultCopy.reset}
        </Button>
      </div>
      <ResultFacts analysis={analysis} />
      <OptionChoice
        analysisId={analysisId}
        options={analysis.options}
        value={option}
        onChange={(id) => {
          setOption(id)
          onChosen(id)
        }}
      />
      <FormulaSection analysis={analysis} />
      {analysis.fasi_operative.length > 0 ? <div className={lowerEdge.waiting}>{renderBowl(option)}</div> : null}
      <WhoDecided analysis={analysis} />
      {photosKept ? <GoalPreview analysisId={analysisId} analysis={analysis} option={option} /> : null}
      <MeasuredPhotos analysis={archived} />
      <ResultSections analysis={analysis} without={analysis.refusals.length > 0 ? SHOWN_IN_REFUSAL : []} />
    </div>
  )
}
