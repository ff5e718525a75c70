import { requiresPatchTest } from '@riflesso/colorimetry'
import { capitalised, wishTitle } from '@riflesso/consultation'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { duration } from '~/format/numbers.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { ResultHair } from './result-hair.tsx'
import styles from './result-summary.module.css'

const { summary: copy } = resultCopy

type Props = {
  readonly analysis: AnalysisResult
  /** Shows the colour as hair; false for an unusable reading, for which a picture would promise too much. */
  readonly drawn: boolean
  /** Whether it has just been made: it takes the focus. */
  readonly isNew: boolean
  /** Actions on a wide screen. */
  readonly actions: ReactNode
}

/** The wish as a sticky title, with colour and time. */
export function ResultSummary({ analysis, drawn, isNew, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [isNew])

  const { title, isToday } = wishTitle(analysis)
  const facts = [
    isToday || !drawn ? null : analysis.colorName,
    analysis.totalMinutes > 0 ? copy.time(duration(analysis.totalMinutes)) : null,
    analysis.sessions > 1 ? copy.sessions(analysis.sessions) : null,
  ]
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
            {drawn ? title : analysis.colorName}
          </h2>
          <p className={styles.facts}>
            <span>{capitalised(facts.filter(Boolean).join(' · '))}</span>{' '}
            {requiresPatchTest(analysis.plan) ? <b className={styles.awaiting}>{copy.awaitsPatchTest}</b> : null}
          </p>
        </div>
        {actions}
      </header>
    </>
  )
}
