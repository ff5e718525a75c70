import { IconPhoto } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { MaskLayer } from '~/reading/mask-layer.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import type { PhotoPlace, SlotPhoto } from '../model/draft.ts'
import styles from './bare-photo.module.css'

const { photos: copy } = analysisCopy

/** Aspect ratio of most phone photos, until the photo has loaded. */
const USUAL_RATIO = 3 / 4

type Props = {
  readonly slot: PhotoPlace
  readonly photo: SlotPhoto
  /** Overlay with the outline of the hair. */
  readonly outline: ImageBitmap | null
  /** Whether the server rejected it. */
  readonly isWrong: boolean
}

/** An uncropped photo with nothing on it but the outline of the hair. */
export function BarePhoto({ slot, photo, outline, isWrong }: Props) {
  const { name, meaning, alt } = copy.slots[slot]
  const [ratio, setRatio] = useState(USUAL_RATIO)
  // Only Safari can display HEIC and TIFF.
  const [unseen, setUnseen] = useState(photo.picture === 'awaited')
  return (
    <figure className={layout.tight}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span> <span className={texts.note}>{meaning}</span>
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
            <p className={texts.name}>{photo.file.name}</p>
            <p className={texts.note}>{photo.picture === 'awaited' ? copy.opening : copy.noPreview}</p>
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
