import { resultCopy } from '~/copy/analysis-result.ts'
import { BrandNote } from '~/salon/brand-shade.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './formula-section.module.css'
import { Motives, WARNINGS_SHOWN } from './motives.tsx'
import { NextSessions } from './next-sessions.tsx'
import { PhaseList } from './phase-list.tsx'

const { formula: copy, refusal, warnings, next } = resultCopy

/** The formula of today and of the sessions after it; or why nothing may be done today, and what to do instead. */
export function FormulaSection({ analysis }: { readonly analysis: AnalysisResult }) {
  const phases = analysis.fasi_operative
  return (
    <Card aria-labelledby="formula-title">
      <Heading level={2} size="card" id="formula-title">
        {copy.title}
      </Heading>
      <div className={styles.body}>
        {analysis.refusals.length > 0 ? (
          <Notice tone="danger" title={refusal.title}>
            <Motives motives={analysis.refusals} />
          </Notice>
        ) : null}
        {analysis.refusals.length > 0 && analysis.analysis.alternativeOptions ? (
          <Notice tone="info" title={refusal.instead}>
            <p className={styles.text}>{analysis.analysis.alternativeOptions}</p>
          </Notice>
        ) : null}
        {phases.length > 0 ? <PhaseList phases={phases} /> : <p className={styles.none}>{copy.none}</p>}
        <BrandNote phases={phases} />
        {analysis.warnings.length > 0 ? (
          <Notice tone="warning" title={warnings.title}>
            <Motives motives={analysis.warnings} first={WARNINGS_SHOWN} />
          </Notice>
        ) : null}
      </div>
      {analysis.nextSessions.length > 0 ? (
        <div className={styles.next}>
          <Heading level={3} size="small">
            {next.title}
          </Heading>
          <NextSessions sessions={analysis.nextSessions} />
        </div>
      ) : null}
    </Card>
  )
}
