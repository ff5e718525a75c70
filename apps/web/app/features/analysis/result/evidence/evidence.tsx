import type { OptionId } from '@riflesso/colorimetry'
import { isUsable, tonesInWords } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { withError } from '~/format/numbers.ts'
import { useSiblingToSave } from '~/offline/siblings-to-save.ts'
import { type AnalysisResult, mainHex } from '../../model/analysis-result.ts'
import { ResultHair } from '../result-hair.tsx'
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
  /** Whether there is room for all pictures side by side. */
  readonly wide: boolean
}

/** Visual evidence: the photos, the preview beside them, and the level scale. */
export function Evidence({ analysisId, analysis, option, hasPhotos, archived, wide }: Props) {
  // The server draws what it has planned.
  const isPlanned = useSiblingToSave(analysisId) === null
  const usable = isUsable(analysis)
  const previewed = hasPhotos && usable && isPlanned && hasPreview(analysis)
  const { hex, level, tones } = { hex: mainHex(analysis), level: analysis.level, tones: tonesInWords(analysis) }
  return (
    <div className="grid gap-3">
      {hasPhotos ? (
        <div className="grid items-start gap-3 grid-cols-[repeat(auto-fit,minmax(min(8.5rem,30%),1fr))]">
          {archived ? null : (
            <StoredPhotos
              analysisId={analysisId}
              analysis={analysis}
              slots={previewed && !wide ? ['dopo'] : ['prima', 'dopo']}
            />
          )}
          {previewed ? (
            <GoalPreview analysisId={analysisId} analysis={analysis} option={option} beside={wide && !archived} />
          ) : null}
        </div>
      ) : null}
      {usable ? (
        <>
          {hasPhotos ? null : (
            <div className="overflow-hidden h-48 rounded-picture">
              <ResultHair analysis={analysis} />
            </div>
          )}
          <section aria-label={resultCopy.scale.title}>
            <LevelScale level={level} hex={hex} />
            <p className="text-muted text-xs tabular-nums">
              {[
                analysis.shade,
                resultCopy.level(withError(level, analysis.levelError)),
                ...tones,
                hex,
                analysis.supplierDisplayName,
              ].join(' · ')}
            </p>
          </section>
        </>
      ) : null}
    </div>
  )
}
