import type { HairMask } from '@riflesso/vision'

/** Width of the outline, as a share of the longer side. */
const LINE = 0.004

/**
 * Overlay of the photo (RGBA, size of the mask): outlines the hair with a soft white line, and darkens nothing, so that hair and skin
 * stay comparable.
 */
export function paintMask({ width, height, data }: HairMask): Uint8ClampedArray<ArrayBuffer> {
  const painted = new Uint8ClampedArray(width * height * 4)
  const reach = Math.max(1, Math.round((LINE * Math.max(width, height)) / 2))
  const hair = Float32Array.from(data, (each) => (each >= 128 ? 1 : 0))
  const near = averaged(averaged(hair, width, height, 1, width, reach), height, width, width, 1, reach)
  for (let i = 0; i < near.length; i++) {
    // 1 where half of the neighbourhood is hair, 0 where all or none of it is.
    const edge = 1 - Math.abs(2 * (near[i] ?? 0) - 1)
    painted.fill(255, i * 4, i * 4 + 3)
    painted[i * 4 + 3] = 255 * Math.min(1, 1.5 * edge)
  }
  return painted
}

/** Box blur along one axis with radius `reach`: `lines` lines `lineStep` apart, each of `count` values `step` apart. */
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
