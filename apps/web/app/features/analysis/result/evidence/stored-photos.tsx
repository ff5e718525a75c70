import { useState } from 'react'
import { photoAddress } from '~/api/photo-address.ts'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import type { Slot } from '../../model/draft.ts'
import styles from './stored-photos.module.css'

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
      <figure key={slot} className={styles.figure}>
        <img
          className={styles.picture}
          src={photoAddress(analysisId, slot)}
          alt={names[slot]}
          onError={() => setGone((before) => [...before, slot])}
        />
        <figcaption className={styles.name} aria-hidden>
          {names[slot]}
        </figcaption>
      </figure>
    ))
}
