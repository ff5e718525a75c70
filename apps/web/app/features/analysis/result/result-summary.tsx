import { requiresPatchTest } from '@riflesso/colorimetry'
import { capitalised, wishTitle } from '@riflesso/consultation'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { duration } from '~/format/numbers.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { ResultHair } from './result-hair.tsx'

const { summary: copy } = resultCopy

type Props = {
  readonly analysis: AnalysisResult
  /** Shows the colour as hair; false for an unusable reading, for which a picture would promise too much. */
  readonly drawn: boolean
  /** Whether it has just been made: it takes the focus. */
  readonly isNew: boolean
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
      <div ref={place} className="-mb-3 max-md:-scroll-mt-20" />
      <header
        className="sticky z-20 top-(--result-top) flex items-center min-h-16 py-1.5 px-(--page-margin) -mx-(--page-margin) bg-paper [box-shadow:0_0.0625rem_var(--line)] gap-3 lg:py-2 lg:px-0 lg:mx-0 lg:gap-5"
        data-result
      >
        {drawn ? (
          <div className="overflow-hidden flex-none size-13 rounded-field lg:w-24 lg:h-14 lg:rounded-picture">
            <ResultHair analysis={analysis} label={resultCopy.swatch(analysis.colorName)} />
          </div>
        ) : (
          <IconAlertTriangle className="flex-none text-danger" size="2.25rem" stroke={1.75} aria-hidden />
        )}
        <div className="flex-1 min-w-0">
          <h2
            id="result-title"
            ref={heading}
            tabIndex={-1}
            className="text-xl lg:text-3xl font-[450] tracking-[-0.025em] leading-[1.1] wrap-anywhere text-wrap focus:outline-none"
          >
            {drawn ? title : analysis.colorName}
          </h2>
          <p className="flex flex-wrap text-muted text-base tabular-nums gap-x-3">
            <span>{capitalised(facts.filter(Boolean).join(' · '))}</span>{' '}
            {requiresPatchTest(analysis.plan) ? <b className="text-warning">{copy.awaitsPatchTest}</b> : null}
          </p>
        </div>
        {actions}
      </header>
    </>
  )
}
