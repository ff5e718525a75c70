import { WARNINGS_SHOWN } from '@riflesso/consultation'
import type { ReactNode } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { Fold } from '~/ui/fold.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { ReasonList } from './reasons.tsx'
import styles from './warnings.module.css'

const { warnings: copy } = resultCopy

type Props = {
  readonly warnings: AnalysisResult['warnings']
  /** Open questions, collapsed, whose answers remove warnings. */
  readonly questions: ReactNode
}

/** The warnings by consequence, the rest collapsed, and the questions that remove some of them. */
export function Warnings({ warnings, questions }: Props) {
  if (warnings.length === 0) return questions
  const rest = warnings.slice(WARNINGS_SHOWN)
  return (
    <Notice tone="warning">
      <div className={styles.warnings}>
        <p className={styles.title}>{copy.title}</p>
        <div className={styles.shown}>
          <ReasonList reasons={warnings.slice(0, WARNINGS_SHOWN)} />
        </div>
        {rest.length > 0 ? (
          <Fold title={copy.more(rest.length)}>
            <ReasonList reasons={rest} />
          </Fold>
        ) : null}
        {questions}
      </div>
    </Notice>
  )
}
