import { clamp, smoothStep } from '../../numeric.ts'
import { type ColourInput, type LinearColour, linearOfInput } from './hair-colour.ts'
import { ellipse, layShape, type Paint, type Painting, plain } from './painting.ts'

/** The face, in widths of the picture. */
const FACE = { x: 0.5, y: 0.405, half: 0.136, up: 0.165, down: 0.198 } as const
const EYES = { y: 0.405, apart: 0.055 } as const
const LAMP = [-0.36, -0.45, 0.82] as const

/** Signed distance to the outline of the face: forehead round, jaw narrowing to the chin. */
export function faceOutline(x: number, y: number): number {
  const dx = (x - FACE.x) / FACE.half
  const dy = (y - FACE.y) / (y < FACE.y ? FACE.up : FACE.down)
  const narrowing = y < FACE.y ? 1 : 1 - 0.2 * dy ** 2
  return (Math.hypot(dx / narrowing, dy) - 1) * FACE.half
}

/** Paints a calm, softly lit face; deliberately simple, since the hair is the subject. */
export function paintFace(painting: Painting, skin: ColourInput, brows: ColourInput): void {
  const tone = linearOfInput(skin)
  layShape(painting, faceOutline, skinPaint(tone), 0.004)
  const blush: LinearColour = [tone[0] * 0.98, tone[1] * 0.74, tone[2] * 0.7]
  for (const side of [-1, 1])
    layShape(painting, ellipse(0.5 + side * 0.076, 0.478, 0.042, 0.034), plain(blush), 0.075, 0.3)
  paintNose(painting, tone)
  for (const side of [-1, 1]) paintEye(painting, 0.5 + side * EYES.apart, side, tone, linearOfInput(brows))
  paintMouth(painting, tone)
}

function skinPaint(tone: LinearColour): Paint {
  return (x, y) => {
    const nx = (x - FACE.x) / (FACE.half * 1.06)
    const ny = ((y - FACE.y) / 0.24) * 0.9
    const nz = Math.sqrt(Math.max(0.03, 1 - nx * nx - ny * ny))
    const facing = nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2]
    // Hair around the face shades its rim; light that passed through skin is redder.
    const rim = smoothStep(0, -0.035, faceOutline(x, y))
    const light = (0.5 + 0.56 * Math.max(0, facing)) * (0.74 + 0.26 * rim)
    const warmth = 1 + 0.14 * (1 - Math.min(1, light))
    return [tone[0] * light * warmth, tone[1] * light, tone[2] * light * (2 - warmth)]
  }
}

function paintNose(painting: Painting, tone: LinearColour): void {
  const dark = scaled(tone, 0.52, 0.36, 0.32)
  layShape(painting, ellipse(0.513, 0.452, 0.012, 0.042), plain(dark), 0.034, 0.3)
  layShape(painting, ellipse(0.4965, 0.44, 0.007, 0.05), plain(scaled(tone, 1.16, 1.16, 1.16)), 0.024, 0.35)
  layShape(painting, ellipse(0.499, 0.49, 0.012, 0.009), plain(scaled(tone, 1.14, 1.12, 1.1)), 0.018, 0.35)
  layShape(painting, ellipse(0.501, 0.508, 0.022, 0.007), plain(dark), 0.016, 0.34)
  for (const side of [-1, 1])
    layShape(
      painting,
      ellipse(0.5 + side * 0.0125, 0.505, 0.0055, 0.003),
      plain(scaled(tone, 0.2, 0.12, 0.1)),
      0.005,
      0.6,
    )
}

function paintEye(painting: Painting, x: number, side: number, tone: LinearColour, brow: LinearColour): void {
  const y = EYES.y
  layShape(painting, ellipse(x, y - 0.012, 0.034, 0.02), plain(scaled(tone, 0.62, 0.47, 0.44)), 0.03, 0.42)
  const opening = (px: number, py: number): number => {
    const t = clamp((px - x) / 0.0235, -1, 1)
    const upper = y - 0.0098 * (1 - t * t)
    const lower = y + 0.0062 * (1 - t * t)
    return Math.max(upper - py, py - lower, Math.abs(px - x) - 0.0235)
  }
  layShape(painting, opening, plain([0.66, 0.62, 0.59]), 0.002)
  const within = (shape: (px: number, py: number) => number) => (px: number, py: number) =>
    Math.max(shape(px, py), opening(px, py))
  layShape(painting, within(ellipse(x, y - 0.0015, 0.0093, 0.0093)), plain([0.075, 0.05, 0.032]), 0.002)
  layShape(painting, within(ellipse(x, y - 0.0015, 0.0042, 0.0042)), plain([0.006, 0.005, 0.005]), 0.002)
  layShape(painting, ellipse(x - 0.003, y - 0.005, 0.0018, 0.0018), plain([0.9, 0.9, 0.9]), 0.0018, 0.85)
  const lid = (px: number, py: number): number => {
    const t = clamp((px - x) / 0.025, -1, 1)
    return Math.max(
      Math.abs(py - (y - 0.0102 * (1 - t * t))) - 0.0016 * (1.15 + side * t * 0.5),
      Math.abs(px - x) - 0.025,
    )
  }
  layShape(painting, lid, plain(scaled(tone, 0.09, 0.05, 0.045)), 0.0022, 0.9)
  const arch = (px: number, py: number): number => {
    const t = clamp(((px - x) * side) / 0.033, -1, 1)
    const middle = y - 0.036 - 0.007 * (1 - (t - 0.25) ** 2)
    const thick = 0.0042 * (1 - 0.55 * Math.max(0, t))
    return Math.max(Math.abs(py - middle) - thick, Math.abs(px - x) - 0.033)
  }
  layShape(painting, arch, plain(brow), 0.006, 0.62)
}

function paintMouth(painting: Painting, tone: LinearColour): void {
  const lip = scaled(tone, 0.72, 0.38, 0.38)
  const half = 0.041
  const lips = (lower: boolean) => (px: number, py: number) => {
    const t = clamp((px - 0.5) / half, -1, 1)
    const bow = 0.0036 * Math.exp(-((t / 0.2) ** 2))
    const middle = mouthLine(t)
    const edge = lower ? middle + 0.0155 * (1 - t * t) : middle - 0.0115 * (1 - Math.abs(t) ** 1.5) + bow
    const inside = lower ? Math.max(py - edge, middle - py) : Math.max(edge - py, py - middle - 0.0015)
    return Math.max(inside, Math.abs(px - 0.5) - half)
  }
  layShape(painting, lips(false), plain(scaled(lip, 0.85, 0.85, 0.85)), 0.003, 0.85)
  layShape(painting, lips(true), plain(lip), 0.003, 0.85)
  layShape(painting, ellipse(0.495, 0.55, 0.014, 0.0028), plain(scaled(tone, 1.05, 0.8, 0.78)), 0.006, 0.4)
  const line = (px: number, py: number) =>
    Math.max(Math.abs(py - mouthLine(clamp((px - 0.5) / half, -1.06, 1.06))) - 0.0009, Math.abs(px - 0.5) - half * 1.06)
  layShape(painting, line, plain(scaled(lip, 0.3, 0.2, 0.2)), 0.0025, 0.75)
  layShape(painting, ellipse(0.501, 0.566, 0.024, 0.005), plain(scaled(tone, 0.55, 0.4, 0.36)), 0.012, 0.3)
}

/** The corners of a smiling mouth are higher than its middle; `t` is -1 to 1 across. */
function mouthLine(t: number): number {
  return 0.545 - 0.0065 * t * t
}

function scaled(colour: LinearColour, red: number, green: number, blue: number): LinearColour {
  return [colour[0] * red, colour[1] * green, colour[2] * blue]
}
