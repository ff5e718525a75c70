import { ruleMeaning } from '@riflesso/consultation'
import { IconInfoCircle } from '@tabler/icons-react'
import { resultCopy } from '~/copy/analysis-result.ts'
import { Fold } from '~/ui/fold.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import styles from './motives.module.css'

type Props = {
  readonly motives: AnalysisResult['warnings']
  /** Number shown before the rest is collapsed; default all. */
  readonly first?: number
}

/** Reasons; each opens the explanation of its rule. */
export function Motives({ motives, first = motives.length }: Props) {
  const rest = motives.slice(first)
  return (
    <>
      <MotiveList motives={motives.slice(0, first)} />
      {rest.length > 0 ? (
        <Fold title={resultCopy.warnings.more(rest.length)}>
          <MotiveList motives={rest} />
        </Fold>
      ) : null}
    </>
  )
}

function MotiveList({ motives }: Pick<Props, 'motives'>) {
  return (
    <ul className={styles.list}>
      {motives.map(({ regola, testo }) => (
        <li key={`${regola} ${testo}`}>
          <MotiveText text={testo} meaning={ruleMeaning(regola)} />
        </li>
      ))}
    </ul>
  )
}

function MotiveText({ text, meaning }: { readonly text: string; readonly meaning: string | null }) {
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
