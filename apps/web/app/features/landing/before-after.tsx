import { IconArrowsHorizontal } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { landingCopy } from '~/copy/landing.ts'
import styles from './before-after.module.css'

const copy = landingCopy.slider
const START = 52

/**
 * Two pictures of the same lock with a border that can be dragged. The border is a range input laid over the whole
 * picture: mouse, finger and keyboard come with it.
 */
export function BeforeAfter() {
  const [percent, setPercent] = useState(START)
  return (
    <div className={styles.frame} style={{ '--split': percent / 100 } as CSSProperties}>
      <div className={styles.layer}>
        <Lock name="hero-dopo" alt={copy.dopo.alt} />
        <p className={styles.label} data-corner="end">
          <span className={styles.kind}>{copy.dopo.label}</span>
          <span className={styles.name}>{copy.dopo.name}</span>
          <span className={styles.detail}>{copy.dopo.detail}</span>
        </p>
      </div>
      <div className={styles.layer} data-before>
        <Lock name="hero-prima" alt={copy.prima.alt} />
        <p className={styles.label} data-corner="start">
          <span className={styles.kind}>{copy.prima.label}</span>
          <span className={styles.name}>{copy.prima.name}</span>
        </p>
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
    </div>
  )
}

function Lock({ name, alt }: { readonly name: 'hero-prima' | 'hero-dopo'; readonly alt: string }) {
  const address = (width: number, type: string) => `/pictures/${name}-${width}.${type}`
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${address(640, 'avif')} 640w, ${address(1200, 'avif')} 1200w`}
        sizes="(min-width: 64em) 38rem, 92vw"
      />
      <img
        className={styles.picture}
        src={address(800, 'webp')}
        alt={alt}
        width={1200}
        height={1212}
        fetchPriority="high"
        draggable={false}
      />
    </picture>
  )
}
