import { connectedRegions } from './regions.ts'
import { MARKED_HAIR, MARKED_NOT_HAIR } from './strokes.ts'

// A piece of hair smaller than this share of the largest is a crumb; a hole smaller than this share of the picture is shine
// or a gap between strands.
const CRUMB_SHARE = 0.05
const HOLE_SHARE = 0.0015
const ERASED = 0.05
const FILLED = 0.9

/** Takes crumbs away and closes small holes, in place, unless the user has marked them. */
export function tidy(hair: Float32Array, marks: Uint8Array, width: number, height: number): void {
  const isHair = Uint8Array.from(hair, (value) => (value > 0.5 ? 1 : 0))
  const pieces = connectedRegions(isHair, width, height)
  const largest = pieces.sizes.reduce((most, size) => Math.max(most, size), 0)
  const keptPieces = withMark(pieces.labels, marks, MARKED_HAIR)
  const holes = connectedRegions(
    isHair.map((value) => 1 - value),
    width,
    height,
  )
  const keptHoles = withMark(holes.labels, marks, MARKED_NOT_HAIR)
  for (let i = 0; i < hair.length; i++) {
    const piece = pieces.labels[i]!
    if (piece && pieces.sizes[piece - 1]! < CRUMB_SHARE * largest && !keptPieces.has(piece))
      hair[i] = Math.min(hair[i]!, ERASED)
    const hole = holes.labels[i]!
    if (hole && holes.sizes[hole - 1]! < HOLE_SHARE * hair.length && !keptHoles.has(hole))
      hair[i] = Math.max(hair[i]!, FILLED)
  }
}

function withMark(labels: Int32Array, marks: Uint8Array, mark: number): Set<number> {
  const marked = new Set<number>()
  labels.forEach((label, i) => {
    if (label && marks[i] === mark) marked.add(label)
  })
  return marked
}
