import { clamp, smoothStep } from '../numeric.ts'
import { normalDraw, seededRandom } from '../random.ts'
import { CLUMP_POINTS, type ClumpGuide, createClumpBrush, createClumpGuide, paintClump } from './clump-brush.ts'
import type { StrandCanvas } from './strand-canvas.ts'
import type { Wave } from './wave.ts'

/** A head seen from behind, in widths of the picture: centre, half axes, and how far the whorl leans to the viewer. */
const HEAD = { x: 0.5, y: 0.395, radiusX: 0.2, radiusY: 0.232, radiusZ: 0.21, lean: 0.3 } as const
const SHOULDERS_Y = 0.76

const WAVE_SHAPES = {
  straight: { amplitude: 0.003, length: 0.5 },
  wavy: { amplitude: 0.019, length: 0.235 },
  curly: { amplitude: 0.021, length: 0.12 },
} as const

type Lock = {
  /** Longitude around the whorl, 0 = down the middle of the back. */
  readonly longitude: number
  /** Where on the scalp it grows: 0 = at the whorl, 1 = where the hair leaves the skull. */
  readonly root: number
  readonly tip: number
  readonly lift: number
  readonly phase: number
  readonly spread: number
  readonly drift: number
}

/** Paints long hair on a head from behind, falling over the back. */
export function drawBackHair(canvas: StrandCanvas, seed: number, wave: Wave, accentShare: number): void {
  const random = seededRandom(seed)
  const brush = createClumpBrush(canvas, random)
  const guide = createClumpGuide()
  const scale = canvas.width / 900
  // The inside of the hair first, broad and dark, so that nothing shows through.
  for (const side of spreadOver(90, random)) {
    layGuide(guide, randomLock(side, 0.2 + 0.6 * random(), 0.95, random, 0.05), WAVE_SHAPES[wave])
    paintClump(brush, guide, { strands: 26, thickness: 3.4 * scale, light: 0.62, accentShare: accentShare * 0.4 })
  }
  // What grows before the whorl goes over the top of the head; where it comes down again the next layers hide it.
  for (const side of spreadOver(80, random)) {
    layGuide(
      guide,
      { ...randomLock(side, 0, 1.01, random, 0.03), longitude: Math.PI * (1 - 0.46 * side) },
      WAVE_SHAPES[wave],
    )
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
      layGuide(guide, randomLock(side, root, layer.lift, random, 0.034), WAVE_SHAPES[wave])
      const light = layer.light * (1 + normalDraw(random) * 0.055)
      paintClump(brush, guide, { strands: layer.strands, thickness: layer.thickness * scale, light, accentShare })
    }
  }
}

/** Places from -1 to 1, the outer ones first: the middle of the back is nearest to the viewer. */
function spreadOver(count: number, random: () => number): readonly number[] {
  return Array.from({ length: count }, (_, index) => ((index + random()) / count) * 2 - 1).sort(
    (a, b) => Math.abs(b) + 0.25 * Math.sin(b * 57) - (Math.abs(a) + 0.25 * Math.sin(a * 57)),
  )
}

function randomLock(side: number, root: number, lift: number, random: () => number, spread: number): Lock {
  return {
    longitude: Math.asin(clamp(side, -1, 1)) * 1.12,
    root,
    lift: lift + normalDraw(random) * 0.008,
    tip: 1.06 + 0.075 * Math.cos(side * 1.5) + normalDraw(random) * 0.028 - (lift < 0.96 ? 0.06 : 0),
    phase: side * 2.4 + normalDraw(random) * 0.85,
    spread: spread * (0.55 + 0.7 * random()),
    drift: normalDraw(random) * 0.022,
  }
}

/** The middle line of a lock: along the skull from its root, then down by its own weight, waves growing on the way. */
function layGuide(guide: ClumpGuide, lock: Lock, wave: { readonly amplitude: number; readonly length: number }): void {
  const sinLean = Math.sin(HEAD.lean)
  const cosLean = Math.cos(HEAD.lean)
  const sinLong = Math.sin(lock.longitude)
  const cosLong = Math.cos(lock.longitude)
  // Hair leaves the skull a little below where the skull stands upright.
  const leave = Math.PI / 2 + (0.14 - HEAD.lean) * cosLong
  const skullPoints = Math.round(CLUMP_POINTS * 0.36)
  const fallPoints = CLUMP_POINTS - skullPoints
  let leaveX = 0
  let leaveY = 0
  let leaveZ = 0
  for (let i = 0; i < CLUMP_POINTS; i++) {
    const onSkull = i < skullPoints
    const angle = leave * (onSkull ? lock.root + (1 - lock.root) * (i / (skullPoints - 1)) : 1)
    const ring = Math.sin(angle)
    const pole = Math.cos(angle)
    const nx = ring * sinLong
    const ny = -pole * cosLean + ring * cosLong * sinLean
    const nz = pole * sinLean + ring * cosLong * cosLean
    let x = HEAD.radiusX * lock.lift * nx
    let y = HEAD.radiusY * lock.lift * ny
    let z = HEAD.radiusZ * lock.lift * nz
    let fall = 0
    if (onSkull) {
      leaveX = x
      leaveY = y
      leaveZ = z
    } else {
      fall = (i - skullPoints + 1) / fallPoints
      y = leaveY + (lock.tip - HEAD.y - leaveY) * fall
      const width = widthAt(HEAD.y + y)
      x = leaveX * (1 + (width - 1) * smoothStep(0, 0.25, fall)) + lock.drift * fall
      z = leaveZ + 0.07 * smoothStep(0.58, SHOULDERS_Y + 0.06, HEAD.y + y) - 0.05 * smoothStep(0.8, 1.1, HEAD.y + y)
    }
    // Seen from the side a lock is narrow; it turns its breadth to the viewer as it falls.
    const facing = Math.max(0.22, nz) + 0.25 * smoothStep(0.1, 0.5, fall)
    const turn = (2 * Math.PI * (HEAD.y + y)) / wave.length + lock.phase
    const swing = wave.amplitude * smoothStep(0.42, 0.8, HEAD.y + y)
    guide.x[i] = HEAD.x + x + swing * Math.sin(turn)
    guide.y[i] = HEAD.y + y
    guide.z[i] = z + swing * Math.cos(turn)
    guide.normalX[i] = onSkull ? nx : sinLong * 0.9
    guide.normalY[i] = onSkull ? ny : ny + (0.05 - ny) * smoothStep(0, 0.3, fall)
    guide.normalZ[i] = onSkull ? nz : nz + (0.35 + 0.6 * cosLong - nz) * smoothStep(0, 0.3, fall)
    guide.spread[i] = lock.spread * (0.15 + 0.85 * ring * facing) * (1 - 0.72 * smoothStep(0.62, 1, fall))
    guide.along[i] = i / (CLUMP_POINTS - 1)
  }
  for (const line of [guide.z, guide.normalX, guide.normalY, guide.normalZ]) smoothLine(line)
}

/** Rounds the corner where the hair leaves the skull: light would show it as an edge. */
function smoothLine(line: Float32Array): void {
  for (let round = 0; round < 5; round++) {
    let before = line[0]!
    for (let i = 1; i < line.length - 1; i++) {
      const own = line[i]!
      line[i] = (before + 2 * own + line[i + 1]!) / 4
      before = own
    }
  }
}

/** How the fall of hair widens over the shoulders and gathers towards the tips, relative to its width at the ears. */
function widthAt(y: number): number {
  return 1 - 0.06 * smoothStep(0.45, 0.6, y) + 0.17 * smoothStep(0.6, 0.82, y) - 0.22 * smoothStep(0.86, 1.15, y)
}
