import { PLAIN_VIEW, type View } from './view.ts'

/** Number of values per pixel of a strand canvas, stored next to each other. */
export const CHANNELS = 4
/** Perceptual light on the strand: 1 = fully lit, less = shadow. */
export const SHADE = 0
/** Position along the hair: 0 = scalp, 1 = tip. */
export const ALONG = 1
/** Share of the accent colour, 0-1. */
export const ACCENT = 2
/** Mirror-like shine, 0-1. */
export const SHINE = 3

/**
 * Uncoloured strands. Shading is separate from dye, so that one drawing can be coloured many times with a known lit colour.
 */
export type StrandCanvas = {
  readonly width: number
  readonly height: number
  /** width × height × CHANNELS. */
  readonly values: Float32Array
  /** Opacity of the hair, 0-1, width × height. */
  readonly cover: Float32Array
  /** Position of the head whose hair is painted. */
  readonly view: View
}

export function createStrandCanvas(width: number, height: number, view: View = PLAIN_VIEW): StrandCanvas {
  return {
    width,
    height,
    view,
    values: new Float32Array(width * height * CHANNELS),
    cover: new Float32Array(width * height),
  }
}

/** One strand as points from scalp to tip. The buffers are reused for the next strand; the first `count` points are valid. */
export type StrandPath = {
  count: number
  readonly x: Float32Array
  readonly y: Float32Array
  /** Width in pixels. */
  readonly thickness: Float32Array
  readonly shade: Float32Array
  readonly along: Float32Array
  readonly shine: Float32Array
}

export function createStrandPath(capacity: number): StrandPath {
  const points = () => new Float32Array(capacity)
  return { count: 0, x: points(), y: points(), thickness: points(), shade: points(), along: points(), shine: points() }
}

/** Paints a strand over the existing ones, antialiased. `accent` and `opacity` are 0-1 for the whole strand. */
export function drawStrand(canvas: StrandCanvas, path: StrandPath, accent: number, opacity: number): void {
  for (let i = 1; i < path.count; i++) {
    const dx = Math.abs(path.x[i]! - path.x[i - 1]!)
    const dy = Math.abs(path.y[i]! - path.y[i - 1]!)
    if (dx + dy > 0) drawSegment(canvas, path, i, dy >= dx, accent, opacity)
  }
}

/**
 * Walks the segment one pixel at a time along its longer direction and covers the pixels across. Each step belongs to
 * exactly one segment, so joints have no overlaps and no gaps.
 */
function drawSegment(
  canvas: StrandCanvas,
  path: StrandPath,
  i: number,
  steep: boolean,
  accent: number,
  opacity: number,
): void {
  const { values, cover, width, height } = canvas
  const main = steep ? path.y : path.x
  const side = steep ? path.x : path.y
  const mainLimit = steep ? height : width
  const sideLimit = steep ? width : height
  const mainStride = steep ? width : 1
  const sideStride = steep ? 1 : width
  const main0 = main[i - 1]!
  const mainSpan = main[i]! - main0
  const low = Math.min(main0, main0 + mainSpan)
  const high = Math.max(main0, main0 + mainSpan)
  const first = Math.max(0, Math.ceil(low - 0.5))
  const last = Math.min(mainLimit, Math.ceil(high - 0.5))
  const slope = (side[i]! - side[i - 1]!) / mainSpan
  const widening = 0.5 * Math.sqrt(1 + slope * slope)
  for (let step = first; step < last; step++) {
    const t = (step + 0.5 - main0) / mainSpan
    const centre = side[i - 1]! + (side[i]! - side[i - 1]!) * t
    const half = widening * (path.thickness[i - 1]! + (path.thickness[i]! - path.thickness[i - 1]!) * t)
    const from = centre - half
    const to = centre + half
    const firstSide = Math.max(0, Math.floor(from))
    const lastSide = Math.min(sideLimit, Math.ceil(to))
    if (firstSide >= lastSide) continue
    const shade = path.shade[i - 1]! + (path.shade[i]! - path.shade[i - 1]!) * t
    const along = path.along[i - 1]! + (path.along[i]! - path.along[i - 1]!) * t
    const shine = path.shine[i - 1]! + (path.shine[i]! - path.shine[i - 1]!) * t
    for (let across = firstSide; across < lastSide; across++) {
      const covered = Math.min(to, across + 1) - Math.max(from, across)
      const alpha = opacity * covered
      const pixel = step * mainStride + across * sideStride
      const at = pixel * CHANNELS
      values[at] = values[at]! + alpha * (shade - values[at]!)
      values[at + 1] = values[at + 1]! + alpha * (along - values[at + 1]!)
      values[at + 2] = values[at + 2]! + alpha * (accent - values[at + 2]!)
      values[at + 3] = values[at + 3]! + alpha * (shine - values[at + 3]!)
      cover[pixel] = cover[pixel]! + alpha * (1 - cover[pixel]!)
    }
  }
}
