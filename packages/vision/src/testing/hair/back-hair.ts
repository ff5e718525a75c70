import { normalDraw, seededRandom } from '../../random.ts'
import { createClumpBrush, createClumpGuide, paintClump } from './clump-brush.ts'
import { layLock, randomLock, shortened, spreadOver, type Wave } from './lock-guide.ts'
import type { StrandCanvas } from './strand-canvas.ts'

/** Paints hair on a head from behind, falling over the back; `cut` is the difference to long hair (widths). */
export function drawBackHair(canvas: StrandCanvas, seed: number, wave: Wave, accentShare: number, cut = 0): void {
  const random = seededRandom(seed)
  const brush = createClumpBrush(canvas, random)
  const guide = createClumpGuide()
  const scale = canvas.width / 900
  // The inside of the hair first, broad and dark, so that nothing shows through.
  for (const side of spreadOver(90, random)) {
    layLock(guide, shortened(randomLock(side, 0.2 + 0.6 * random(), 0.95, random, 0.05), cut), wave)
    paintClump(brush, guide, { strands: 26, thickness: 3.4 * scale, light: 0.62, accentShare: accentShare * 0.4 })
  }
  // Hair in front of the whorl is combed over the top of the head; its lower part is hidden by the next layers.
  for (const side of spreadOver(80, random)) {
    const lock = { ...randomLock(side, 0, 1.01, random, 0.03), longitude: Math.PI * (1 - 0.46 * side) }
    layLock(guide, shortened(lock, cut), wave)
    paintClump(brush, guide, { strands: 26, thickness: 1.3 * scale, light: 0.98, accentShare })
  }
  const layers = [
    { locks: 110, root: [0.6, 0.92], lift: 0.985, light: 0.82, strands: 22, thickness: 1.6 },
    { locks: 130, root: [0.25, 0.65], lift: 1.005, light: 0.93, strands: 27, thickness: 1.25 },
    { locks: 150, root: [0, 0.3], lift: 1.025, light: 1, strands: 28, thickness: 1.15 },
  ] as const
  for (const layer of layers) {
    for (const side of spreadOver(layer.locks, random)) {
      const root = layer.root[0] + (layer.root[1] - layer.root[0]) * random()
      layLock(guide, shortened(randomLock(side, root, layer.lift, random, 0.034), cut), wave)
      const light = layer.light * (1 + normalDraw(random) * 0.055)
      paintClump(brush, guide, { strands: layer.strands, thickness: layer.thickness * scale, light, accentShare })
    }
  }
}
