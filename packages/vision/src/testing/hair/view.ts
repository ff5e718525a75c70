/** Position of a person in the picture. Lengths are in widths of the picture; x points right, y down. */
export type View = {
  /** 1 = as in the sample photos, 2 = twice as large. */
  readonly zoom: number
  /** Radians, clockwise. */
  readonly tilt: number
  readonly mirrored: boolean
  /** Centre of the head. */
  readonly headX: number
  readonly headY: number
}

/** Centre of the head before a view is applied. */
const HEAD = { x: 0.5, y: 0.395 } as const

export const PLAIN_VIEW: View = { zoom: 1, tilt: 0, mirrored: false, headX: HEAD.x, headY: HEAD.y }

/** A view as the numbers of its two directions, to be used for many points. */
export type Placing = {
  readonly toPictureX: (x: number, y: number) => number
  readonly toPictureY: (x: number, y: number) => number
  readonly toPersonX: (x: number, y: number) => number
  readonly toPersonY: (x: number, y: number) => number
}

export function placingOf(view: View): Placing {
  const { zoom, tilt, headX, headY } = view
  const side = view.mirrored ? -1 : 1
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  return {
    toPictureX: (x, y) => headX + zoom * (cos * side * (x - HEAD.x) - sin * (y - HEAD.y)),
    toPictureY: (x, y) => headY + zoom * (sin * side * (x - HEAD.x) + cos * (y - HEAD.y)),
    toPersonX: (x, y) => HEAD.x + (side * (cos * (x - headX) + sin * (y - headY))) / zoom,
    toPersonY: (x, y) => HEAD.y + (cos * (y - headY) - sin * (x - headX)) / zoom,
  }
}
