import type { HairMask } from '@riflesso/vision'

/** How dark what is not hair becomes, 0-1. */
const VEIL = 0.5
/** Width of the line around the hair, as a share of the longer side. */
const LINE = 0.004

/**
 * The mask as a picture to lay over the photo (RGBA, the mask's size): what is not hair is darkened, so that the hair keeps its
 * own colour, and a white line runs around the hair.
 */
export function paintMask({ width, height, data }: HairMask): Uint8ClampedArray<ArrayBuffer> {
  const painted = new Uint8ClampedArray(width * height * 4)
  const reach = Math.max(1, Math.round((LINE * Math.max(width, height)) / 2))
  const isHair = (x: number, y: number) => (data[y * width + x] ?? 0) >= 128
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - reach)
    const below = Math.min(height - 1, y + reach)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width - 1, x + reach)
      const hair = isHair(x, y)
      const onLine =
        isHair(left, y) !== hair || isHair(right, y) !== hair || isHair(x, above) !== hair || isHair(x, below) !== hair
      const at = (y * width + x) * 4
      if (onLine) painted.fill(255, at, at + 4)
      else painted[at + 3] = VEIL * (255 - (data[y * width + x] ?? 0))
    }
  }
  return painted
}
