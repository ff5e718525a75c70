import { IconArrowsHorizontal } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import styles from './compare-slider.module.css'

const START = 52
/** Below this visible percentage a picture has no label. */
const LABELLED = 12

const tagStyle = 'absolute pointer-events-none [transition:opacity_150ms_ease] data-hidden:opacity-0'
const borderStyle =
  'absolute w-0.5 bg-on-veil inset-y-0 left-(--at) pointer-events-none -translate-x-1/2 peer-focus-visible:*:outline-3 peer-focus-visible:*:outline-plum peer-focus-visible:*:outline-offset-3'
const handleStyle =
  'absolute top-[54%] left-1/2 grid size-(--knob) rounded-full bg-card shadow-float text-plum place-items-center -translate-1/2'

type Props = {
  readonly before: ReactNode
  readonly after: ReactNode
  /** Labels: top left and bottom right. */
  readonly beforeTag?: ReactNode
  readonly afterTag?: ReactNode
  readonly label: string
  /** Value text for screen readers, for `percent` of the first picture. */
  readonly value: (percent: number) => string
  readonly className?: string | undefined
  /** Aspect ratio; if absent, `className` sets it. */
  readonly ratio?: number | undefined
  /** Percentage of the first picture that is visible at first. */
  readonly start?: number | undefined
}

/**
 * Comparison slider for two pictures. The handle is a range input over the whole picture, which provides mouse, touch and
 * keyboard support.
 */
export function CompareSlider({
  before,
  after,
  beforeTag,
  afterTag,
  label,
  value,
  className,
  ratio,
  start = START,
}: Props) {
  const [percent, setPercent] = useState(start)
  const frame = [styles.frame, className].filter(Boolean).join(' ')
  return (
    <div className={frame} style={{ '--split': percent / 100, aspectRatio: ratio } as CSSProperties}>
      <div className="absolute inset-0">{after}</div>
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%_-_var(--at))_0_0)]">{before}</div>
      <input
        className={`peer ${styles.range}`}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={label}
        aria-valuetext={value(percent)}
        onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
      />
      <span className={borderStyle} aria-hidden="true">
        <span className={handleStyle}>
          <IconArrowsHorizontal size="1.375rem" stroke={1.75} />
        </span>
      </span>
      <div className={`${tagStyle} top-3 left-3`} data-hidden={percent < LABELLED || undefined}>
        {beforeTag}
      </div>
      <div className={`${tagStyle} right-3 bottom-3`} data-hidden={percent > 100 - LABELLED || undefined}>
        {afterTag}
      </div>
    </div>
  )
}
