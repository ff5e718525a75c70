import { useState } from 'react'
import { photoAddress } from '~/api/photo-address.ts'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import texts from '~/ui/text.module.css'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import type { Slot } from '../../model/draft.ts'
import styles from './stored-photos.module.css'

const { photos: names } = resultDetailsCopy.measures

type Props = {
  readonly analysisId: string
  readonly analysis: Pick<AnalysisResult, Slot>
  /** A photo that is already shown elsewhere. */
  readonly without: Slot | null
}

/** The analysed photos, uncropped; missing photos are omitted. */
export function StoredPhotos({ analysisId, analysis, without }: Props) {
  const [gone, setGone] = useState<readonly Slot[]>([])
  const shown = (['prima', 'dopo'] as const).filter(
    (slot) => analysis[slot] !== null && slot !== without && !gone.includes(slot),
  )
  if (shown.length === 0) return null
  return (
    <div className={styles.photos}>
      {shown.map((slot) => (
        <figure key={slot} className={styles.figure}>
          <img
            className={styles.picture}
            src={photoAddress(analysisId, slot)}
            alt={names[slot]}
            onError={() => setGone((before) => [...before, slot])}
          />
          <figcaption className={texts.note} aria-hidden>
            {names[slot]}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
