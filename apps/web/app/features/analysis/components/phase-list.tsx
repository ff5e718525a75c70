import { IconChevronDown, IconEye } from '@tabler/icons-react'
import { resultCopy } from '~/copy/analysis-result.ts'
import { capitalised } from '~/format/capitalised.ts'
import { productOf, quantityOf } from '~/format/formula-line.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { BrandShade } from '~/salon/brand-shade.tsx'
import type { Phase } from '../model/analysis-result.ts'
import { Motives } from './motives.tsx'
import styles from './phase-list.module.css'

const { formula: copy } = resultCopy

/** The phases in order: what goes into the bowl, how long, and one tap away how and why. */
export function PhaseList({ phases }: { readonly phases: readonly Phase[] }) {
  return (
    <ol className={styles.phases}>
      {phases.map((phase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the order is what a phase is known by.
        <PhaseRow key={index} phase={phase} number={index + 1} />
      ))}
    </ol>
  )
}

function PhaseRow({ phase, number }: { readonly phase: Phase; readonly number: number }) {
  const { minutes, note } = splitPhaseTime(phase.tempo_posa_min)
  return (
    <li className={styles.phase}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div className={styles.body}>
        <h3 className={styles.title}>{phase.titolo}</h3>
        <ul className={styles.lines}>
          {phase.formula.map((line) => (
            <li key={`${line.prodotto} ${quantityOf(line)}`} className={styles.line}>
              <b className={styles.quantity}>{quantityOf(line)}</b>
              <span className={styles.product}>
                {productOf(line)} <BrandShade line={line} />
              </span>
            </li>
          ))}
        </ul>
        {note ? (
          <p className={styles.note}>
            <IconEye size="1rem" stroke={1.75} aria-hidden className={styles.eye} />
            {capitalised(note)}
          </p>
        ) : null}
      </div>
      <p className={styles.time}>
        <span className={styles.minutes}>{minutes}</span>
        <span className={styles.unit}>{copy.minutes}</span>
      </p>
      {phase.istruzioni.length + phase.motivi.length > 0 ? <How phase={phase} /> : null}
    </li>
  )
}

function How({ phase }: { readonly phase: Phase }) {
  return (
    <details className={styles.how}>
      <summary className={styles.summary}>
        {copy.why}
        <IconChevronDown className={styles.sign} size="1rem" stroke={1.75} aria-hidden />
      </summary>
      <div className={styles.reasons}>
        {phase.istruzioni.length > 0 ? (
          <div>
            <p className={styles.label}>{copy.how}</p>
            <ul className={styles.steps}>
              {phase.istruzioni.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {phase.motivi.length > 0 ? (
          <div>
            <p className={styles.label}>{copy.reasons}</p>
            <Motives motives={phase.motivi} />
          </div>
        ) : null}
      </div>
    </details>
  )
}
