import { ruleMeaning } from '@riflesso/consultation'
import { IconInfoCircle } from '@tabler/icons-react'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import styles from './reasons.module.css'

type Props = { readonly reasons: AnalysisResult['warnings'] }

/** Reasons; each opens the explanation of its rule. */
export function ReasonList({ reasons }: Props) {
  return (
    <ul className={styles.list}>
      {reasons.map(({ regola, testo }) => (
        <li key={`${regola} ${testo}`}>
          <ReasonText text={testo} meaning={ruleMeaning(regola)} />
        </li>
      ))}
    </ul>
  )
}

function ReasonText({ text, meaning }: { readonly text: string; readonly meaning: string | null }) {
  if (meaning === null) return text
  return (
    <details>
      <summary className={styles.text}>
        {text} <IconInfoCircle className={styles.sign} size="1rem" stroke={1.75} aria-hidden />
      </summary>
      <p className={styles.meaning}>{meaning}</p>
    </details>
  )
}
