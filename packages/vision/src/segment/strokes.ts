/** What a user has drawn on the photo to correct the mask. */
export type HairSeed = {
  readonly kind: 'hair' | 'not-hair'
  /** x and y from 0 to 1 of the picture's width and height. One point is a tap. */
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Half the stroke's width, as a share of the picture's longer side. */
  readonly radius: number
}

export const UNMARKED = 0
export const MARKED_HAIR = 1
export const MARKED_NOT_HAIR = 2

/** The strokes drawn into a width × height map of UNMARKED, MARKED_HAIR and MARKED_NOT_HAIR; later strokes win. */
export function drawStrokes(seeds: readonly HairSeed[], width: number, height: number): Uint8Array {
  const marks = new Uint8Array(width * height)
  for (const seed of seeds) {
    const value = seed.kind === 'hair' ? MARKED_HAIR : MARKED_NOT_HAIR
    // Never thinner than a pixel: the smallest tap still counts.
    const radius = Math.max(0.75, seed.radius * Math.max(width, height))
    const points = seed.points.map(([x, y]) => [x * width - 0.5, y * height - 0.5] as const)
    points.forEach((to, i) => {
      drawSegment(marks, width, height, points[Math.max(0, i - 1)]!, to, radius, value)
    })
  }
  return marks
}

type Point = readonly [x: number, y: number]

function drawSegment(
  marks: Uint8Array,
  width: number,
  height: number,
  from: Point,
  to: Point,
  radius: number,
  value: number,
): void {
  const [x0, y0] = from
  const dx = to[0] - x0
  const dy = to[1] - y0
  const length = dx * dx + dy * dy
  const top = Math.max(0, Math.floor(Math.min(y0, to[1]) - radius))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, to[1]) + radius))
  const left = Math.max(0, Math.floor(Math.min(x0, to[0]) - radius))
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, to[0]) + radius))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const t = length > 0 ? Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length)) : 0
      if (Math.hypot(x - x0 - t * dx, y - y0 - t * dy) <= radius) marks[y * width + x] = value
    }
  }
}
