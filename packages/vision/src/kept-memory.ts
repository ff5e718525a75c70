/**
 * Memory for work that is done with a list before it asks for the next one: the same bytes for every photo, not cleared. New
 * lists of this size for each photo would start the garbage collector at every other one.
 */
export function keptFloats(): (length: number) => Float32Array {
  let kept = new Float32Array(0)
  return (length) => {
    if (kept.length < length) kept = new Float32Array(length)
    return kept.subarray(0, length)
  }
}
