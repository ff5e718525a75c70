export function round(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}

/** Quantile with linear interpolation; null for an empty list. */
export function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const low = sorted[Math.floor(place)] as number
  const high = sorted[Math.ceil(place)] as number
  return low + (high - low) * (place - Math.floor(place))
}

export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5)
}

/** Share (0 to 1) of the values that match; null for an empty list. */
export function share<T>(values: readonly T[], passes: (value: T) => boolean): number | null {
  return values.length === 0 ? null : values.filter(passes).length / values.length
}
