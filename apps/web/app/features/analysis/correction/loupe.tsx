import type { RefObject } from 'react'
import type { Point } from '../model/corrections.ts'
import styles from './loupe.module.css'

/** Pixels: across the loupe, and between its middle and the finger. */
const ACROSS = 128
const ABOVE = 112
/** How much larger than on the screen. */
const LARGER = 2

type Props = {
  readonly photo: string
  /** Where the finger is in the window. */
  readonly finger: Point
  /** The photo as it lies there. */
  readonly sheet: RefObject<HTMLElement | null>
}

/** Shows what a finger hides: above it, or beside it where there is no room. */
export function Loupe({ photo, finger: [x, y], sheet }: Props) {
  const box = sheet.current?.getBoundingClientRect()
  if (!box) return null
  const half = ACROSS / 2
  const hasRoom = y - ABOVE > half
  const left = hasRoom ? x : x < innerWidth / 2 ? x + ABOVE : x - ABOVE
  const place = (at: number, side: number) => Math.min(side - half, Math.max(half, at)) - half
  return (
    <div
      className={styles.loupe}
      style={{
        width: ACROSS,
        height: ACROSS,
        left: place(left, innerWidth),
        top: place(hasRoom ? y - ABOVE : y, innerHeight),
      }}
      aria-hidden
    >
      <img
        className={styles.photo}
        src={photo}
        alt=""
        style={{
          width: box.width * LARGER,
          height: box.height * LARGER,
          left: half - (x - box.left) * LARGER,
          top: half - (y - box.top) * LARGER,
        }}
      />
      <span className={styles.middle} />
    </div>
  )
}
