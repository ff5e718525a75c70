import { type AnalysisResult, worstOfPhotos } from '@riflesso/consultation'
import type { ReactNode } from 'react'
import { readingCopy as copy } from '~/copy/analysis/reading.ts'
import { Button } from '~/ui/button/button.tsx'
import layout from '~/ui/layout.module.css'
import { openFormula, useFormulaShown } from './formula-shown.tsx'
import { ReadingState } from './reading-state.tsx'

type Props = {
  readonly analysisId: string
  readonly analysis: Pick<AnalysisResult, 'prima' | 'dopo'>
  /** Action against an unusable reading, before the one that opens its formula. */
  readonly action?: ReactNode
}

/**
 * Warning about the reading behind a result: a strip for a doubtful reading, for an unusable one an alert that opens the
 * formula on demand. Nothing if both readings are good.
 */
export function ReadingDoubt({ analysisId, analysis, action }: Props) {
  const isFormulaShown = useFormulaShown(analysisId, analysis)
  const worst = worstOfPhotos(analysis)
  if (worst === null) return null
  return (
    <ReadingState judged={worst.doubt} of={copy.photos[worst.slot]}>
      {isFormulaShown ? null : (
        <div className={layout.wrap}>
          {action}
          <Button look="secondary" size="md" onClick={() => openFormula(analysisId)}>
            {copy.openFormula}
          </Button>
        </div>
      )}
    </ReadingState>
  )
}
