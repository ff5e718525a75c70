import { capitalised, lineQuantity, type WrittenAnswer } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { commonCopy } from '~/copy/common.ts'
import type { TubesOfPhase } from '~/features/shelf/tubes/use-tubes-of-phases.tsx'
import { productOf } from '~/format/formula-line.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { BrandShade } from '~/salon/brand-shade.tsx'
import { Fold } from '~/ui/fold.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import { WhatIfAnswers } from '~/ui/what-if.tsx'
import type { AnalysisResult, Phase } from '../../model/analysis-result.ts'
import { phaseClock, phaseSteps } from '../../model/phase-clock.ts'
import styles from './phase-list.module.css'
import { ReasonList } from './reasons.tsx'

const { formula: copy } = resultCopy
const { detail } = archiveCopy

type Props = {
  readonly phases: readonly Phase[]
  /** Uses the archive's titles and times. */
  readonly archived: boolean
  /** Schedule and sectioning of today's phases; absent for other days. */
  readonly chair?: AnalysisResult['chair']
  /** Today's bowls in the salon's own tubes, by phase; those without are generic. */
  readonly tubes?: readonly (TubesOfPhase | undefined)[]
}

/** Phases in order: ingredients and time, with the application and its reasons one tap away. */
export function PhaseList({ phases, archived, chair, tubes = [] }: Props) {
  return (
    <ol className={layout.list}>
      {phases.map((phase, index) => (
        <PhaseRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase is identified by its position.
          key={index}
          phase={phase}
          place={index}
          archived={archived}
          chair={chair}
          tubes={tubes[index]}
        />
      ))}
    </ol>
  )
}

type RowProps = Pick<Props, 'archived' | 'chair'> & {
  readonly phase: Phase
  readonly place: number
  readonly tubes: TubesOfPhase | undefined
}

function PhaseRow({ phase, place, archived, chair, tubes }: RowProps) {
  const { minutes: planned, note } = splitPhaseTime(phase.tempo_posa_min)
  const minutes = tubes?.minutes ? String(tubes.minutes) : planned
  const time = archived ? detail.time(minutes, note) : note
  return (
    <li className={styles.phase}>
      <span className={styles.number} aria-hidden>
        {place + 1}
      </span>
      <h3 className={styles.title}>{archived ? detail.phase(place + 1, phase.titolo) : phase.titolo}</h3>
      <p className={styles.time}>
        <span className={styles.minutes}>{minutes}</span> <span className={styles.unit}>{copy.minutes}</span>
      </p>
      <div className={styles.bowl}>
        {tubes?.lines ?? (
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
        )}
        {time === null ? null : <p className={texts.note}>{capitalised(time)}</p>}
      </div>
      <div className={styles.how}>
        <How phase={phase} place={place} chair={chair} />
      </div>
    </li>
  )
}

type HowProps = Pick<RowProps, 'phase' | 'place' | 'chair'>

/** How a phase is done: application, minutes, reasons, and what to do if it goes otherwise. */
function How({ phase: { titolo, istruzioni, motivi }, place, chair }: HowProps) {
  const clock = phaseClock(chair, place)
  const halfTubes = chair?.halfTubes.find(({ phase }) => phase === place)?.righe ?? []
  const sectioning = place === 0 ? (chair?.sectioning?.testi ?? []) : []
  const steps = phaseSteps(chair, place)
  const answers: readonly WrittenAnswer[] = chair?.whatIf.find(({ phase }) => phase === place)?.answers ?? []
  if ([istruzioni, motivi, halfTubes, steps, answers].every((part) => part.length === 0)) return null
  return (
    <Fold title={copy.how} label={copy.howOf(titolo)}>
      <ul className={styles.steps}>
        {[...sectioning, ...istruzioni].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {halfTubes.length > 0 ? <p>{copy.halfTubes(halfTubes.join(', '))}</p> : null}
      {steps.length > 0 ? (
        <section>
          <h4 className={texts.strong}>{[copy.course, clock].filter((each) => each !== null).join(' · ')}</h4>
          <ol className={styles.schedule}>
            {steps.map(({ at, testo }) => (
              <li key={`${at} ${testo}`} className={styles.step}>
                <b className={styles.minute}>{copy.at(at)}</b>
                <span>{testo}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {motivi.length > 0 ? (
        <section>
          <h4 className={texts.strong}>{copy.reasons}</h4>
          <ReasonList reasons={motivi} />
        </section>
      ) : null}
      {answers.length > 0 ? (
        <section>
          <h4 className={texts.strong}>{commonCopy.whatIf}</h4>
          <WhatIfAnswers answers={answers} />
        </section>
      ) : null}
    </Fold>
  )
}
