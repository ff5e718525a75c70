import { normalDraw } from '../../random.ts'
import { createStrandPath, drawStrand, type StrandCanvas, type StrandPath } from './strand-canvas.ts'
import { type Placing, placingOf } from './view.ts'

/** Points that every clump of a head of hair has, from scalp to tip. */
export const CLUMP_POINTS = 110

/**
 * The middle line of a bundle of strands on a head. Lengths are in widths of the picture: x to the right, y down, z towards the
 * viewer; normals point away from the head and determine the light on the bundle.
 */
export type ClumpGuide = {
  readonly x: Float32Array
  readonly y: Float32Array
  readonly z: Float32Array
  readonly normalX: Float32Array
  readonly normalY: Float32Array
  readonly normalZ: Float32Array
  /** Half width of the bundle at each point. */
  readonly spread: Float32Array
  /** Where along the hair each point is, 0-1. */
  readonly along: Float32Array
}

export function createClumpGuide(): ClumpGuide {
  const points = () => new Float32Array(CLUMP_POINTS)
  return {
    x: points(),
    y: points(),
    z: points(),
    normalX: points(),
    normalY: points(),
    normalZ: points(),
    spread: points(),
    along: points(),
  }
}

export type ClumpLook = {
  readonly strands: number
  /** Pixels. */
  readonly thickness: number
  /** Perceptual light, 1 = plain; bundles at the back are darker. */
  readonly light: number
  readonly accentShare: number
}

/** Lamps above and to the left of the camera; shine appears in the direction between lamp and camera. */
const LAMP = normalised(-0.4, -0.5, 0.76)
const HALFWAY = normalised(LAMP[0], LAMP[1], LAMP[2] + 1)
const SHINE_TILT = -0.05
const SHINE_WIDTH = 0.24

export type ClumpBrush = {
  readonly canvas: StrandCanvas
  readonly random: () => number
  readonly placing: Placing
  readonly path: StrandPath
  readonly volume: Float32Array
  readonly tilt: Float32Array
  readonly sideX: Float32Array
  readonly sideY: Float32Array
}

export function createClumpBrush(canvas: StrandCanvas, random: () => number): ClumpBrush {
  const points = () => new Float32Array(CLUMP_POINTS)
  return {
    canvas,
    random,
    placing: placingOf(canvas.view),
    path: createStrandPath(CLUMP_POINTS),
    volume: points(),
    tilt: points(),
    sideX: points(),
    sideY: points(),
  }
}

/** Paints one bundle, rim first, middle on top. */
export function paintClump(brush: ClumpBrush, guide: ClumpGuide, look: ClumpLook): void {
  const { random, canvas, path } = brush
  lightGuide(brush, guide)
  const ownAccent = random() < look.accentShare ? 1 : 0
  for (let strand = 0; strand < look.strands; strand++) {
    const side = random() < 0.5 ? -1 : 1
    const across = side * (1 - strand / look.strands) ** 0.7 * (0.8 + 0.35 * random())
    const accent = random() < 0.8 ? ownAccent : random() < look.accentShare ? 1 : 0
    layStrand(brush, guide, look, across)
    drawStrand(canvas, path, accent, 0.6 + 0.4 * random())
  }
}

/** Light shared by all strands of the bundle: the roundness of the head, the direction of the hair towards the lamp. */
function lightGuide(brush: ClumpBrush, guide: ClumpGuide): void {
  const last = CLUMP_POINTS - 1
  for (let i = 0; i <= last; i++) {
    const before = Math.max(0, i - 1)
    const after = Math.min(last, i + 1)
    const dx = guide.x[after]! - guide.x[before]!
    const dy = guide.y[after]! - guide.y[before]!
    const dz = guide.z[after]! - guide.z[before]!
    const length = Math.hypot(dx, dy, dz) || 1
    const onScreen = Math.hypot(dx, dy) || 1
    const towardsLamp = (dx * LAMP[0] + dy * LAMP[1] + dz * LAMP[2]) / length
    const facing = guide.normalX[i]! * LAMP[0] + guide.normalY[i]! * LAMP[1] + guide.normalZ[i]! * LAMP[2]
    brush.volume[i] = (0.68 + 0.32 * Math.max(-0.4, facing)) * (0.8 + 0.2 * Math.sqrt(1 - towardsLamp * towardsLamp))
    brush.tilt[i] = (dx * HALFWAY[0] + dy * HALFWAY[1] + dz * HALFWAY[2]) / length
    brush.sideX[i] = -dy / onScreen
    brush.sideY[i] = dx / onScreen
  }
}

function layStrand(brush: ClumpBrush, guide: ClumpGuide, look: ClumpLook, across: number): void {
  const { path, random, canvas, placing } = brush
  const scale = canvas.width
  const round = Math.sqrt(Math.max(0, 1 - Math.min(1, across * across)))
  const tone = look.light * (1 + normalDraw(random) * 0.085 - (random() < 0.05 ? 0.28 : 0))
  const thickness = canvas.view.zoom * look.thickness * (0.7 + 1.1 * random() ** 2)
  const shine = 0.75 * look.light ** 3 * round * (0.3 + 0.9 * random())
  const tiltShift = SHINE_TILT + normalDraw(random) * 0.045
  const stray = normalDraw(random) * 0.22
  const alongShift = normalDraw(random) * 0.03
  // The hairs of one bundle end at different lengths.
  const end = 1 - 0.22 * random() ** 2
  let count = 0
  for (let i = 0; i < CLUMP_POINTS; i++) {
    const t = i / (CLUMP_POINTS - 1)
    if (t > end) break
    const offset = guide.spread[i]! * (across + stray * t * t)
    const x = guide.x[i]! + brush.sideX[i]! * offset
    const y = guide.y[i]! + brush.sideY[i]! * offset
    path.x[i] = placing.toPictureX(x, y) * scale
    path.y[i] = placing.toPictureY(x, y) * scale
    path.thickness[i] = thickness * Math.min(1, 0.2 + (end - t) * 4.5)
    path.along[i] = Math.min(1, Math.max(0, guide.along[i]! + alongShift))
    // Near the scalp hair lies as one sheet; further down it parts into locks with dark between them.
    path.shade[i] = tone * brush.volume[i]! * (1 - (1 - round) * (0.3 + 0.28 * t))
    const lie = (brush.tilt[i]! - tiltShift) / SHINE_WIDTH
    path.shine[i] = shine * Math.max(0, guide.normalZ[i]!) * Math.exp(-lie * lie)
    count++
  }
  path.count = count
}

function normalised(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
