import { connectedRegions } from './regions.ts'
import { MARKED_HAIR, MARKED_NOT_HAIR } from './strokes.ts'

// Pieces of hair below this share of the largest are removed; holes below this share of the picture are closed as shine or gaps
// between strands.
const CRUMB_SHARE = 0.05
const HOLE_SHARE = 0.0015
const ERASED = 0.05
const FILLED = 0.9

/** Removes small pieces and closes small holes, in place, unless the user has marked them. */
export function tidy(hair: Float32Array, marks: Uint8Array, width: number, height: number): void {
  const isHair = new Uint8Array(hair.length)
  for (let i = 0; i < hair.length; i++) isHair[i] = hair[i]! > 0.5 ? 1 : 0
  const { labels, sizes } = connectedRegions(isHair, width, height)
  const marked = new Uint8Array(sizes.length)
  let largest = 0
  for (let i = 0; i < hair.length; i++) {
    if (marks[i] === (isHair[i] ? MARKED_HAIR : MARKED_NOT_HAIR)) marked[labels[i]!] = 1
    if (isHair[i]) largest = Math.max(largest, sizes[labels[i]!]!)
  }
  for (let i = 0; i < hair.length; i++) {
    if (marked[labels[i]!]) continue
    const size = sizes[labels[i]!]!
    if (isHair[i] && size < CRUMB_SHARE * largest) hair[i] = Math.min(hair[i]!, ERASED)
    if (!isHair[i] && size < HOLE_SHARE * hair.length) hair[i] = Math.max(hair[i]!, FILLED)
  }
}
