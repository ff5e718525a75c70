import type { HairMask } from '@riflesso/vision'

/** How dark what is not hair becomes, 0-1. */
const VEIL = 0.5
/** Width of the line around the hair, as a share of the longer side. */
const LINE = 0.004

/**
 * The mask as a picture to lay over the photo (RGBA, the mask's size): what is not hair is darkened, so that the hair keeps its
 * own colour, and a white line with soft edges runs around the hair.
 */
export function paintMask({ width, height, data }: HairMask): Uint8ClampedArray<ArrayBuffer> {
  const painted = new Uint8ClampedArray(width * height * 4)
  const reach = Math.max(1, Math.round((LINE * Math.max(width, height)) / 2))
  const hair = Float32Array.from(data, (each) => (each >= 128 ? 1 : 0))
  const near = averaged(averaged(hair, width, height, 1, width, reach), height, width, width, 1, reach)
  for (let i = 0; i < near.length; i++) {
    // 1 where half of what is near is hair, 0 where all or nothing is.
    const edge = 1 - Math.abs(2 * (near[i] ?? 0) - 1)
    const line = Math.min(1, 1.5 * edge)
    const veil = (VEIL * (255 - (data[i] ?? 0))) / 255
    const alpha = line + veil * (1 - line)
    painted.fill(alpha === 0 ? 0 : (255 * line) / alpha, i * 4, i * 4 + 3)
    painted[i * 4 + 3] = 255 * alpha
  }
  return painted
}

/** The mean of each place with `reach` neighbours to either side along one axis: `count` places `step` apart, in `lines` lines `lineStep` apart. */
function averaged(
  values: Float32Array,
  count: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
): Float32Array {
  const means = new Float32Array(values.length)
  const at = (line: number, place: number) =>
    values[line * lineStep + Math.min(count - 1, Math.max(0, place)) * step] ?? 0
  for (let line = 0; line < lines; line++) {
    let sum = 0
    for (let place = -reach; place < reach; place++) sum += at(line, place)
    for (let place = 0; place < count; place++) {
      sum += at(line, place + reach)
      means[line * lineStep + place * step] = sum / (2 * reach + 1)
      sum -= at(line, place - reach)
    }
  }
  return means
}
