import { IconPhoto } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { MaskLayer } from '~/reading/mask-layer.tsx'
import type { Slot, SlotPhoto } from '../model/draft.ts'
import styles from './bare-photo.module.css'

const { photos: copy } = analysisCopy

/** Width through height of most photos of a phone; the true ratio is known as soon as the photo is. */
const USUAL_RATIO = 3 / 4

type Props = {
  readonly slot: Slot
  readonly photo: SlotPhoto
  /** Outline of the hair, to lie on the photo. */
  readonly outline: ImageBitmap | null
  /** The server could not use it. */
  readonly isWrong: boolean
}

/** A photo as it was taken: whole, in its own ratio, with nothing on it but the outline of the hair. */
export function BarePhoto({ slot, photo, outline, isWrong }: Props) {
  const { name, meaning, alt } = copy.slots[slot]
  const [ratio, setRatio] = useState(USUAL_RATIO)
  // Only Safari can show HEIC.
  const [unseen, setUnseen] = useState(false)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span> <span className={styles.meaning}>{meaning}</span>
      </figcaption>
      <div
        className={styles.frame}
        style={{ '--ratio': ratio } as CSSProperties}
        data-wrong={isWrong || undefined}
        data-unseen={unseen || undefined}
      >
        {unseen ? (
          <>
            <IconPhoto size="2rem" stroke={1.25} aria-hidden />
            <p className={styles.file}>{photo.file.name}</p>
            <p className={styles.meaning}>{copy.noPreview}</p>
          </>
        ) : (
          <img
            className={styles.picture}
            src={photo.previewUrl}
            alt={alt}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
            onError={() => setUnseen(true)}
          />
        )}
        {outline ? (
          <div className={styles.outline}>
            <MaskLayer outline={outline} />
          </div>
        ) : null}
      </div>
    </figure>
  )
}
