import { IconPhoto } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import type { Point } from '~/photo/move-point.ts'
import { MaskLayer } from '~/reading/mask-layer.tsx'
import type { PhotoPlace, SlotPhoto } from '../model/draft.ts'

const { photos: copy } = analysisCopy

/** Aspect ratio of most phone photos, until the photo has loaded. */
const USUAL_RATIO = 3 / 4

type Props = {
  readonly slot: PhotoPlace
  readonly photo: SlotPhoto
  readonly outline: ImageBitmap | null
  readonly isWrong: boolean
  /** A place to ring, coordinates 0-1. */
  readonly ring: Point | null
}

/** An uncropped photo with nothing on it but the outline of the hair. */
export function BarePhoto({ slot, photo, outline, isWrong, ring }: Props) {
  const { name, meaning, alt } = copy.slots[slot]
  const [ratio, setRatio] = useState(USUAL_RATIO)
  // Only Safari can display HEIC and TIFF.
  const [unseen, setUnseen] = useState(photo.picture === 'awaited')
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-baseline gap-2">
        <span className="font-display text-lg font-medium tracking-[-0.015em]">{name}</span>{' '}
        <span className="text-muted text-sm">{meaning}</span>
      </figcaption>
      <div
        className="relative overflow-hidden w-[min(100%,calc(46dvh_*_var(--ratio)))] rounded-picture aspect-(--ratio) bg-sunken justify-self-center data-wrong:outline-2 data-wrong:outline-danger data-wrong:outline-offset-2 data-unseen:grid data-unseen:content-center data-unseen:p-4 data-unseen:aspect-4/3 data-unseen:gap-1.5 data-unseen:justify-items-center data-unseen:text-center"
        style={{ '--ratio': ratio } as CSSProperties}
        data-wrong={isWrong || undefined}
        data-unseen={unseen || undefined}
      >
        {unseen ? (
          <>
            <IconPhoto size="2rem" stroke={1.25} aria-hidden />
            <p className="font-semibold wrap-anywhere">{photo.file.name}</p>
            <p className="text-muted text-sm">{photo.picture === 'awaited' ? copy.opening : copy.noPreview}</p>
          </>
        ) : (
          <img
            className="absolute inset-0 size-full object-cover"
            src={photo.previewUrl}
            alt={alt}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
            onError={() => setUnseen(true)}
          />
        )}
        {outline ? (
          <div className="absolute inset-0 animate-run-along">
            <MaskLayer outline={outline} />
          </div>
        ) : null}
        {ring ? (
          <span
            aria-hidden
            className="absolute size-8 -translate-1/2 border-3 border-on-veil rounded-full [box-shadow:0_0_0_0.125rem_var(--veil),inset_0_0_0_0.125rem_var(--veil)]"
            style={{ left: `${100 * ring[0]}%`, top: `${100 * ring[1]}%` }}
          />
        ) : null}
      </div>
    </figure>
  )
}
