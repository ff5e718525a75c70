/** The value below which `share` (0-1) of a sorted list lies, linearly between neighbours; 0 of nothing. */
export function quantileOfSorted(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return 0
  const position = share * (sorted.length - 1)
  const low = Math.floor(position)
  const below = sorted[low]!
  const above = sorted[Math.min(sorted.length - 1, low + 1)]!
  return below + (above - below) * (position - low)
}

/** The middle value; 0 of nothing. */
export function medianOf(values: ArrayLike<number>): number {
  return quantileOfSorted(Float32Array.from(values).sort(), 0.5)
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

export function roundTo(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}

/** 0 below `from`, 1 above `to`, an S between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
