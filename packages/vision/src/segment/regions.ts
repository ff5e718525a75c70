/** The connected pieces (four neighbours) of a picture: neighbours of equal value belong together. */
export type Regions = {
  /** The piece of every pixel. */
  readonly labels: Int32Array
  /** Pixels of each piece. */
  readonly sizes: readonly number[]
}

const NONE = -1

/** Labels the connected pieces of a width × height picture of any values. */
export function connectedRegions(values: Uint8Array, width: number, height: number): Regions {
  const labels = new Int32Array(width * height).fill(NONE)
  const sizes: number[] = []
  const stack = new Int32Array(width * height)
  let depth = 0
  const visit = (pixel: number, value: number, label: number) => {
    if (values[pixel] !== value || labels[pixel] !== NONE) return
    labels[pixel] = label
    stack[depth++] = pixel
  }
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== NONE) continue
    const value = values[start]!
    const label = sizes.length
    let size = 0
    visit(start, value, label)
    while (depth > 0) {
      const pixel = stack[--depth]!
      const x = pixel % width
      size++
      if (x > 0) visit(pixel - 1, value, label)
      if (x < width - 1) visit(pixel + 1, value, label)
      if (pixel >= width) visit(pixel - width, value, label)
      if (pixel + width < labels.length) visit(pixel + width, value, label)
    }
    sizes.push(size)
  }
  return { labels, sizes }
}
