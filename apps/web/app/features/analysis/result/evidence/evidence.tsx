import { hexFromLab, LEVELS, type OptionId } from '@riflesso/colorimetry'
import { isUsable, namedLevel, tonesInWords } from '@riflesso/consultation'
import { useState } from 'react'
import { photoAddress } from '~/api/photo-address.ts'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { measure, withError } from '~/format/numbers.ts'
import { useSiblingToSave } from '~/offline/siblings-to-save.ts'
import { type AnalysisResult, mainHex } from '../../model/analysis-result.ts'
import type { Slot } from '../../model/draft.ts'
import { ResultHair } from '../result-hair.tsx'
import { GoalPreview } from './goal-preview.tsx'
import { hasPreview } from './preview.ts'

const { scale } = resultCopy
const { photos: names } = resultDetailsCopy.measures

type Props = {
  readonly analysisId: string
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

const STEPS = LEVELS.map(({ level, lab }) => ({ level, hex: hexFromLab(lab) }))

/** Scale of natural shades from 1 to 10, with the result marked in its colour. */
function LevelScale({ level, hex }: { readonly level: number; readonly hex: string }) {
  const marked = namedLevel(level)
  return (
    <div
      className="grid h-8.5 rounded-[0.5rem] [box-shadow:0_0_0_0.0625rem_var(--line)] grid-cols-[repeat(10,1fr)]"
      role="img"
      aria-label={scale.label(measure(level))}
    >
      {STEPS.map((step) => (
        <span
          key={step.level}
          className="first:[border-radius:0.5rem_0_0_0.5rem] last:[border-radius:0_0.5rem_0.5rem_0] data-marked:z-1 data-marked:rounded-[0.5rem] data-marked:outline-[0.1875rem] data-marked:outline-ink data-marked:outline-offset-[-0.0625rem]"
          data-marked={step.level === marked || undefined}
          style={{ background: step.level === marked ? hex : step.hex }}
        />
      ))}
    </div>
  )
}

type StoredPhotosProps = {
  readonly analysisId: string
  readonly analysis: Pick<AnalysisResult, Slot>
  readonly slots: readonly Slot[]
}

/** The analysed photos, uncropped, as items of a row of pictures; missing photos are omitted. */
function StoredPhotos({ analysisId, analysis, slots }: StoredPhotosProps) {
  const [gone, setGone] = useState<readonly Slot[]>([])
  return slots
    .filter((slot) => analysis[slot] !== null && !gone.includes(slot))
    .map((slot) => (
      <figure key={slot} className="min-w-0">
        <img
          className="block w-full rounded-picture aspect-[auto_4_/_5]"
          src={photoAddress(analysisId, slot)}
          alt={names[slot]}
          onError={() => setGone((before) => [...before, slot])}
        />
        <figcaption className="mt-1 text-muted text-sm" aria-hidden>
          {names[slot]}
        </figcaption>
      </figure>
    ))
}
