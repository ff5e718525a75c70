import { capitalised, lineQuantity, type WrittenAnswer } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { commonCopy } from '~/copy/common.ts'
import type { TubesOfPhase } from '~/features/shelf/tubes/use-tubes-of-phases.tsx'
import { productOf } from '~/format/formula-line.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { BrandShade } from '~/salon/brand-shade.tsx'
import { Fold } from '~/ui/fold.tsx'
import { WhatIfAnswers } from '~/ui/what-if.tsx'
import type { AnalysisResult, Phase } from '../model/analysis-result.ts'
import { phaseClock, phaseSteps } from '../model/phase-clock.ts'
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
    <ol className="list-none m-0 p-0">
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
    <li className="grid items-center pt-2 pb-0 gap-x-2.5 grid-cols-[auto_minmax(0,1fr)_auto] lg:pb-2 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto] first:pt-0 [&+&]:border-t [&+&]:border-line">
      <span
        className="grid size-8 rounded-full bg-plum text-on-plum font-display text-lg font-medium place-items-center"
        aria-hidden
      >
        {place + 1}
      </span>
      <h3 className="font-[family-name:inherit] text-lg font-semibold tracking-snug leading-tight">
        {archived ? detail.phase(place + 1, phase.titolo) : phase.titolo}
      </h3>
      <p className="flex items-baseline col-[-2] gap-1">
        <span className="font-display text-3xl tabular-nums font-medium tracking-tight leading-none">{minutes}</span>{' '}
        <span className="text-muted text-base">{copy.minutes}</span>
      </p>
      <div className="col-span-full">
        {tubes?.lines ?? (
          <ul className="grid mt-1 gap-x-3 text-xl grid-cols-[max-content_minmax(0,1fr)] leading-[1.2] gap-y-1">
            {phase.formula.map((line) => (
              <li
                key={`${line.prodotto} ${lineQuantity(line)}`}
                className="grid items-baseline col-span-full grid-cols-[subgrid]"
              >
                <b className="min-w-20 text-2xl tabular-nums font-[650] tracking-tight text-right">
                  {lineQuantity(line)}
                </b>
                <span className="flex flex-wrap items-baseline gap-y-0.5 gap-x-2">
                  {productOf(line)} <BrandShade line={line} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {time === null ? null : <p className="text-muted text-sm">{capitalised(time)}</p>}
      </div>
      <div className="col-span-full lg:[&:not(:has(>[open]))]:[grid-area:1_/_3]">
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
      <ul className="[list-style:revert] grid pt-0 pr-0 pb-0 pl-4.5 gap-1 leading-[1.35]">
        {[...sectioning, ...istruzioni].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {halfTubes.length > 0 ? <p>{copy.halfTubes(halfTubes.join(', '))}</p> : null}
      {steps.length > 0 ? (
        <section>
          <h4 className="font-semibold">{[copy.course, clock].filter((each) => each !== null).join(' · ')}</h4>
          <ol className="grid gap-1.5">
            {steps.map(({ at, testo }) => (
              <li key={`${at} ${testo}`} className="grid gap-3 grid-cols-[3.5rem_minmax(0,1fr)]">
                <b className="tabular-nums text-right">{copy.at(at)}</b>
                <span>{testo}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {motivi.length > 0 ? (
        <section>
          <h4 className="font-semibold">{copy.reasons}</h4>
          <ReasonList reasons={motivi} />
        </section>
      ) : null}
      {answers.length > 0 ? (
        <section>
          <h4 className="font-semibold">{commonCopy.whatIf}</h4>
          <WhatIfAnswers answers={answers} />
        </section>
      ) : null}
    </Fold>
  )
}
