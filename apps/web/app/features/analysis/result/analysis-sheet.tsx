import { useMediaQuery } from '@mantine/hooks'
import type { OptionId } from '@riflesso/colorimetry'
import { shortOfWish } from '@riflesso/consultation'
import { type ReactNode, useState } from 'react'
import { resultCopy } from '~/copy/analysis-result.ts'
import { Notice } from '~/ui/state/notice.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './analysis-sheet.module.css'
import { Evidence } from './evidence/evidence.tsx'
import { FormulaSection } from './plan/formula-section.tsx'
import { type SheetTab, SheetTabs } from './sheet-tabs.tsx'

type Props = {
  readonly analysisId: string
  /** As `option` carries it out. */
  readonly analysis: AnalysisResult
  readonly option: OptionId
  /** When it was made. */
  readonly date: Date
  /** The stored photos of the archive can be asked for. */
  readonly hasPhotos: boolean
  /** Called and timed in the words of the archive: 'FASE 1 - …', 'Tempo: 35 minuti'. */
  readonly archived?: boolean
  /** False where no formula may rest on what was read, until somebody wants it all the same. */
  readonly withFormula?: boolean
  /** The colour, in one line; on a wide screen with what can be done. */
  readonly head: (show: { readonly wide: boolean; readonly onEvidence: () => void }) => ReactNode
  /** Under everything, at the lower edge of a narrow screen. */
  readonly foot?: (wide: boolean) => ReactNode
  /** What would make the plan surer, under the formula. */
  readonly questions: ReactNode
  /** What must be known before the formula is read, and the ways to choose from. */
  readonly children: ReactNode
}

/**
 * An analysis on three floors: what the hands need, then why, what was read and how it is kept in three tabs. What was seen
 * in the photos stands beside them on a wide screen, and opens the second tab on a narrow one.
 */
export function AnalysisSheet({
  analysisId,
  analysis,
  option,
  date,
  hasPhotos,
  archived = false,
  withFormula = true,
  head,
  foot,
  questions,
  children,
}: Props) {
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const short = shortOfWish(analysis.plan)
  const [tab, setTab] = useState<SheetTab>('why')
  const evidence = (
    <Evidence analysisId={analysisId} analysis={analysis} option={option} hasPhotos={hasPhotos} archived={archived} />
  )
  return (
    <div className={styles.sheet}>
      {wide ? <aside className={styles.evidence}>{evidence}</aside> : null}
      <div className={styles.floors}>
        {head({ wide, onEvidence: () => setTab('reading') })}
        {children}
        {withFormula && short !== null ? (
          <Notice tone="warning" title={resultCopy.shortOfWish}>
            {short}
          </Notice>
        ) : null}
        {withFormula ? <FormulaSection analysis={analysis} archived={archived} wide={wide} /> : null}
        {questions}
        <SheetTabs
          analysis={analysis}
          date={date}
          tab={tab}
          onTab={setTab}
          evidence={wide ? null : evidence}
          archived={archived}
        />
        {foot?.(wide)}
      </div>
    </div>
  )
}
