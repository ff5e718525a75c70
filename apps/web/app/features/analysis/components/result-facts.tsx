import { resultCopy } from '~/copy/analysis-result.ts'
import { duration } from '~/format/numbers.ts'
import { Card } from '~/ui/card.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './result-facts.module.css'

const { facts: copy } = resultCopy

/** Condition, process and time at a glance. */
export function ResultFacts({ analysis }: { readonly analysis: AnalysisResult }) {
  const facts = [
    { name: copy.condition, value: analysis.conditionLabel },
    { name: copy.process, value: analysis.processLabel },
    { name: copy.time, value: analysis.totalMinutes > 0 ? duration(analysis.totalMinutes) : copy.noTime },
  ]
  return (
    <Card flush>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
