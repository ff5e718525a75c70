import { useMediaQuery } from '@mantine/hooks'
import { isUsable, shortOfWish } from '@riflesso/consultation'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { FormulaInTubes } from '~/features/shelf/tubes/formula-in-tubes.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import { rememberOption, rememberPlanned, type ShownChange, showSibling } from '../archive/full-analysis.ts'
import { analysisShown, optionOf } from '../model/analysis-result.ts'
import { Printed } from '../share/print-button.tsx'
import styles from './analysis-sheet.module.css'
import type { PlannedAnew } from './answer-questions.ts'
import { DecidingQuestions } from './deciding-questions.tsx'
import { Evidence } from './evidence/evidence.tsx'
import { StoredPhotos } from './evidence/stored-photos.tsx'
import { OptionChoice } from './option-choice.tsx'
import { FormulaSection } from './plan/formula-section.tsx'
import { type SheetTab, SheetTabs } from './sheet-tabs.tsx'
import { SiblingChoice } from './sibling-choice.tsx'

type Props = {
  readonly analysisId: string
  readonly shown: PlannedAnew
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
  /** Called after an option or an answer changed what is shown; cached data is up to date. */
  readonly onChange?: (change: ShownChange) => void
  /** The pact with the client, below the formula. */
  readonly pact?: ReactNode
  /** Warnings above the formula. */
  readonly notices: ReactNode
  /** Between the options and the formula. */
  readonly children?: ReactNode
}

/**
 * An analysis: the formula first, then tabs with reasons, reading and care. The evidence of the photos is a column on a wide
 * screen and part of the second tab on a narrow one.
 */
export function AnalysisSheet({
  analysisId,
  shown,
  date,
  hasPhotos,
  archived = false,
  head,
  foot,
  onChange,
  pact,
  notices,
  children,
}: Props) {
  const queryClient = useQueryClient()
  // Not `onChange?.(remember…)`, which without a listener would leave the cached data as it was.
  const change = (made: ShownChange) => onChange?.(made)
  const planned = (anew: PlannedAnew) => change(rememberPlanned(queryClient, analysisId, anew))
  const option = optionOf(shown)
  const analysis = analysisShown(shown)
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const short = shortOfWish(analysis.plan)
  // The texts repeat the formula.
  const withFormula = isUsable(analysis)
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
        {notices}
        {withFormula ? (
          <>
            <SiblingChoice
              key={analysisId}
              analysisId={analysisId}
              siblings={shown.siblings}
              onShown={(question, id) => change(showSibling(queryClient, analysisId, question, id))}
              // An option chosen while the answer was on its way is stored after it.
              onPlanned={(anew) => planned({ ...anew, chosenOption: shown.chosenOption })}
            />
            <OptionChoice
              analysisId={analysisId}
              options={analysis.options}
              value={option}
              onChange={(id) => change(rememberOption(queryClient, analysisId, id))}
            />
          </>
        ) : null}
        {children}
        {withFormula ? (
          <>
            {short === null ? null : (
              <Notice tone="warning" title={resultCopy.shortOfWish}>
                {short}
              </Notice>
            )}
            <FormulaSection
              analysis={analysis}
              archived={archived}
              wide={wide}
              tubes={<FormulaInTubes analysisId={analysisId} option={option} analysis={analysis} />}
              questions={
                <DecidingQuestions key={analysisId} analysisId={analysisId} analysis={analysis} onPlanned={planned} />
              }
            />
            {pact}
            <SheetTabs
              analysis={analysis}
              date={date}
              tab={tab}
              onTab={setTab}
              evidence={wide ? null : evidence}
              archived={archived}
            />
            <Printed analysis={analysis} date={date} />
          </>
        ) : null}
        {foot?.(wide)}
      </div>
    </div>
  )
}
