import { useMediaQuery } from '@mantine/hooks'
import type { OptionId } from '@riflesso/colorimetry'
import { shortOfWish } from '@riflesso/consultation'
import { type ReactNode, useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { FormulaInTubes } from '~/features/shelf/tubes/formula-in-tubes.tsx'
import { isFormulaShown } from '~/reading/formula-shown.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './analysis-sheet.module.css'
import type { PlannedAnew } from './answer-questions.ts'
import { DecidingQuestions } from './deciding-questions.tsx'
import { Evidence } from './evidence/evidence.tsx'
import { StoredPhotos } from './evidence/stored-photos.tsx'
import { FormulaSection } from './plan/formula-section.tsx'
import { type SheetTab, SheetTabs } from './sheet-tabs.tsx'

type Props = {
  readonly analysisId: string
  /** For the chosen `option`. */
  readonly analysis: AnalysisResult
  readonly option: OptionId
  /** Time of the analysis. */
  readonly date: Date
  /** Whether stored photos exist. */
  readonly hasPhotos: boolean
  /** Uses the archive's titles and times: 'FASE 1 - …', 'Tempo: 35 minuti'. */
  readonly archived?: boolean
  /** Summary of the colour in one line; on a wide screen with actions. */
  readonly head: (show: { readonly wide: boolean; readonly onEvidence: () => void }) => ReactNode
  /** Bottom bar of a narrow screen. */
  readonly foot?: (wide: boolean) => ReactNode
  /** Called after an answer changed the plan. */
  readonly onPlanned: (planned: PlannedAnew) => void
  /** The pact with the client, below the formula. */
  readonly pact?: ReactNode
  /** Warnings and options above the formula. */
  readonly children: ReactNode
}

/**
 * An analysis: the formula first, then tabs with reasons, reading and care. The evidence of the photos is a column on a wide
 * screen and part of the second tab on a narrow one.
 */
export function AnalysisSheet({
  analysisId,
  analysis,
  option,
  date,
  hasPhotos,
  archived = false,
  head,
  foot,
  onPlanned,
  pact,
  children,
}: Props) {
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const short = shortOfWish(analysis.plan)
  // The texts repeat the formula.
  const withFormula = isFormulaShown(analysis)
  const [tab, setTab] = useState<SheetTab>('why')
  const evidence = (
    <Evidence analysisId={analysisId} analysis={analysis} option={option} hasPhotos={hasPhotos} archived={archived} />
  )
  return (
    <div className={styles.sheet}>
      {wide ? (
        <aside className={styles.evidence}>
          {withFormula ? evidence : null}
          {!withFormula && hasPhotos && !archived ? (
            <StoredPhotos analysisId={analysisId} analysis={analysis} without={null} />
          ) : null}
        </aside>
      ) : null}
      <div className={styles.sections}>
        {head({ wide, onEvidence: () => setTab('reading') })}
        {children}
        {withFormula && short !== null ? (
          <Notice tone="warning" title={resultCopy.shortOfWish}>
            {short}
          </Notice>
        ) : null}
        {withFormula ? (
          <FormulaSection
            analysis={analysis}
            archived={archived}
            wide={wide}
            tubes={<FormulaInTubes analysisId={analysisId} option={option} analysis={analysis} />}
            questions={
              <DecidingQuestions key={analysisId} analysisId={analysisId} analysis={analysis} onPlanned={onPlanned} />
            }
          />
        ) : null}
        {withFormula ? pact : null}
        {withFormula ? (
          <SheetTabs
            analysis={analysis}
            date={date}
            tab={tab}
            onTab={setTab}
            evidence={wide ? null : evidence}
            archived={archived}
          />
        ) : null}
        {foot?.(wide)}
      </div>
    </div>
  )
}
