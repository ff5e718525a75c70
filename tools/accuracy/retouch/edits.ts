import type { HairMask, RgbaImage } from '../../../packages/vision/src/index.ts'

/**
 * Edits by apps: the colour matrices of CSS filters (W3C Filter Effects, 9.6), Photoshop's blend mode 'Color', curves, blurs.
 * `hair` edits apply inside a soft mask of the hair, `picture` edits everywhere.
 */
export const EDITS = [
  'hair saturation',
  'picture saturation',
  'hair recoloured',
  'picture hue',
  'hair smoothed',
  'picture smoothed',
  'hair relit',
  'picture curve',
] as const
export type Edit = (typeof EDITS)[number]

export const STRENGTHS = ['light', 'middle', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

type Rgb = readonly [r: number, g: number, b: number]
/** Maps 8-bit values to 8-bit values, which may leave the range. */
type Repaint = (rgb: Rgb) => Rgb

const SATURATION = { light: 1.4, middle: 1.8, strong: 2.4 } as const
const HUE_DEGREES = { light: 15, middle: 30, strong: 60 } as const
const COLOUR_OPACITY = { light: 0.4, middle: 0.65, strong: 0.9 } as const
/** Standard deviation of the blur, as a share of the longer side. */
const BLUR = { light: 0.0016, middle: 0.0028, strong: 0.005 } as const
const GAMMA = { light: 0.8, middle: 0.65, strong: 0.5 } as const
const CONTRAST = { light: 0.35, middle: 0.65, strong: 1 } as const
/** When smoothing a whole picture, only detail weaker than this, in 8-bit values, is removed, to preserve edges. */
const KEPT_EDGE = 24

/** Copper, cherry red, pink, violet, blue, petrol, green, golden: typical choices of recolouring apps. */
const TARGETS: readonly Rgb[] = [
  [184, 92, 40],
  [150, 24, 48],
  [232, 130, 170],
  [120, 60, 150],
  [50, 80, 170],
  [20, 110, 120],
  [80, 140, 60],
  [214, 164, 84],
]

/**
 * Applies an edit. `cover` is the app's mask of the hair, 0 to 1 per pixel. `choice` selects a variant, such as a target colour
 * or a direction.
 */
export function applyEdit(
  image: RgbaImage,
  cover: Float32Array,
  edit: Edit,
  strength: Strength,
  choice: number,
): RgbaImage {
  const whole = edit.startsWith('picture')
  if (edit === 'hair smoothed' || edit === 'picture smoothed') {
    const sigma = Math.max(0.5, BLUR[strength] * Math.max(image.width, image.height))
    return smoothed(image, whole ? null : cover, sigma)
  }
  return repainted(image, whole ? null : cover, repaintOf(edit, strength, choice))
}

function repaintOf(
  edit: Exclude<Edit, 'hair smoothed' | 'picture smoothed'>,
  strength: Strength,
  choice: number,
): Repaint {
  switch (edit) {
    case 'hair saturation':
    case 'picture saturation':
      return saturate(SATURATION[strength])
    case 'hair recoloured':
      return recolour(TARGETS[choice % TARGETS.length] ?? [0, 0, 0], COLOUR_OPACITY[strength])
    case 'picture hue':
      return turnHue((choice % 2 === 0 ? 1 : -1) * HUE_DEGREES[strength])
    case 'hair relit':
      return (rgb) => each(rgb, (value) => 255 * (value / 255) ** GAMMA[strength])
    case 'picture curve':
      return (rgb) => each(rgb, (value) => steeper(value, CONTRAST[strength]))
  }
}

const each = ([r, g, b]: Rgb, change: (value: number) => number): Rgb => [change(r), change(g), change(b)]

const lumaOf = ([r, g, b]: Rgb) => 0.213 * r + 0.715 * g + 0.072 * b

const saturate =
  (factor: number): Repaint =>
  (rgb) => {
    const luma = lumaOf(rgb)
    return each(rgb, (value) => luma + factor * (value - luma))
  }

const turnHue = (degrees: number): Repaint => {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return ([r, g, b]) => [
    (0.213 + cos * 0.787 - sin * 0.213) * r +
      (0.715 - cos * 0.715 - sin * 0.715) * g +
      (0.072 - cos * 0.072 + sin * 0.928) * b,
    (0.213 - cos * 0.213 + sin * 0.143) * r +
      (0.715 + cos * 0.285 + sin * 0.14) * g +
      (0.072 - cos * 0.072 - sin * 0.283) * b,
    (0.213 - cos * 0.213 - sin * 0.787) * r +
      (0.715 - cos * 0.715 + sin * 0.715) * g +
      (0.072 + cos * 0.928 + sin * 0.072) * b,
  ]
}

/** The target's hue and saturation on the picture's own luma, laid over it with an opacity. */
const recolour =
  (target: Rgb, opacity: number): Repaint =>
  (rgb) => {
    const luma = lumaOf(rgb)
    const tint = clippedToLuma(
      each(target, (value) => value + luma - lumaOf(target)),
      luma,
    )
    const mix = (from: number, to: number) => from + opacity * (to - from)
    return [mix(rgb[0], tint[0]), mix(rgb[1], tint[1]), mix(rgb[2], tint[2])]
  }

/** Photoshop's ClipColor: a colour out of range moves towards its grey. */
function clippedToLuma(rgb: Rgb, luma: number): Rgb {
  const [low, high] = [Math.min(...rgb), Math.max(...rgb)]
  const lift = low < 0 ? luma / (luma - low) : 1
  const lower = high > 255 ? (255 - luma) / (high - luma) : 1
  return each(rgb, (value) => luma + (value - luma) * Math.min(lift, lower))
}

/** An S-curve through black, middle and white. */
function steeper(value: number, amount: number): number {
  const t = value / 255
  return 255 * (t + amount * (t * t * (3 - 2 * t) - t))
}

function repainted({ width, height, data }: RgbaImage, cover: Float32Array | null, repaint: Repaint): RgbaImage {
  const out = new Uint8ClampedArray(data)
  for (let i = 0; i < width * height; i++) {
    const share = cover?.[i] ?? 1
    if (share === 0) continue
    const at = i * 4
    const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    const painted = repaint(rgb)
    for (let c = 0; c < 3; c++) out[at + c] = (rgb[c] ?? 0) + share * ((painted[c] ?? 0) - (rgb[c] ?? 0))
  }
  return { width, height, data: out }
}

/** Blurs the hair, or, for the whole picture, only detail that is not an edge. */
function smoothed({ width, height, data }: RgbaImage, cover: Float32Array | null, sigma: number): RgbaImage {
  const out = new Uint8ClampedArray(data)
  for (let c = 0; c < 3; c++) {
    const channel = Float32Array.from({ length: width * height }, (_, i) => data[i * 4 + c] ?? 0)
    const soft = blur(channel, width, height, sigma)
    for (let i = 0; i < channel.length; i++) {
      const detail = (soft[i] ?? 0) - (channel[i] ?? 0)
      const share = cover ? (cover[i] ?? 0) : Math.exp(-((detail / KEPT_EDGE) ** 2))
      out[i * 4 + c] = (channel[i] ?? 0) + share * detail
    }
  }
  return { width, height, data: out }
}

/** Gaussian blur with edge pixels repeated. */
function blur(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.ceil(3 * sigma)
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * sigma * sigma)))
  const sum = kernel.reduce((total, weight) => total + weight, 0)
  const along = (from: Float32Array, length: number, step: number, lines: number, lineStep: number) => {
    const to = new Float32Array(from.length)
    for (let line = 0; line < lines; line++) {
      for (let x = 0; x < length; x++) {
        let value = 0
        for (let k = -reach; k <= reach; k++) {
          const near = Math.min(length - 1, Math.max(0, x + k))
          value += ((kernel[k + reach] ?? 0) / sum) * (from[line * lineStep + near * step] ?? 0)
        }
        to[line * lineStep + x * step] = value
      }
    }
    return to
  }
  return along(along(plane, width, 1, height, width), height, width, width, 1)
}

/** Simulates an app's mask: softer than ours and slightly too wide or too narrow. */
export function appMask({ width, height, data }: HairMask, random: () => number): Float32Array {
  const side = Math.max(width, height)
  const soft = blur(
    Float32Array.from(data, (value) => value / 255),
    width,
    height,
    side * (0.003 + 0.006 * random()),
  )
  const middle = 0.35 + 0.3 * random()
  const width01 = 0.2 + 0.3 * random()
  return soft.map((value) => Math.min(1, Math.max(0, (value - middle) / width01 + 0.5)))
}
