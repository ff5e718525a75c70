import { normalDraw, seededRandom } from '../../packages/vision/src/random.ts'
import { createClumpBrush, createClumpGuide, paintClump } from '../../packages/vision/src/testing/hair/clump-brush.ts'
import { HEAD } from '../../packages/vision/src/testing/hair/lock-guide.ts'
import type { StrandCanvas } from '../../packages/vision/src/testing/hair/strand-canvas.ts'
import { layCurve, unit, type Vec } from './skull.ts'

export type CurlCloud = {
  /** Height of the hair above the head, in radii of the head: 0.2 close, 0.7 voluminous. */
  readonly volume: number
  /** Radius of a curl in widths of the picture, 0.008 tight to 0.03 loose. */
  readonly curl: number
}

/** Paints curls around a head as short coils, starting with the deepest, shaded ones. */
export function drawCurlCloud(
  canvas: StrandCanvas,
  seed: number,
  front: boolean,
  cloud: CurlCloud,
  accentShare: number,
): void {
  const random = seededRandom(seed)
  const brush = createClumpBrush(canvas, random)
  const guide = createClumpGuide()
  const scale = canvas.width / 900
  const curls = Array.from({ length: 620 }, () => {
    const direction = unit([normalDraw(random), normalDraw(random) * 0.9 - 0.25, normalDraw(random)])
    const depth = random() ** 0.6
    return { direction, depth, radius: 1 + cloud.volume * depth }
  })
    .filter(({ direction }) => direction[1] < 0.75 && direction[2] > (front ? -0.9 : -0.5))
    .sort((a, b) => a.direction[2] * a.radius - b.direction[2] * b.radius)
  for (const { direction, depth, radius } of curls) {
    const middle: Vec = [
      HEAD.x + HEAD.radiusX * radius * direction[0],
      HEAD.y + HEAD.radiusY * radius * direction[1],
      HEAD.radiusZ * radius * direction[2],
    ]
    const axis = unit([
      direction[0] + normalDraw(random) * 0.7,
      direction[1] + 0.6,
      direction[2] + normalDraw(random) * 0.5,
    ])
    const side = unit([axis[2] + 0.01, 0, -axis[0]])
    const other: Vec = [
      axis[1] * side[2] - axis[2] * side[1],
      axis[2] * side[0] - axis[0] * side[2],
      axis[0] * side[1] - axis[1] * side[0],
    ]
    const turns = 1 + 1.6 * random()
    const start = random() * 2 * Math.PI
    const ring = cloud.curl * (0.7 + 0.6 * random())
    const reach = cloud.curl * (2 + 2.5 * random())
    layCurve(guide, (t) => {
      const turn = start + turns * 2 * Math.PI * t
      const coil = (channel: 0 | 1 | 2) => Math.cos(turn) * side[channel] + Math.sin(turn) * other[channel]
      const out: Vec = [coil(0), coil(1), coil(2)]
      const at = (channel: 0 | 1 | 2) => middle[channel] + ring * out[channel] + reach * (t - 0.3) * axis[channel]
      return {
        at: [at(0), at(1), at(2)],
        normal: unit([out[0] + direction[0], out[1] + direction[1], out[2] + direction[2]]),
        spread: 0.012 * (1 - 0.5 * t),
        along: Math.min(1, 0.1 + 0.6 * depth + 0.3 * t),
      }
    })
    const light = (0.62 + 0.36 * depth) * (1 + normalDraw(random) * 0.05)
    paintClump(brush, guide, { strands: 15, thickness: 1.5 * scale, light, accentShare })
  }
}
