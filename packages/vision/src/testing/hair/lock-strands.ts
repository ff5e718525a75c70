import { normalDraw, seededRandom } from '../../random.ts'
import type { Wave } from './lock-guide.ts'
import { createStrandPath, drawStrand, type StrandCanvas, type StrandPath } from './strand-canvas.ts'

/** Geometry of each wave pattern, in shares of the lock's height (amplitudes, widths) and turns per height (turns). */
const SHAPES = {
  straight: {
    sway: 0.035,
    turns: 0.75,
    clumpWave: 0.002,
    clumpTurns: 1.1,
    clumpPhase: 0.4,
    clumpWidth: 0.075,
    relief: 0.06,
  },
  wavy: { sway: 0.055, turns: 1.25, clumpWave: 0.012, clumpTurns: 1.6, clumpPhase: 0.9, clumpWidth: 0.07, relief: 0.1 },
  curly: { sway: 0.02, turns: 1.1, clumpWave: 0.03, clumpTurns: 3.6, clumpPhase: 1.1, clumpWidth: 0.09, relief: 0.26 },
} as const

/** Layers from back to front: lightness, number of strands for the width, and their thickness. */
const LAYERS = [
  { light: 0.78, density: 0.28, thickness: 2.4 },
  { light: 0.9, density: 0.62, thickness: 1.15 },
  { light: 1, density: 0.8, thickness: 1 },
] as const

/** The two bands of light, as places along the lock, their half widths and strengths. */
const BANDS = [
  { at: 0.27, half: 0.085, strength: 0.62 },
  { at: 0.69, half: 0.1, strength: 0.5 },
] as const

type Clump = {
  /** Middle of the clump across the lock, 0-1 (and a little beyond). */
  readonly u: number
  readonly width: number
  readonly phase: number
  readonly lean: number
  readonly light: number
  readonly bandShift: number
  readonly layer: (typeof LAYERS)[number]
}

/** Points of a clump's middle line; strands are laid beside it. */
type Guide = {
  readonly x: Float32Array
  readonly sine: Float32Array
  readonly cosine: Float32Array
  readonly squeeze: Float32Array
}

type Painter = {
  readonly canvas: StrandCanvas
  readonly path: StrandPath
  readonly guide: Guide
  readonly shape: (typeof SHAPES)[Wave]
  readonly sway: (u: number, v: number) => number
  readonly random: () => number
  readonly accentShare: number
}

/** Paints the lock over the whole canvas, back to front: a base without gaps, clumps of strands, single stray hairs. */
export function drawLockStrands(canvas: StrandCanvas, seed: number, wave: Wave, accentShare: number): void {
  const random = seededRandom(seed)
  const shape = SHAPES[wave]
  const aspect = canvas.width / canvas.height
  const points = Math.max(28, Math.min(200, Math.round(canvas.height / 9)))
  const column = () => new Float32Array(points)
  const painter: Painter = {
    canvas,
    path: createStrandPath(points),
    guide: { x: column(), sine: column(), cosine: column(), squeeze: column() },
    shape,
    sway: createSway(random, shape.sway, shape.turns),
    random,
    accentShare,
  }
  canvas.cover.fill(1)
  const clumps = Math.max(8, Math.round((1.4 * aspect * 5.5) / shape.clumpWidth))
  for (const layer of LAYERS) {
    for (const slot of shuffled(clumps, random)) {
      drawClump(painter, {
        u: -0.2 + (1.4 * (slot + random())) / clumps,
        width: shape.clumpWidth * (0.55 + 0.9 * random()),
        phase: normalDraw(random) * shape.clumpPhase * 0.5,
        lean: normalDraw(random) * 0.02,
        light: 0.95 + normalDraw(random) * 0.065,
        bandShift: normalDraw(random) * 0.022,
        layer,
      })
    }
  }
  drawStrays(painter, Math.round(70 * aspect))
}

function shuffled(count: number, random: () => number): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last]!
    order[last] = order[other]!
    order[other] = kept
  }
  return order
}

function createSway(random: () => number, amplitude: number, turns: number): (u: number, v: number) => number {
  const start = random() * Math.PI * 2
  const second = random() * Math.PI * 2
  const third = random() * Math.PI * 2
  return (u, v) =>
    amplitude * Math.sin(turns * Math.PI * 2 * v + start + u * 0.9) +
    amplitude * 0.55 * Math.sin(turns * Math.PI * 3.1 * v + second - u * 1.7) +
    amplitude * 0.8 * Math.sin(turns * Math.PI * 1.1 * v + third + u * 2.3)
}

function placeAlong(point: number, points: number): number {
  return -0.04 + (1.08 * point) / (points - 1)
}

function layGuide(painter: Painter, clump: Clump): void {
  const { guide, shape, sway } = painter
  const points = guide.x.length
  for (let i = 0; i < points; i++) {
    const v = placeAlong(i, points)
    const angle = shape.clumpTurns * Math.PI * 2 * v + clump.phase + clump.u * 5
    guide.x[i] = sway(clump.u, v) + clump.lean * (v - 0.5)
    guide.sine[i] = Math.sin(angle)
    guide.cosine[i] = Math.cos(angle)
    guide.squeeze[i] = 0.5 * clump.width * (1 - 0.28 * Math.sin(angle * 0.5 + clump.phase))
  }
}

function drawClump(painter: Painter, clump: Clump): void {
  const { canvas, random, accentShare } = painter
  const strands = Math.max(7, Math.round(clump.width * canvas.height * clump.layer.density))
  const ownAccent = random() < accentShare ? 1 : 0
  layGuide(painter, clump)
  for (let strand = 0; strand < strands; strand++) {
    // From the rim to the middle: the middle of a clump is on top.
    const side = random() < 0.5 ? -1 : 1
    const across = side * (1 - strand / strands) ** 0.7 * (0.75 + 0.35 * random())
    const accent = accentShare > 0 ? strandAccent(ownAccent, accentShare, random) : 0
    const tone = clump.light + normalDraw(random) * 0.085 + (random() < 0.05 ? -0.3 : 0)
    layStrand(painter, clump, across, tone, clump.layer.thickness * (0.7 + 1.5 * random() ** 2))
    drawStrand(canvas, painter.path, accent, 0.6 + 0.4 * random())
  }
}

function strandAccent(clumpAccent: number, share: number, random: () => number): number {
  return random() < 0.75 ? clumpAccent : random() < share ? 1 : 0
}

/** Fills the painter's path with one strand of the clump; `across` is -1 to 1 over the clump's width. */
function layStrand(painter: Painter, clump: Clump, across: number, tone: number, thickness: number): void {
  const { canvas, path, guide, shape, random } = painter
  const { width, height } = canvas
  const scale = Math.max(0.45, height / 900)
  const round = Math.sqrt(Math.max(0, 1 - Math.min(1, across * across)))
  const drift = normalDraw(random) * 0.006
  const turn = Math.sin(across * 0.5)
  const noTurn = Math.cos(across * 0.5)
  const shade = tone * (0.46 + 0.54 * round) * clump.layer.light
  const shine = (0.35 + 0.9 * random()) * round * clump.layer.light ** 3
  const bandShift = clump.bandShift + normalDraw(random) * 0.012
  const alongShift = normalDraw(random) * 0.035
  const points = path.x.length
  path.count = points
  for (let i = 0; i < points; i++) {
    const v = placeAlong(i, points)
    const wave = guide.sine[i]! * noTurn + guide.cosine[i]! * turn
    const crest = guide.cosine[i]! * noTurn - guide.sine[i]! * turn
    const x = guide.x[i]! + shape.clumpWave * wave + across * guide.squeeze[i]! + drift * (v - 0.5)
    path.x[i] = clump.u * width + x * height
    path.y[i] = v * height
    path.thickness[i] = thickness * scale
    path.along[i] = Math.min(1, Math.max(0, v + alongShift))
    path.shade[i] = shade * (1 + shape.relief * crest)
    path.shine[i] = shine * bandLight(v + bandShift) * (1 - 2 * shape.relief * (1 - crest))
  }
}

function bandLight(v: number): number {
  let light = 0
  for (const band of BANDS) {
    const distance = Math.abs(v - band.at) / band.half
    if (distance < 2.5) light += band.strength * Math.exp(-distance * distance)
  }
  return light
}

/** Single hairs that leave their clump, which make rendered hair look natural. */
function drawStrays(painter: Painter, count: number): void {
  const { random } = painter
  for (let stray = 0; stray < count; stray++) {
    const clump: Clump = {
      u: -0.1 + 1.2 * random(),
      width: painter.shape.clumpWidth,
      phase: random() * Math.PI * 2,
      lean: normalDraw(random) * 0.09,
      light: 1,
      bandShift: normalDraw(random) * 0.03,
      layer: LAYERS[2],
    }
    layGuide(painter, clump)
    layStrand(painter, clump, normalDraw(random) * 0.3, 0.9 + 0.3 * random(), 0.55 + 0.4 * random())
    drawStrand(painter.canvas, painter.path, random() < painter.accentShare ? 1 : 0, 0.75)
  }
}
