import type { OptionId } from '@riflesso/colorimetry'
import { isUsable, tonesInWords } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { withError } from '~/format/numbers.ts'
import { Chip } from '~/ui/button/chip.tsx'
import layout from '~/ui/layout.module.css'
import { type AnalysisResult, mainHex } from '../../model/analysis-result.ts'
import { ResultHair } from '../result-hair.tsx'
import styles from './evidence.module.css'
import { GoalPreview } from './goal-preview.tsx'
import { LevelScale } from './level-scale.tsx'
import { hasPreview } from './preview.ts'
import { StoredPhotos } from './stored-photos.tsx'

type Props = {
  readonly analysisId: string
  /** For the chosen `option`. */
  readonly analysis: AnalysisResult
  readonly option: OptionId
  readonly hasPhotos: boolean
  /** The archive shows the photos with their authors elsewhere. */
  readonly archived: boolean
}

/** Visual evidence: preview, photos, and the level scale. */
export function Evidence({ analysisId, analysis, option, hasPhotos, archived }: Props) {
  const previewed = hasPhotos && hasPreview(analysis)
  return (
    <div className={layout.stack}>
      {previewed ? <GoalPreview analysisId={analysisId} analysis={analysis} option={option} /> : null}
      {hasPhotos && !archived ? (
        <StoredPhotos analysisId={analysisId} analysis={analysis} without={previewed ? 'prima' : null} />
      ) : null}
      {hasPhotos || !isUsable(analysis) ? null : (
        <div className={styles.hair}>
          <ResultHair analysis={analysis} />
        </div>
      )}
      <section aria-label={resultCopy.scale.title} className={layout.close}>
        <LevelScale level={analysis.level} hex={mainHex(analysis)} />
        <div className={layout.wrap}>
          {tonesInWords(analysis).map((tone) => (
            <Chip key={tone} tone="copper">
              {tone}
            </Chip>
          ))}
          <Chip tone="plum">{resultCopy.level(withError(analysis.level, analysis.levelError))}</Chip>
        </div>
        <p className={styles.code}>
          {analysis.shade} · {mainHex(analysis)} · {analysis.supplierDisplayName}
        </p>
      </section>
    </div>
  )
}
