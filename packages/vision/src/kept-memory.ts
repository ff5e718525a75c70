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
