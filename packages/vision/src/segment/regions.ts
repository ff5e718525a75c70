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
  const visit = (pixel: number, label: number, depth: number): number => {
    if (pixel < 0 || pixel >= inside.length || !inside[pixel] || labels[pixel]) return depth
    labels[pixel] = label
    stack[depth] = pixel
    return depth + 1
  }
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
      depth = visit(x > 0 ? i - 1 : -1, label, depth)
      depth = visit(x < width - 1 ? i + 1 : -1, label, depth)
      depth = visit(i - width, label, depth)
      depth = visit(i + width, label, depth)
    }
    sizes.push(size)
  }
  return { labels, sizes }
}
