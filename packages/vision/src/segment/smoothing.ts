import { logistic } from './hair-probability.ts'

// Beyond this logit a probability is 0 or 1 to three digits: no need to work it out.
const CERTAIN = 8

/** How strongly neighbouring pixels want the same answer: strong between like colours, weak across an edge. */
export type Ties = {
  readonly right: Float32Array
  readonly down: Float32Array
  readonly downRight: Float32Array
  readonly downLeft: Float32Array
}

/** Ties of a width × height picture in Lab, GrabCut's exponential of the squared difference over its mean. */
export function tiesOf(lab: Float32Array, width: number, height: number): Ties {
  const scale = 1 / (2 * meanSquaredStep(lab, width, height) + 1e-3)
  const make = (dx: number, dy: number): Float32Array => {
    const ties = new Float32Array(width * height)
    const reach = 1 / Math.hypot(dx, dy)
    for (let y = 0; y < height - dy; y++) {
      for (let x = Math.max(0, -dx); x < width - Math.max(0, dx); x++) {
        const i = y * width + x
        ties[i] = reach * Math.exp(-scale * squaredStep(lab, i, i + dy * width + dx))
      }
    }
    return ties
  }
  return { right: make(1, 0), down: make(0, 1), downRight: make(1, 1), downLeft: make(-1, 1) }
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
 * Settles every pixel between its own evidence (`logits`) and its neighbours (mean field, swept forwards and backwards).
 * `hair` holds the probabilities to start from and receives the result.
 */
export function settle(
  hair: Float32Array,
  logits: Float32Array,
  ties: Ties,
  width: number,
  height: number,
  strength: number,
  sweeps: number,
): void {
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let step = 0; step < height; step++) {
      const y = sweep % 2 ? height - 1 - step : step
      const inner = y > 0 && y < height - 1
      for (let k = 0; k < width; k++) {
        const x = sweep % 2 ? width - 1 - k : k
        const i = y * width + x
        const pull =
          inner && x > 0 && x < width - 1
            ? pullInside(hair, ties, i, width)
            : pullAtEdge(hair, ties, x, y, width, height)
        const logit = logits[i]! + strength * pull
        hair[i] = logit > CERTAIN ? 1 : logit < -CERTAIN ? 0 : logistic(logit)
      }
    }
  }
}

function pullInside(hair: Float32Array, ties: Ties, i: number, width: number): number {
  const { right, down, downRight, downLeft } = ties
  return (
    right[i]! * (2 * hair[i + 1]! - 1) +
    right[i - 1]! * (2 * hair[i - 1]! - 1) +
    down[i]! * (2 * hair[i + width]! - 1) +
    down[i - width]! * (2 * hair[i - width]! - 1) +
    downRight[i]! * (2 * hair[i + width + 1]! - 1) +
    downRight[i - width - 1]! * (2 * hair[i - width - 1]! - 1) +
    downLeft[i]! * (2 * hair[i + width - 1]! - 1) +
    downLeft[i - width + 1]! * (2 * hair[i - width + 1]! - 1)
  )
}

function pullAtEdge(hair: Float32Array, ties: Ties, x: number, y: number, width: number, height: number): number {
  let pull = 0
  const i = y * width + x
  const add = (tie: Float32Array, dx: number, dy: number): void => {
    if (x + dx >= 0 && x + dx < width && y + dy < height) pull += tie[i]! * (2 * hair[i + dy * width + dx]! - 1)
    if (x - dx >= 0 && x - dx < width && y - dy >= 0) {
      const j = i - dy * width - dx
      pull += tie[j]! * (2 * hair[j]! - 1)
    }
  }
  add(ties.right, 1, 0)
  add(ties.down, 0, 1)
  add(ties.downRight, 1, 1)
  add(ties.downLeft, -1, 1)
  return pull
}
