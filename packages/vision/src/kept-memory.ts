/**
 * Scratch memory that is reused for every photo and not cleared: a list is finished before the next one is requested. New
 * lists of this size for each photo would trigger the garbage collector at every second photo.
 */
export function keptFloats(): (length: number) => Float32Array {
  let kept = new Float32Array(0)
  return (length) => {
    if (kept.length < length) kept = new Float32Array(length)
    return kept.subarray(0, length)
  }
}
