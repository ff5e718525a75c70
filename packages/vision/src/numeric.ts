/**
 * The quantile of the values at `share` (0-1), interpolated linearly; 0 for an empty list. Partially reorders `values`: sorting them
 * would take ten times as long.
 */
export function quantileOf(values: Float32Array, share: number): number {
  if (values.length === 0) return 0
  const position = share * (values.length - 1)
  const low = Math.floor(position)
  const below = selected(values, low)
  let above = low + 1 < values.length ? Number.POSITIVE_INFINITY : below
  for (let i = low + 1; i < values.length; i++) if (values[i]! < above) above = values[i]!
  return below + (above - below) * (position - low)
}

/** The value that sorting would bring to `index`; smaller ones end up before it, greater ones after it (Hoare's find). */
function selected(values: Float32Array, index: number): number {
  let from = 0
  let to = values.length - 1
  while (from < to) {
    const pivot = values[(from + to) >> 1]!
    let i = from
    let j = to
    while (i <= j) {
      while (values[i]! < pivot) i++
      while (values[j]! > pivot) j--
      if (i > j) break
      const value = values[i]!
      values[i++] = values[j]!
      values[j--] = value
    }
    if (index <= j) to = j
    else if (index >= i) from = i
    else break
  }
  return values[index]!
}

/** The median; 0 for an empty list. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(Float32Array.from(values), 0.5)
}

/** Sum of the products of two lists of one length. */
export function dotOf(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * other[index]!, 0)
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

export function roundTo(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}

/** Length of (x, y). Math.hypot also guards against overflow and takes many times as long. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** An expensive function, tabulated between `from` and `to` in `steps` steps and interpolated linearly; undefined beyond them. */
export function tabulated(of: (x: number) => number, from: number, to: number, steps: number): (x: number) => number {
  const scale = steps / (to - from)
  const values = Float64Array.from({ length: steps + 2 }, (_, step) => of(from + step / scale))
  return (x) => {
    const position = (x - from) * scale
    const low = position | 0
    const value = values[low]!
    return value + (values[low + 1]! - value) * (position - low)
  }
}

/** Smoothstep: 0 below `from`, 1 above `to`. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/**
 * Scratch memory that is reused for every photo without clearing: callers finish with a list before they request the next one.
 * Allocating lists of this size for each photo would trigger the garbage collector at every second photo.
 */
export function keptFloats(): (length: number) => Float32Array {
  let kept = new Float32Array(0)
  return (length) => {
    if (kept.length < length) kept = new Float32Array(length)
    return kept.subarray(0, length)
  }
}

export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit))
