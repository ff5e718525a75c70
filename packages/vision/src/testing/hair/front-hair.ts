import { smoothStep } from '../../numeric.ts'
import { normalDraw, seededRandom } from '../../random.ts'
import { drawBackHair } from './back-hair.ts'
import { bustOutline } from './cape.ts'
import { createClumpBrush, createClumpGuide, paintClump } from './clump-brush.ts'
import { faceOutline } from './face.ts'
import { layLock, randomLock, shortened, spreadOver, type Wave } from './lock-guide.ts'
import type { Shape } from './painting.ts'
import { CHANNELS, type StrandCanvas } from './strand-canvas.ts'
import { placingOf } from './view.ts'

/** Angle of the parting from the top of the head, where it meets the hairline. */
const PARTING_LEAN = 0.74
/** Overlap of the hair over the edge of what it frames, in widths of the picture. */
const OVERLAP = 0.005

/** Paints hair from the front: first the hair behind the head, then the locks on both sides of the face. */
export function drawFrontHair(canvas: StrandCanvas, seed: number, wave: Wave, accentShare: number, cut = 0): void {
  drawBackHair(canvas, seed, wave, accentShare, cut)
  const random = seededRandom(seed ^ 0xf40)
  const brush = createClumpBrush(canvas, random)
  const guide = createClumpGuide()
  const scale = canvas.width / 900
  for (const side of spreadOver(110, random)) {
    // Combed back over the top of the head; the face hides the rest.
    const longitude = Math.sign(side) * (1.5 + 1.64 * Math.abs(side))
    const lock = { ...randomLock(side, 0.04 * random(), 1.015, random, 0.03), longitude, lean: PARTING_LEAN }
    layLock(guide, shortened(lock, cut), wave)
    paintClump(brush, guide, { strands: 26, thickness: 1.3 * scale, light: 0.97, accentShare })
  }
  eraseShape(canvas, (x, y) => Math.min(faceOutline(x, y), bustOutline(x, y)) + OVERLAP, 0.008)
  const layers = [
    { locks: 60, lift: 0.99, light: 0.66, strands: 26, thickness: 2.6 },
    { locks: 90, lift: 1.01, light: 0.9, strands: 26, thickness: 1.3 },
    { locks: 110, lift: 1.03, light: 1, strands: 26, thickness: 1.15 },
  ] as const
  for (const layer of layers) {
    for (const side of spreadOver(layer.locks, random)) {
      const lock = randomLock(side, 0.12 * random() ** 2, layer.lift, random, 0.03)
      // From the parting to both sides, so that no hair falls over the face.
      const longitude = Math.sign(side) * (0.9 + 0.85 * Math.abs(side))
      const tip = 1.0 + 0.05 * (1 - Math.abs(side)) + normalDraw(random) * 0.03
      layLock(guide, shortened({ ...lock, longitude, tip, lean: PARTING_LEAN }, cut), wave)
      const light = layer.light * (1 + normalDraw(random) * 0.055)
      paintClump(brush, guide, { strands: layer.strands, thickness: layer.thickness * scale, light, accentShare })
    }
  }
}

/** Removes hair where something is in front of it. */
export function eraseShape(canvas: StrandCanvas, shape: Shape, softness: number): void {
  const { width, height, values, cover, view } = canvas
  const { toPersonX, toPersonY } = placingOf(view)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column
      if (cover[pixel] === 0) continue
      const x = (column + 0.5) / width
      const y = (row + 0.5) / width
      const kept = smoothStep(-softness / 2, softness / 2, shape(toPersonX(x, y), toPersonY(x, y)))
      if (kept === 1) continue
      cover[pixel] = cover[pixel]! * kept
      for (let channel = 0; channel < CHANNELS; channel++) {
        values[pixel * CHANNELS + channel] = values[pixel * CHANNELS + channel]! * kept
      }
    }
  }
}
