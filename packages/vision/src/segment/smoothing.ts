import { tabulated } from '../numeric.ts'

// Beyond this logit the result is ±1 to three digits and is not computed.
const CERTAIN = 8
/** Maps a logit to -1 (certainly not hair) to 1 (certainly hair). */
const meanOf = tabulated((logit) => 1 - 2 / (1 + Math.exp(logit)), -CERTAIN, CERTAIN, 4096)

// A tie across a larger difference is negligible.
const APART = 16
const tieOver = tabulated((difference) => Math.exp(-difference), 0, APART, 4096)

/**
 * Pairwise weights of neighbouring pixels: strong between similar colours, weak across an edge. Each list is the
 * picture row by row with a border of one zero all round, so that no pixel is a special case.
 */
export type Ties = {
  readonly width: number
  readonly height: number
  readonly right: Float32Array
  readonly down: Float32Array
  readonly downRight: Float32Array
  readonly downLeft: Float32Array
}

/** Ties of a width × height picture in Lab, GrabCut's exponential of the squared difference over its mean. */
export function tiesOf(lab: Float32Array, width: number, height: number): Ties {
  const scale = 1 / (2 * meanSquaredStep(lab, width, height) + 1e-3)
  const make = (dx: number, dy: number) => tiesAcross(lab, width, height, dx, dy, scale)
  return { width, height, right: make(1, 0), down: make(0, 1), downRight: make(1, 1), downLeft: make(-1, 1) }
}

/** The ties of every pixel to the one `dx` to the right and `dy` below it. */
function tiesAcross(
  lab: Float32Array,
  width: number,
  height: number,
  dx: number,
  dy: number,
  scale: number,
): Float32Array {
  const ties = new Float32Array((width + 2) * (height + 2))
  const reach = 1 / Math.hypot(dx, dy)
  const [first, last] = [Math.max(0, -dx), width - Math.max(0, dx)]
  const step = dy * width + dx
  for (let y = 0; y < height - dy; y++) {
    const row = (y + 1) * (width + 2) + 1
    for (let x = first; x < last; x++) {
      const i = y * width + x
      ties[row + x] = reach * tieOver(Math.min(APART, scale * squaredStep(lab, i, i + step)))
    }
  }
  return ties
}

function squaredStep(lab: Float32Array, i: number, j: number): number {
  const l = lab[i * 3]! - lab[j * 3]!
  const a = lab[i * 3 + 1]! - lab[j * 3 + 1]!
  const b = lab[i * 3 + 2]! - lab[j * 3 + 2]!
  return l * l + a * a + b * b
}

function meanSquaredStep(lab: Float32Array, width: number, height: number): number {
  let sum = 0
  let count = 0
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x
      sum += squaredStep(lab, i, i + 1) + squaredStep(lab, i, i + width)
      count += 2
    }
  }
  return count > 0 ? sum / count : 0
}

/**
 * Solves every pixel from its own evidence (`logits`) and its neighbours (mean field, swept forwards and backwards).
 * `hair` contains the initial probabilities and is overwritten with the result.
 */
export function settle(hair: Float32Array, logits: Float32Array, ties: Ties, strength: number, sweeps: number): void {
  const { width, height } = ties
  // From -1 (certainly not hair) to 1 (certainly hair); same layout as the ties.
  const means = new Float32Array((width + 2) * (height + 2))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) means[(y + 1) * (width + 2) + x + 1] = 2 * hair[y * width + x]! - 1
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    if (sweep % 2 === 0) for (let y = 0; y < height; y++) settleRow(means, logits, ties, y, strength, 1)
    else for (let y = height - 1; y >= 0; y--) settleRow(means, logits, ties, y, strength, -1)
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) hair[y * width + x] = (means[(y + 1) * (width + 2) + x + 1]! + 1) / 2
  }
}

function settleRow(
  means: Float32Array,
  logits: Float32Array,
  { width, right, down, downRight, downLeft }: Ties,
  y: number,
  strength: number,
  step: 1 | -1,
): void {
  const row = width + 2
  let i = y * width + (step > 0 ? 0 : width - 1)
  let at = (y + 1) * row + (step > 0 ? 1 : width)
  // The tie to the right is stored with the pixel, the tie to the left with its neighbour.
  const ahead = step > 0 ? 0 : -1
  let previous = 0
  for (let k = 0; k < width; k++, i += step, at += step) {
    const others =
      right[at + ahead]! * means[at + step]! +
      down[at]! * means[at + row]! +
      down[at - row]! * means[at - row]! +
      downRight[at]! * means[at + row + 1]! +
      downRight[at - row - 1]! * means[at - row - 1]! +
      downLeft[at]! * means[at + row - 1]! +
      downLeft[at - row + 1]! * means[at - row + 1]!
    // Added last: the other terms do not depend on the previous pixel and can be computed in parallel.
    const logit = logits[i]! + strength * others + strength * right[at - 1 - ahead]! * previous
    previous = logit > CERTAIN ? 1 : logit < -CERTAIN ? -1 : meanOf(logit)
    means[at] = previous
  }
}
