import type { RefObject } from 'react'
import type { Point } from './move-point.ts'

/** Pixels: diameter of the loupe, and distance of its centre from the finger. */
const ACROSS = 128
const ABOVE = 112
/** Magnification relative to the screen. */
const LARGER = 2

type Props = {
  readonly photo: string
  readonly finger: Point
  readonly sheet: RefObject<HTMLElement | null>
}

/** Magnifies the area under the finger: above it, or beside it near the edge. */
export function Loupe({ photo, finger: [x, y], sheet }: Props) {
  const box = sheet.current?.getBoundingClientRect()
  if (!box) return null
  const half = ACROSS / 2
  const hasRoom = y - ABOVE > half
  const left = hasRoom ? x : x < innerWidth / 2 ? x + ABOVE : x - ABOVE
  const place = (at: number, side: number) => Math.min(side - half, Math.max(half, at)) - half
  return (
    <div
      className="fixed z-1 overflow-hidden border-[0.1875rem] border-on-veil rounded-full bg-veil shadow-float pointer-events-none"
      style={{
        width: ACROSS,
        height: ACROSS,
        left: place(left, innerWidth),
        top: place(hasRoom ? y - ABOVE : y, innerHeight),
      }}
      aria-hidden
    >
      <img
        className="absolute max-w-none"
        src={photo}
        alt=""
        style={{
          width: box.width * LARGER,
          height: box.height * LARGER,
          left: half - (x - box.left) * LARGER,
          top: half - (y - box.top) * LARGER,
        }}
      />
      <span className="absolute inset-[calc(50%_-_0.375rem)] border-2 border-on-veil rounded-full outline outline-veil" />
    </div>
  )
}
