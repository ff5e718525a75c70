import { resultCopy } from '~/copy/analysis-result.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './motives.module.css'

/** Reasons, each with the rule that it comes from. */
export function Motives({ motives }: { readonly motives: AnalysisResult['warnings'] }) {
  return (
    <ul className={styles.list}>
      {motives.map(({ regola, testo }) => (
        <li key={`${regola} ${testo}`}>
          {testo} <span className={styles.rule}>{resultCopy.warnings.rule(regola)}</span>
        </li>
      ))}
    </ul>
  )
}
