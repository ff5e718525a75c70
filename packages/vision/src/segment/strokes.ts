/** The strokes of a user on the photo, which correct the mask. */
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

/** Marks the pixels within `radius` of the segment: a capsule, whose every row is one run of pixels. */
function drawSegment(
  marks: Uint8Array,
  width: number,
  height: number,
  from: Point,
  to: Point,
  radius: number,
  value: number,
): void {
  const top = Math.max(0, Math.ceil(Math.min(from[1], to[1]) - radius))
  const bottom = Math.min(height - 1, Math.floor(Math.max(from[1], to[1]) + radius))
  for (let y = top; y <= bottom; y++) {
    // The capsule is convex: its run reaches from the leftmost to the rightmost of its two discs and the band between.
    const start = halfChord(y - from[1], radius)
    const end = halfChord(y - to[1], radius)
    const band = bandRun(y, from, to, radius)
    const left = Math.ceil(Math.min(from[0] - start, to[0] - end, band.left))
    const right = Math.floor(Math.max(from[0] + start, to[0] + end, band.right))
    // A negative end would count from the end of the array.
    if (right >= 0) marks.fill(value, y * width + Math.max(0, left), y * width + Math.min(width, right + 1))
  }
}

/** Half the length of a disc's run at the distance `rise` from its middle; 0 where the row misses the disc. */
function halfChord(rise: number, radius: number): number {
  const square = radius * radius - rise * rise
  return square < 0 ? Number.NEGATIVE_INFINITY : Math.sqrt(square)
}

const NOTHING = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY }

/** Where a row meets the rectangle along the segment, `radius` to either side of it. */
function bandRun(y: number, [x0, y0]: Point, [x1, y1]: Point, radius: number): typeof NOTHING {
  const dx = x1 - x0
  const dy = y1 - y0
  const length = Math.hypot(dx, dy)
  // A level segment's rectangle ends where its discs are widest.
  if (length === 0 || dy === 0) return NOTHING
  const rise = y - y0
  const centre = x0 + (rise * dx) / dy
  const reach = Math.abs((radius * length) / dy)
  let left = centre - reach
  let right = centre + reach
  if (dx !== 0) {
    const ends = [x0 - (rise * dy) / dx, x0 + (length * length - rise * dy) / dx] as const
    left = Math.max(left, Math.min(...ends))
    right = Math.min(right, Math.max(...ends))
  } else if (rise * dy < 0 || rise * dy > length * length) return NOTHING
  return left <= right ? { left, right } : NOTHING
}
