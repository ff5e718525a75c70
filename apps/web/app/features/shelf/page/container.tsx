import type { CSSProperties } from 'react'
import styles from './container.module.css'

type Props = {
  readonly shape: 'tube' | 'bottle' | 'jar'
  /** '#RRGGBB'; null for products without a shade. */
  readonly hex: string | null
  /** Share of the container that is left, 0-1. */
  readonly filled: number
}

/** Picture of a container on the shelf, filled to its remaining share. Decorative: the amounts are written beside it. */
export function Container({ shape, hex, filled }: Props) {
  const shade = { '--shade': hex ?? 'color-mix(in srgb, var(--control) 55%, var(--sunken))' } as CSSProperties
  return (
    <span className={styles.container} data-shape={shape} style={shade} aria-hidden>
      <span className={styles.body}>
        <span className={styles.rest} style={{ height: `${Math.round(filled * 100)}%` }} />
      </span>
    </span>
  )
}
