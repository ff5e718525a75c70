import { capitalised, lineQuantity, type WrittenAnswer } from '@riflesso/consultation'
import { IconClock } from '@tabler/icons-react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { productOf } from '~/format/formula-line.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { BrandShade } from '~/salon/brand-shade.tsx'
import { Fold } from '~/ui/fold.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import { WhatIf } from '~/ui/what-if.tsx'
import type { AnalysisResult, Phase } from '../../model/analysis-result.ts'
import { phaseClock, phaseSteps } from '../../model/phase-clock.ts'
import { PhaseCourse } from './phase-course.tsx'
import styles from './phase-list.module.css'
import { ReasonList } from './reasons.tsx'

const { formula: copy } = resultCopy
const { detail } = archiveCopy

/** Number of steps shown beside the bowl on a wide screen; the rest is collapsed. */
const STEPS_SHOWN = 3

type Look = {
  /** Uses the archive's titles and times. */
  readonly archived: boolean
  /** Shows the application expanded beside the ingredients. */
  readonly wide: boolean
}

type Props = Look & {
  readonly phases: readonly Phase[]
  /** Schedule and sectioning of today's phases; absent for other days. */
  readonly chair?: AnalysisResult['chair']
}

/** Phases in order: ingredients, time and application, with reasons one tap away. */
export function PhaseList({ phases, chair, ...look }: Props) {
  return (
    <ol className={layout.list}>
      {phases.map((phase, index) => (
        <PhaseRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase is identified by its position.
          key={index}
          phase={phase}
          number={index + 1}
          clock={phaseClock(chair, index)}
          answers={chair?.whatIf.find((each) => each.phase === index)?.answers ?? []}
          halfTubes={chair?.halfTubes.find((each) => each.phase === index)?.righe ?? []}
          steps={phaseSteps(chair, index)}
          sectioning={index === 0 ? (chair?.sectioning?.testi ?? []) : []}
          {...look}
        />
      ))}
    </ol>
  )
}

type RowProps = Look & {
  readonly phase: Phase
  readonly number: number
  readonly clock: string | null
  /** What-if advice for this bowl. */
  readonly answers: readonly WrittenAnswer[]
  /** The bowl in half tubes. */
  readonly halfTubes: readonly string[]
  /** The schedule. */
  readonly steps: ReturnType<typeof phaseSteps>
  /** Sectioning of the head, one sentence each. */
  readonly sectioning: readonly string[]
}

function PhaseRow({ phase, number, clock, archived, ...how }: RowProps) {
  const { minutes, note } = splitPhaseTime(phase.tempo_posa_min)
  const times = (archived ? [detail.time(minutes, note), clock] : [clock, note]).filter((each) => each !== null)
  const time =
    times.length > 0 ? (
      <p className={styles.note}>
        <IconClock size="1.125rem" stroke={1.75} aria-hidden className={styles.sign} />
        {capitalised(times.join(' · '))}
      </p>
    ) : null
  return (
    <li className={styles.phase}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        <div className={styles.names}>
          <h3 className={styles.title}>{archived ? detail.phase(number, phase.titolo) : phase.titolo}</h3>
          {how.wide ? time : null}
        </div>
        <p className={styles.time}>
          <span className={styles.minutes}>{minutes}</span> <span className={styles.unit}>{copy.minutes}</span>
        </p>
      </div>
      <div className={styles.bowl}>
        <ul className={styles.lines}>
          {phase.formula.map((line) => (
            <li key={`${line.prodotto} ${lineQuantity(line)}`} className={styles.line}>
              <b className={texts.quantity}>{lineQuantity(line)}</b>
              <span className={styles.product}>
                {productOf(line)} <BrandShade line={line} />
              </span>
            </li>
          ))}
        </ul>
        {how.wide ? null : time}
      </div>
      <How phase={phase} {...how} />
    </li>
  )
}

type HowProps = Pick<RowProps, 'phase' | 'answers' | 'halfTubes' | 'steps' | 'sectioning' | 'wide'>

function How({ phase: { istruzioni, motivi }, answers, halfTubes, steps, sectioning, wide }: HowProps) {
  const open = wide ? istruzioni.slice(0, STEPS_SHOWN) : []
  const folded = istruzioni.slice(open.length)
  return (
    <div className={styles.application}>
      <div className={styles.folds}>
        {folded.length + motivi.length + halfTubes.length > 0 ? (
          <Fold title={folded.length > 0 ? copy.why : copy.reasons}>
            <Steps sentences={folded} />
            {halfTubes.length > 0 ? <p>{copy.halfTubes(halfTubes.join(', '))}</p> : null}
            {motivi.length > 0 ? <ReasonList reasons={motivi} /> : null}
          </Fold>
        ) : null}
        <PhaseCourse steps={steps} sectioning={sectioning} />
        <WhatIf answers={answers} />
      </div>
      <Steps sentences={open} />
    </div>
  )
}

function Steps({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className={styles.steps}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
