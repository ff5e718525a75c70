import { gramsNote } from '@riflesso/consultation'
import { IconBottle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { tubesCopy } from '~/copy/shelf/tubes.ts'
import { BrandNote } from '~/salon/brand-shade.tsx'
import { Chip } from '~/ui/button/chip.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { knownFacts } from '../../model/known-facts.ts'
import styles from './formula-section.module.css'
import { NextSessions } from './next-sessions.tsx'
import { PhaseList } from './phase-list.tsx'
import { ReasonList } from './reasons.tsx'
import { Warnings } from './warnings.tsx'

const { formula: copy, refusal, next } = resultCopy
const { detail } = archiveCopy

type Props = {
  readonly analysis: AnalysisResult
  /** Uses the archive's titles, with the text on colorimetry below. */
  readonly archived: boolean
  /** Shows ingredients and application side by side. */
  readonly wide: boolean
  /** The same formula in the tubes of the salon, provided by another feature. */
  readonly tubes: ReactNode
  /** Open questions whose answers remove warnings. */
  readonly questions: ReactNode
}

/** Formula of today and of later sessions; or the reasons for a refusal, with alternatives. */
export function FormulaSection({ analysis, archived, wide, tubes, questions }: Props) {
  const { fasi_operative: phases, refusals } = analysis
  const [inTubes, setInTubes] = useState(false)
  const grams = archived ? gramsNote(analysis.plan) : null
  return (
    <Card className={styles.card} aria-labelledby="formula-title">
      <div className={styles.top}>
        <Heading level={2} size="card" id="formula-title" className={styles.title}>
          {copy.title}
        </Heading>
        {phases.length > 0 ? (
          <button
            className={styles.tubes}
            type="button"
            aria-pressed={inTubes}
            aria-label={tubesCopy.view}
            onClick={() => setInTubes(!inTubes)}
          >
            <IconBottle size="1.125rem" stroke={1.75} aria-hidden />
            <span className={styles.wordy}>{tubesCopy.view}</span>
            <span className={styles.brief}>{tubesCopy.viewShort}</span>
          </button>
        ) : null}
      </div>
      <div className={styles.body}>
        {archived ? null : <Facts analysis={analysis} />}
        {refusals.length > 0 ? (
          <Notice tone="danger" title={refusal.title}>
            <ReasonList reasons={refusals} />
          </Notice>
        ) : null}
        {refusals.length > 0 && analysis.analysis.alternativeOptions ? (
          <Notice tone="info" title={refusal.instead}>
            <p className={styles.text}>{analysis.analysis.alternativeOptions}</p>
          </Notice>
        ) : null}
        {grams === null ? null : <p className={texts.small}>{grams}</p>}
        {inTubes && phases.length > 0 ? tubes : <Generic analysis={analysis} archived={archived} wide={wide} />}
        <Warnings warnings={analysis.warnings} questions={questions} />
        {archived ? (
          <div>
            <Heading level={3} size="small">
              {detail.science}
            </Heading>
            <p className={styles.text}>{analysis.analysis.colorimetricAnalysis}</p>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

/** The formula in generic products. */
function Generic({ analysis, archived, wide }: Omit<Props, 'tubes' | 'questions'>) {
  const phases = analysis.fasi_operative
  return (
    <>
      {archived ? (
        <div className={styles.head}>
          <Heading level={3} size="small">
            {detail.preparation}
          </Heading>
          <Chip tone="copper">{detail.procedureTag}</Chip>
        </div>
      ) : null}
      {phases.length > 0 ? (
        <PhaseList phases={phases} chair={analysis.chair} archived={archived} wide={wide} />
      ) : (
        <p className={styles.text}>{archived ? analysis.formula.procedure || detail.noProcedure : copy.none}</p>
      )}
      <BrandNote phases={phases} />
      {analysis.nextSessions.length > 0 ? (
        <div>
          <Heading level={3} size="small">
            {next.title}
          </Heading>
          <NextSessions sessions={analysis.nextSessions} archived={archived} wide={wide} />
        </div>
      ) : null}
    </>
  )
}

function Facts({ analysis }: Pick<Props, 'analysis'>) {
  return (
    <dl className={styles.facts}>
      {knownFacts(analysis).map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>{' '}
        </div>
      ))}
    </dl>
  )
}
