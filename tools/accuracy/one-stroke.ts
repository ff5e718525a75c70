import {
  type HairMask,
  type HairNet,
  type HairSeed,
  type RgbaImage,
  segmentHair,
} from '../../packages/vision/src/index.ts'
import { connectedRegions } from '../../packages/vision/src/segment/regions.ts'
import { maskOfSize, overlap } from './compare.ts'

/** A mask below this overlap counts as failed: a user would correct it. */
const FAILED = 0.7
/** Radius of the app's brush, as a share of the picture's longer side. */
const BRUSH = 0.015
/** Longer side at which the stroke is placed, pixels. */
const SIDE = 200
const DIRECTIONS = 16

/** Overlaps with the truth. */
export type OneStroke = {
  readonly after: number
  /** Overlap if the stroke had corrected exactly the error that it was drawn on. */
  readonly wholeError: number
}

/**
 * One stroke drawn without skill: along the largest connected error, straight through its middle. Null where the mask had not
 * failed. `found` is null when no hair was found.
 */
export function tryOneStroke(
  net: HairNet,
  image: RgbaImage,
  found: HairMask | null,
  truth: HairMask,
): OneStroke | null {
  if (found && overlap(found, truth) >= FAILED) return null
  const stroke = strokeOn(found, truth)
  if (!stroke) return null
  const { seed, wholeError } = stroke
  return { after: overlap(segmentHair(net, image, [seed]).mask, truth), wholeError }
}

const RIGHT = 0
const MISSED = 1
const CLAIMED = 2

function strokeOn(
  found: HairMask | null,
  truth: HairMask,
): { readonly seed: HairSeed; readonly wholeError: number } | null {
  const scale = Math.min(1, SIDE / Math.max(truth.width, truth.height))
  const [width, height] = [Math.ceil(truth.width * scale), Math.ceil(truth.height * scale)]
  const real = maskOfSize(truth, width, height).data
  const claimed = found ? maskOfSize(found, width, height).data : new Uint8Array(real.length)
  const wrong = Uint8Array.from(real, (value, i) => {
    const [hair, said] = [value >= 128, (claimed[i] ?? 0) >= 128]
    return hair === said ? RIGHT : hair ? MISSED : CLAIMED
  })
  const piece = largestPiece(wrong, width, height)
  if (!piece) return null
  const depth = depths(piece, width, height)
  const middle = depth.indexOf(depth.reduce((most, value) => Math.max(most, value), 0))
  const points = longestLine(depth, middle, width, height).map(
    ([x, y]) => [(x + 0.5) / width, (y + 0.5) / height] as const,
  )
  const corrected = wrong.map((value, i) =>
    (value === RIGHT || piece[i] ? (real[i] ?? 0) >= 128 : value === CLAIMED) ? 255 : 0,
  )
  return {
    seed: { kind: wrong[middle] === MISSED ? 'hair' : 'not-hair', points, radius: BRUSH },
    wholeError: overlap({ width, height, data: corrected }, { width, height, data: real }),
  }
}

/** 1 on the largest connected error, 0 elsewhere. */
function largestPiece(wrong: Uint8Array, width: number, height: number): Uint8Array | null {
  const { labels, sizes } = connectedRegions(wrong, width, height)
  let largest = -1
  labels.forEach((label, i) => {
    if (wrong[i] !== RIGHT && (largest < 0 || (sizes[label] ?? 0) > (sizes[largest] ?? 0))) largest = label
  })
  return largest < 0 ? null : Uint8Array.from(labels, (label) => (label === largest ? 1 : 0))
}

/** Distance of each pixel of the piece from its edge (chessboard distance); the picture's edge counts. */
function depths(piece: Uint8Array, width: number, height: number): Uint16Array {
  let depth = Uint16Array.from(piece)
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : (depth[y * width + x] ?? 0))
  for (let layer = 1, grown = true; grown; layer++) {
    grown = false
    depth = depth.map((value, i) => {
      if (value !== layer) return value
      const [x, y] = [i % width, Math.floor(i / width)]
      for (let v = y - 1; v <= y + 1; v++) for (let u = x - 1; u <= x + 1; u++) if (at(u, v) < layer) return value
      grown = true
      return layer + 1
    })
  }
  return depth
}

type Point = readonly [x: number, y: number]

function longestLine(depth: Uint16Array, middle: number, width: number, height: number): readonly [Point, Point] {
  const [x, y] = [middle % width, Math.floor(middle / width)]
  const least = Math.min(depth[middle] ?? 1, Math.max(1, BRUSH * Math.max(width, height)))
  const reach = (dx: number, dy: number): number => {
    let steps = 0
    while (true) {
      const [u, v] = [Math.round(x + dx * (steps + 1)), Math.round(y + dy * (steps + 1))]
      if (u < 0 || v < 0 || u >= width || v >= height || (depth[v * width + u] ?? 0) < least) return steps
      steps++
    }
  }
  let best: readonly [Point, Point] = [
    [x, y],
    [x, y],
  ]
  let longest = 0
  for (let k = 0; k < DIRECTIONS; k++) {
    const [dx, dy] = [Math.cos((k * Math.PI) / DIRECTIONS), Math.sin((k * Math.PI) / DIRECTIONS)]
    const [forth, back] = [reach(dx, dy), reach(-dx, -dy)]
    if (forth + back <= longest) continue
    longest = forth + back
    best = [
      [x - dx * back, y - dy * back],
      [x + dx * forth, y + dy * forth],
    ]
  }
  return best
}
