import { IconArrowsHorizontal } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { landingCopy } from '~/copy/landing.ts'
import { HairPicture } from '~/ui/hair-picture.tsx'
import styles from './before-after.module.css'

const copy = landingCopy.slider
const SIZES = '(min-width: 64em) 38rem, 92vw'
const START = 52
/** A picture of which less than this many percent is left carries no label. */
const LABELLED = 12

/**
 * Two pictures of the same lock with a border that can be dragged. The border is a range input laid over the whole
 * picture: mouse, finger and keyboard come with it.
 */
export function BeforeAfter() {
  const [percent, setPercent] = useState(START)
  return (
    <div className={styles.frame} style={{ '--split': percent / 100 } as CSSProperties}>
      <div className={styles.layer}>
        <HairPicture name="hero-dopo" alt={copy.dopo.alt} sizes={SIZES} />
      </div>
      <div className={styles.layer} data-before>
        <HairPicture name="hero-prima" alt={copy.prima.alt} sizes={SIZES} />
      </div>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={copy.label}
        aria-valuetext={copy.value(percent)}
        onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.border} aria-hidden="true">
        <span className={styles.handle}>
          <IconArrowsHorizontal size="1.375rem" stroke={1.75} />
        </span>
      </span>
      <p className={styles.label} data-corner="start" data-hidden={percent < LABELLED || undefined}>
        <span className={styles.kind}>{copy.prima.label}</span>
        <span className={styles.name}>{copy.prima.name}</span>
      </p>
      <p className={styles.label} data-corner="end" data-hidden={percent > 100 - LABELLED || undefined}>
        <span className={styles.kind}>{copy.dopo.label}</span>
        <span className={styles.name}>{copy.dopo.name}</span>
        <span className={styles.detail}>{copy.dopo.detail}</span>
      </p>
    </div>
  )
}
