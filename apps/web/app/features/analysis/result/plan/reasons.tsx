import { ruleMeaning } from '@riflesso/consultation'
import { IconInfoCircle } from '@tabler/icons-react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { Fold } from '~/ui/fold.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import styles from './reasons.module.css'

type Props = {
  readonly reasons: AnalysisResult['warnings']
  /** Number shown before the rest is collapsed; default all. */
  readonly first?: number
}

/** Reasons; each opens the explanation of its rule. */
export function Reasons({ reasons, first = reasons.length }: Props) {
  const rest = reasons.slice(first)
  return (
    <>
      <ReasonList reasons={reasons.slice(0, first)} />
      {rest.length > 0 ? (
        <Fold title={resultCopy.warnings.more(rest.length)}>
          <ReasonList reasons={rest} />
        </Fold>
      ) : null}
    </>
  )
}

function ReasonList({ reasons }: Pick<Props, 'reasons'>) {
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
