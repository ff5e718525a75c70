import type { OptionId } from '@riflesso/colorimetry'
import { resultCopy } from '~/copy/analysis-result.ts'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/notice.tsx'
import { type AnalysisResult, mainHex } from '../model/analysis-result.ts'
import styles from './archived-details.module.css'
import { GoalPreview } from './goal-preview.tsx'
import { LevelScale } from './level-scale.tsx'
import { MeasuredPhotos } from './measured-photos.tsx'
import { Motives, WARNINGS_SHOWN } from './motives.tsx'
import { NextSessions } from './next-sessions.tsx'
import { ReadingDoubt } from './reading-doubt.tsx'
import { ResultSections } from './result-sections.tsx'
import { WhoDecided } from './who-decided.tsx'

type Props = {
  readonly analysisId: string
  /** As `option` carries it out. */
  readonly analysis: AnalysisResult
  readonly option: OptionId
  /** Its photos are still kept. */
  readonly hasPhotos: boolean
}

/** What an archived analysis holds beyond its formula of today: preview, measures, place on the scale, later sessions, warnings, consultation. */
export function ArchivedDetails({ analysisId, analysis, option, hasPhotos }: Props) {
  return (
    <>
      {hasPhotos ? <GoalPreview analysisId={analysisId} analysis={analysis} option={option} /> : null}
      <MeasuredPhotos analysis={analysis} />
      <Card aria-labelledby="archived-level">
        <Heading level={2} size="card" id="archived-level">
          {resultCopy.scale.title}
        </Heading>
        <div className={styles.body}>
          <LevelScale level={analysis.level} hex={mainHex(analysis)} />
          <ReadingDoubt analysis={analysis} />
        </div>
      </Card>
      {analysis.nextSessions.length > 0 ? (
        <Card aria-labelledby="archived-next">
          <Heading level={2} size="card" id="archived-next">
            {resultCopy.next.title}
          </Heading>
          <div className={styles.body}>
            <NextSessions sessions={analysis.nextSessions} />
          </div>
        </Card>
      ) : null}
      {analysis.refusals.length > 0 ? (
        <Notice tone="danger" title={resultCopy.refusal.title}>
          <Motives motives={analysis.refusals} />
        </Notice>
      ) : null}
      {analysis.warnings.length > 0 ? (
        <Notice tone="warning" title={resultCopy.warnings.title}>
          <Motives motives={analysis.warnings} first={WARNINGS_SHOWN} />
        </Notice>
      ) : null}
      <WhoDecided analysis={analysis} />
      <ResultSections analysis={analysis} without={['colorimetricAnalysis']} />
    </>
  )
}
