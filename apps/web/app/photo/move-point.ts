import type { PhotoHints } from '@riflesso/vision'

/** A point of a photo: x and y, 0 to 1 of its width and height. */
export type Point = PhotoHints['strokes'][number]['points'][number]

/** Step of an arrow key as a share of the photo's side; `far` with shift. */
const STEP = { near: 0.02, far: 0.1 } as const

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Position of a point after a key, clamped to the photo; null for a key that does not move it. */
export function movedBy(key: string, far: boolean, [x, y]: Point): Point | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const step = far ? STEP.far : STEP.near
  return onPhoto([x + direction[0] * step, y + direction[1] * step])
}

/** The nearest point of the photo, to four digits, which are finer than a pixel. */
export const onPhoto = ([x, y]: Point): Point => [inside(x), inside(y)]

const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000
