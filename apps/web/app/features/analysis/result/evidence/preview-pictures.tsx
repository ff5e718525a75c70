import type { OptionId } from '@riflesso/colorimetry'
import { type CSSProperties, useState } from 'react'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { Button } from '~/ui/button.tsx'
import { CompareSlider } from '~/ui/picture/compare-slider.tsx'
import { Skeleton } from '~/ui/state.tsx'
import { previewAddresses } from './preview.ts'

const frameStyle =
  'w-full aspect-4/5 data-failed:grid data-failed:p-6 data-failed:rounded-picture data-failed:bg-sunken data-failed:text-muted data-failed:gap-4 data-failed:place-content-center data-failed:place-items-center data-failed:text-center'

const { preview: copy } = resultDetailsCopy

type Props = {
  readonly analysisId: string
  readonly option: OptionId
  readonly hex: string
  readonly colorName: string
  /** Percentage of the photo that is shown at first. */
  readonly start?: number | undefined
}

/** Slider between the client's photo and the preview of an option. */
export function PreviewPictures({ analysisId, option, hex, colorName, start }: Props) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Pictures
      key={`${option} ${hex} ${attempt}`}
      addresses={previewAddresses(analysisId, option, hex)}
      colorName={colorName}
      start={start}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}

/** Photos with aspect ratios outside this range are letterboxed. */
const SHAPES = { narrowest: 0.7, widest: 1.6 } as const

const shapeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): number =>
  Math.min(SHAPES.widest, Math.max(SHAPES.narrowest, naturalWidth / naturalHeight))

type PicturesProps = Pick<Props, 'colorName' | 'start'> & {
  readonly addresses: ReturnType<typeof previewAddresses>
  readonly onRetry: () => void
}

function Pictures({ addresses, colorName, start, onRetry }: PicturesProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [ratio, setRatio] = useState<number>()
  const fail = () => setState('failed')
  if (state === 'failed')
    return (
      <div className={frameStyle} data-failed role="status">
        <p>{copy.failed}</p>
        <Button look="secondary" size="sm" onClick={onRetry}>
          {copy.retry}
        </Button>
      </div>
    )
  return (
    <div className="relative" style={{ '--ratio': ratio } as CSSProperties}>
      <CompareSlider
        className={frameStyle}
        ratio={ratio}
        start={start}
        before={
          <img
            className="block size-full object-contain"
            src={addresses.before}
            alt={copy.beforeAlt}
            onLoad={({ currentTarget: photo }) => setRatio(shapeOf(photo))}
            onError={fail}
          />
        }
        after={
          <img
            className="block size-full object-contain"
            src={addresses.after}
            alt={copy.afterAlt(colorName)}
            onLoad={() => setState('shown')}
            onError={fail}
          />
        }
        label={copy.slider}
        value={copy.value}
      />
      <p className="flex justify-between mt-1 text-muted text-sm" aria-hidden>
        {start === 0 ? null : <span>{copy.before}</span>}
        <span>{copy.after}</span>
      </p>
      {state === 'loading' ? (
        <div className="absolute overflow-hidden rounded-picture bg-card inset-0" role="status">
          <Skeleton height="100%" radius="var(--radius-picture)" />
          <p className="absolute text-muted text-sm top-auto inset-x-4 bottom-5 text-center">{copy.loading}</p>
        </div>
      ) : null}
    </div>
  )
}
