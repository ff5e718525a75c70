import { gramsNote, stopsOfWork } from '@riflesso/consultation'
import { type ReactNode, useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { tubesCopy } from '~/copy/shelf/tubes.ts'
import type { TubesOfPhase } from '~/features/shelf/tubes/use-tubes-of-phases.tsx'
import { BrandNote } from '~/salon/brand-shade.tsx'
import { ReflectQuestion } from '~/salon/reflect-question.tsx'
import { useSalonBrand } from '~/salon/salon-settings.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Fold } from '~/ui/fold.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { factsOfFormula } from '../model/known-facts.ts'
import { PhaseList } from './phase-list.tsx'
import { ReasonList } from './reasons.tsx'

const { formula: copy, refusal, next } = resultCopy
const { detail } = archiveCopy

type Props = {
  readonly analysis: AnalysisResult
  /** Uses the archive's titles, with the text on colorimetry below. */
  readonly archived: boolean
  /** Today's bowls in the salon's own tubes, by phase. */
  readonly tubesOfPhases: readonly (TubesOfPhase | undefined)[]
  /** The same formula in the tubes of the salon, with its cost, provided by another feature. */
  readonly tubes: ReactNode
  /** Open questions whose answers remove warnings. */
  readonly questions: ReactNode
}

/** Formula of today and of later sessions; or the reasons for a refusal, with alternatives. */
export function FormulaSection({ analysis, archived, tubesOfPhases, tubes, questions }: Props) {
  const { fasi_operative: phases, refusals } = analysis
  const [inTubes, setInTubes] = useState(false)
  const grams = archived ? gramsNote(analysis.plan) : null
  return (
    <Card className="grid py-3 px-4 gap-2 grid-cols-1 md:py-3 md:px-5" aria-labelledby="formula-title">
      <Heading level={2} size="small" id="formula-title">
        {copy.title}
      </Heading>
      {archived ? null : <Facts analysis={analysis} />}
      {refusals.length > 0 ? (
        <Notice tone="danger" title={refusal.title}>
          <ReasonList reasons={refusals} />
        </Notice>
      ) : null}
      {refusals.length > 0 && analysis.analysis.alternativeOptions ? (
        <Notice tone="info" title={refusal.instead}>
          <p className="max-w-184 leading-[1.55] whitespace-pre-line">{analysis.analysis.alternativeOptions}</p>
        </Notice>
      ) : null}
      {grams === null ? null : <p className="text-muted text-xs">{grams}</p>}
      {inTubes && phases.length > 0 ? (
        tubes
      ) : (
        <Bowls analysis={analysis} archived={archived} tubesOfPhases={tubesOfPhases} />
      )}
      <StopsOfWork plan={analysis.plan} />
      <div className="flex flex-wrap items-center gap-x-6 [&>[open]]:basis-full [&_[data-look]]:px-0 [&_[data-look]]:text-base">
        <Warnings warnings={analysis.warnings} />
        {phases.length > 0 && tubes ? (
          <Button look="plain" aria-pressed={inTubes} onClick={() => setInTubes(!inTubes)}>
            {tubesCopy.view}
          </Button>
        ) : null}
        {questions}
      </div>
      {archived ? (
        <div>
          <Heading level={3}>{detail.science}</Heading>
          <p className="max-w-184 leading-[1.55] whitespace-pre-line">{analysis.analysis.colorimetricAnalysis}</p>
        </div>
      ) : null}
    </Card>
  )
}

function Bowls({ analysis, archived, tubesOfPhases }: Pick<Props, 'analysis' | 'archived' | 'tubesOfPhases'>) {
  const phases = analysis.fasi_operative
  const brand = useSalonBrand()
  return (
    <>
      {archived ? (
        <div className="flex flex-wrap items-center gap-y-2 gap-x-3">
          <Heading level={3}>{detail.preparation}</Heading>
          <Chip tone="copper">{detail.procedureTag}</Chip>
        </div>
      ) : null}
      {phases.length > 0 ? (
        <PhaseList phases={phases} archived={archived} chair={analysis.chair} tubes={tubesOfPhases} />
      ) : (
        <p className="max-w-184 leading-[1.55] whitespace-pre-line">
          {archived ? analysis.formula.procedure || detail.noProcedure : copy.none}
        </p>
      )}
      <BrandNote phases={phases} />
      <ReflectQuestion brand={brand} shades={phases.flatMap(({ formula }) => formula.map(({ nuance }) => nuance))} />
      {analysis.nextSessions.length > 0 ? (
        <div>
          <Heading level={3}>{next.title}</Heading>
          <NextSessions sessions={analysis.nextSessions} archived={archived} />
        </div>
      ) : null}
    </>
  )
}

function Facts({ analysis }: Pick<Props, 'analysis'>) {
  return (
    <dl className="text-muted text-xs leading-[1.3]">
      {factsOfFormula(analysis).map(({ name, value }) => (
        <div key={name} className="inline mr-2">
          <dt className="inline">{name}</dt>
          <dd className="inline mt-0 mr-0 mb-0 ml-1 text-ink tabular-nums font-semibold">{value}</dd>{' '}
        </div>
      ))}
    </dl>
  )
}

type NextSessionsProps = {
  readonly sessions: AnalysisResult['nextSessions']
  readonly archived: boolean
}

function NextSessions({ sessions, archived }: NextSessionsProps) {
  return sessions.map((session) => (
    <Fold key={session.titolo} title={session.titolo}>
      <PhaseList phases={session.fasi_operative} archived={archived} />
    </Fold>
  ))
}

/** What stops the work until it is done, in at most two lines. */
function StopsOfWork({ plan }: Pick<AnalysisResult, 'plan'>) {
  const stops = stopsOfWork(plan)
  if (stops.length === 0) return null
  return (
    <ul
      className="grid pl-3 border-l-[0.1875rem] border-warning mt-1 text-warning text-sm gap-1 leading-[1.35]"
      aria-label={resultCopy.warnings.stops}
    >
      {stops.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Warnings({ warnings }: Pick<AnalysisResult, 'warnings'>) {
  if (warnings.length === 0) return null
  return (
    <Fold title={resultCopy.warnings.all}>
      <ReasonList reasons={warnings} />
    </Fold>
  )
}
