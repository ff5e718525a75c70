/** Connected pieces (four neighbours) of the pixels for which `inside` is 1. */
export type Regions = {
  /** 0 outside, else 1 + the index of the pixel's piece. */
  readonly labels: Int32Array
  /** Pixels of each piece. */
  readonly sizes: readonly number[]
}

export function connectedRegions(inside: Uint8Array, width: number, height: number): Regions {
  const labels = new Int32Array(width * height)
  const sizes: number[] = []
  const stack = new Int32Array(width * height)
  for (let start = 0; start < inside.length; start++) {
    if (!inside[start] || labels[start]) continue
    const label = sizes.length + 1
    let size = 0
    let depth = 0
    stack[depth++] = start
    labels[start] = label
    while (depth > 0) {
      const i = stack[--depth]!
      size++
      const x = i % width
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= inside.length || !inside[j] || labels[j]) continue
        labels[j] = label
        stack[depth++] = j
      }
    }
    sizes.push(size)
  }
  return { labels, sizes }
}
