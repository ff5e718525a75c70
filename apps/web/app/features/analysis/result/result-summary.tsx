import { requiresPatchTest } from '@riflesso/colorimetry'
import { IconAlertTriangle, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { duration } from '~/format/numbers.ts'
import { RoundButton } from '~/ui/button/round-button.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { ResultHair } from './result-hair.tsx'
import styles from './result-summary.module.css'

const { summary: copy } = resultCopy

type Props = {
  readonly analysis: AnalysisResult
  /** Shows the colour as hair; false for an unusable reading, for which a picture would promise too much. */
  readonly drawn: boolean
  /** Opens the evidence, if it is not shown beside the summary. */
  readonly onEvidence: (() => void) | null
  /** Actions on a wide screen. */
  readonly actions: ReactNode
}

/** Sticky one-line summary of the result. Receives the focus when it appears. */
export function ResultSummary({ analysis, drawn, onEvidence, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [])

  const time = analysis.totalMinutes > 0 ? [duration(analysis.totalMinutes)] : []
  return (
    <>
      <div ref={place} className={styles.place} />
      <header className={styles.summary} data-result>
        {drawn ? (
          <div className={styles.picture}>
            <ResultHair analysis={analysis} label={resultCopy.swatch(analysis.colorName)} />
          </div>
        ) : (
          <IconAlertTriangle className={styles.danger} size="2.25rem" stroke={1.75} aria-hidden />
        )}
        <div className={styles.words}>
          <h2 id="result-title" ref={heading} tabIndex={-1} className={styles.name}>
            {analysis.colorName}
          </h2>
          <p className={styles.facts}>
            <span>{[analysis.shade, ...time, copy.sessions(analysis.sessions)].filter(Boolean).join(' · ')}</span>{' '}
            {requiresPatchTest(analysis.plan) ? <b className={styles.awaiting}>{copy.awaitsPatchTest}</b> : null}
          </p>
        </div>
        {actions}
        {onEvidence ? (
          <RoundButton aria-label={copy.evidence} onClick={onEvidence}>
            <IconPhoto size="1.375rem" stroke={1.75} aria-hidden />
          </RoundButton>
        ) : null}
      </header>
    </>
  )
}
