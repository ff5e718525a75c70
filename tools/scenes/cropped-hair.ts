import { normalDraw, seededRandom } from '../../packages/vision/src/random.ts'
import { createClumpBrush, createClumpGuide, paintClump } from '../../packages/vision/src/testing/hair/clump-brush.ts'
import type { StrandCanvas } from '../../packages/vision/src/testing/hair/strand-canvas.ts'
import { layCurve, onHead, unit, type Vec } from './skull.ts'

/** Paints short hair on the head: tufts growing away from the whorl. `length` is relative to the width of the picture. */
export function drawCroppedHair(
  canvas: StrandCanvas,
  seed: number,
  front: boolean,
  length: number,
  accentShare: number,
): void {
  const random = seededRandom(seed)
  const brush = createClumpBrush(canvas, random)
  const guide = createClumpGuide()
  const scale = canvas.width / 900
  const whorl = unit([normalDraw(random) * 0.1, -0.9, front ? -0.35 : 0.5])
  const nape = front ? 0.1 : 0.78
  const tufts = Array.from({ length: 900 }, () => unit([normalDraw(random), normalDraw(random), normalDraw(random)]))
    .filter((place) => place[2] > (front ? -0.6 : -0.35))
    .filter((place) => place[1] < nape)
    .sort((a, b) => distance(b, whorl) - distance(a, whorl))
  for (const [index, place] of tufts.entries()) {
    const away = unit([
      place[0] - whorl[0] + normalDraw(random) * 0.12,
      place[1] - whorl[1] + normalDraw(random) * 0.12,
      place[2] - whorl[2] + normalDraw(random) * 0.12,
    ])
    const reach = (length * (0.7 + 0.5 * random())) / 0.2
    const stand = 0.03 + 0.05 * random()
    const deep = index < tufts.length * 0.25
    layCurve(guide, (t) => {
      const normal = unit([
        place[0] + away[0] * reach * t,
        place[1] + away[1] * reach * t,
        place[2] + away[2] * reach * t,
      ])
      return {
        at: onHead(normal, 0.99 + stand * Math.sin(2.2 * t)),
        normal,
        spread: 0.028 * (1 - 0.6 * t),
        along: t,
      }
    })
    const light = (deep ? 0.72 : 0.95) * (1 + normalDraw(random) * 0.06)
    paintClump(brush, guide, { strands: 22, thickness: (deep ? 2.6 : 1.2) * scale, light, accentShare })
  }
}

function distance(one: Vec, other: Vec): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
