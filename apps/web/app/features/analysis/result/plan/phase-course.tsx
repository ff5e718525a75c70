import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { Fold } from '~/ui/fold.tsx'
import type { phaseSteps } from '../../model/phase-clock.ts'
import styles from './phase-course.module.css'

const { formula: copy } = resultCopy

type Props = {
  readonly steps: ReturnType<typeof phaseSteps>
  /** Sectioning of the head, one sentence each. */
  readonly sectioning: readonly string[]
}

/** Collapsible schedule of a phase; the first phase includes the sectioning. */
export function PhaseCourse({ steps, sectioning }: Props) {
  if (steps.length === 0) return null
  return (
    <Fold title={copy.course}>
      {sectioning.length > 0 ? <p>{sectioning.join(' ')}</p> : null}
      <ol className={styles.schedule}>
        {steps.map(({ at, testo }) => (
          <li key={`${at} ${testo}`} className={styles.step}>
            <b className={styles.minute}>{copy.at(at)}</b>
            <span>{testo}</span>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
