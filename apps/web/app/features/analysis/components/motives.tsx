import { resultCopy } from '~/copy/analysis-result.ts'
import { Fold } from '~/ui/fold.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './motives.module.css'

/** Warnings that stand open; the planner puts the weightiest first. */
export const WARNINGS_SHOWN = 3

type Props = {
  readonly motives: AnalysisResult['warnings']
  /** Further ones are folded away; absent shows all. */
  readonly first?: number
}

/** Reasons, each with the rule that it comes from. */
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
          {testo} <span className={styles.rule}>{resultCopy.warnings.rule(regola)}</span>
        </li>
      ))}
    </ul>
  )
}
