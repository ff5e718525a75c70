import type { SignatureStrokes as Strokes } from '@riflesso/contract'
import styles from './signature.module.css'

/** A field of 300 by 100: three times as wide as high, like the strokes. */
const pathOf = (strokes: Strokes): string =>
  strokes
    .map((points) =>
      // A tap is a line of zero length with round caps.
      (points.length === 1 ? [...points, ...points] : points)
        .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${(x * 300).toFixed(1)} ${(y * 100).toFixed(1)}`)
        .join(''),
    )
    .join('')

type Props = {
  readonly strokes: Strokes
  /** Absent: decorative. */
  readonly label?: string
}

/** A drawn signature. */
export function SignatureStrokes({ strokes, label }: Props) {
  return (
    <svg
      className={styles.strokes}
      viewBox="0 0 300 100"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={pathOf(strokes)} />
    </svg>
  )
}
