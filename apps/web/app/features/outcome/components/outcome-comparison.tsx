import type { AnalysisOutcome } from '@riflesso/contract'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { outcomeCopy } from '~/copy/analysis/outcome.ts'
import styles from './outcome-comparison.module.css'

const { result: copy } = outcomeCopy

type Comparison = NonNullable<AnalysisOutcome['comparison']>

/** Level, reflect and evenness beside the plan, in words. */
export function OutcomeComparison({ comparison }: { readonly comparison: Comparison }) {
  return (
    <dl className={styles.rows}>
      {(['level', 'reflect', 'evenness'] as const).map((part) => {
        const { verdict, testo } = comparison[part]
        const Icon = verdict === 'missed' ? IconAlertTriangle : IconCheck
        return (
          <div key={part} className={styles.row} data-verdict={verdict}>
            <Icon className={styles.icon} size="1.125rem" stroke={2} aria-hidden />
            <dt className={styles.name}>{copy[part]}</dt>
            <dd className={styles.words}>{testo}</dd>
          </div>
        )
      })}
    </dl>
  )
}
