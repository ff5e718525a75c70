import { clamp, smoothStep } from '../../numeric.ts'
import { seededRandom } from '../../random.ts'
import { type ColourInput, type LinearColour, linearOfInput } from './hair-colour.ts'
import { layShape, type Painting } from './painting.ts'

/** Position of the cape, in widths of the picture: neck, tips of the shoulders. */
const NECK = { x: 0.5, y: 0.63, half: 0.085 } as const
const SHOULDER = { half: 0.385, y: 0.845 } as const

export function paintNeck(painting: Painting, skin: ColourInput): void {
  const skinLight = linearOfInput(skin)
  layShape(
    painting,
    neckOutline,
    (x, y) => shaded(skinLight, 0.9 - 34 * (x - NECK.x + 0.02) ** 2 - 0.42 * smoothStep(0.665, 0.585, y)),
    0.004,
  )
}

/** A salon cape over the shoulders, with folds that run out from the neck; the neck itself in skin colour. */
export function paintCape(painting: Painting, seed: number, cape: ColourInput, skin: ColourInput): void {
  paintNeck(painting, skin)
  const capeLight = linearOfInput(cape)
  const folds = createFolds(seed)
  layShape(painting, capeOutline, (x, y) => shaded(capeLight, folds(x, y)), 0.004)
  // The band that closes the cape around the neck.
  layShape(
    painting,
    (x, y) => Math.max(Math.abs(y - bandHeight(x)) - 0.014, Math.abs(x - NECK.x) - 0.1),
    (x) => shaded(capeLight, 0.8 - 3 * Math.abs(x - NECK.x + 0.03)),
    0.003,
  )
}

/** Signed distance to the common outline of cape and neck, which hide the hair behind them. */
export function bustOutline(x: number, y: number): number {
  return Math.min(neckOutline(x, y), capeOutline(x, y))
}

function neckOutline(x: number, y: number): number {
  return Math.max(Math.abs(x - NECK.x) - NECK.half - 0.6 * Math.max(0, y - 0.66) ** 1.5, 0.5 - y)
}

function bandHeight(x: number): number {
  return 0.675 - 1.2 * Math.min(0.1, Math.abs(x - NECK.x)) ** 2
}

export function capeOutline(x: number, y: number): number {
  const out = Math.abs(x - NECK.x)
  const slope = clamp(out / SHOULDER.half, 0, 1)
  // From the neck down to the shoulder, then nearly straight down the arm.
  const top = 0.665 + (SHOULDER.y - 0.665) * (0.42 * slope + 0.58 * slope ** 3.2)
  const arm = out - SHOULDER.half - 0.1 * Math.max(0, y - SHOULDER.y + 0.06) ** 0.8
  return roundedMax(top - y, arm, 0.05)
}

/** The larger of two distances, with the corner rounded over `radius`. */
function roundedMax(one: number, other: number, radius: number): number {
  const near = Math.max(0, radius - Math.abs(one - other)) / radius
  return Math.max(one, other) + (near * near * radius) / 4
}

/** Light on the cloth: brighter towards the lamp, darker down the arms, with soft folds fanning out from the neck. */
export function createFolds(seed: number): (x: number, y: number) => number {
  const random = seededRandom(seed ^ 0xcafe)
  const waves = Array.from({ length: 5 }, (_, index) => ({
    turns: 7 + index * 4.6 + random() * 3,
    start: random() * 6.28,
    bend: 2 + 4 * random(),
    depth: 0.5 / (1 + index * 0.55),
  }))
  return (x, y) => {
    const dx = x - NECK.x
    const dy = y - 0.52
    const angle = Math.atan2(dx, dy)
    const away = Math.hypot(dx, dy)
    let fold = 0
    for (const wave of waves)
      fold += wave.depth * Math.sin(angle * wave.turns + wave.start + Math.sin(away * wave.bend))
    const ridge = fold > 0 ? fold : fold * 0.8
    const growing = smoothStep(0.1, 0.5, away)
    const roundness = 1 - 0.9 * dx * dx - 0.35 * Math.max(0, dx) - 0.25 * smoothStep(0.8, 1.35, y)
    return Math.max(0.12, roundness * (1 + 0.34 * growing * ridge))
  }
}

export function shaded(colour: LinearColour, factor: number): LinearColour {
  const light = Math.max(0.08, factor)
  return [colour[0] * light, colour[1] * light, colour[2] * light]
}
