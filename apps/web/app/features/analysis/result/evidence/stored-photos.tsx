import { useState } from 'react'
import { photoAddress } from '~/api/photo-address.ts'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import type { Slot } from '../../model/draft.ts'

const { photos: names } = resultDetailsCopy.measures

type Props = {
  readonly analysisId: string
  readonly analysis: Pick<AnalysisResult, Slot>
  readonly slots: readonly Slot[]
}

/** The analysed photos, uncropped, as items of a row of pictures; missing photos are omitted. */
export function StoredPhotos({ analysisId, analysis, slots }: Props) {
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
