import type { Lab } from '@riflesso/colorimetry'
import { writeLab } from '../colour/lab.ts'
import { LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { RgbaImage } from '../image.ts'
import type { LightEstimate } from '../light/estimate-light.ts'
import { castDistance, castOfGains, lightOnLine } from '../light/light.ts'
import { quantileOf } from '../numeric.ts'
import type { QualityCode, QualityNote } from '../reading.ts'
import type { HairPixels } from './hair-pixels.ts'
import type { Texture } from './texture.ts'

export type QualityEvidence = {
  readonly image: RgbaImage
  readonly hair: HairPixels
  readonly median: Lab
  readonly texture: Texture
  readonly light: LightEstimate
}

type Severity = QualityNote['severity']
/** Values from which a note is a warning, and from which a problem. */
type Limits = { readonly warning: number; readonly problem: number }

/** Estimates, to be calibrated on photos: L* of the brightest objects, shares, pixels, chroma, stops, casts. */
const LIMITS = {
  brightest: { warning: 52, problem: 36 },
  medianLightness: { warning: 89, problem: 95 },
  clippedShare: { warning: 0.02, problem: 0.12 },
  sharpness: { warning: 0.05, problem: 0.025 },
  glintShare: { warning: 0.04, problem: 0.12 },
  hairShare: { warning: 0.05, problem: 0.012 },
  longSide: { warning: 360, problem: 160 },
  chroma: { warning: 80, problem: 100 },
  lostColour: { warning: 0.12, problem: 0.3 },
  stops: { warning: 0.7, problem: 1.1 },
  cast: { warning: 0.22, problem: 0.7 },
} as const

const GOOD_LIGHT_CONFIDENCE = 0.4
const STRONG_CAST = 0.6
/** Largest distance of a tint from those of lamps and sky; a tapped object further off is coloured. */
const FROM_LINE = 0.3
/** Difference between the channels of a grey pixel after compression, of 255. */
const GREY_DIFFERENCE = 4

/** Faults of the photo, worst first; 'good-light' if no fault concerns the light. */
export function judgeQuality({ image, hair, median, texture, light }: QualityEvidence): readonly QualityNote[] {
  const notes: QualityNote[] = []
  const add = (code: QualityCode, severity: Severity | null) => {
    if (severity) notes.push({ code, severity })
  }
  add('too-dark', worse(below(brightestOf(image), LIMITS.brightest), above(-light.stops, LIMITS.stops)))
  add('too-bright', worse(above(median[0], LIMITS.medianLightness), above(light.stops, LIMITS.stops)))
  add('clipped', above(clippedShare(hair), LIMITS.clippedShare))
  add('mixed-light', light.mixed ? 'warning' : null)
  add('colour-cast', isKnownLamp(light) ? null : above(light.castStrength, LIMITS.cast))
  // A warm lamp also removes blue: only a balanced photo without blue was filtered.
  const lost = light.castStrength < STRONG_CAST ? above(lostColour(image), LIMITS.lostColour) : null
  add('over-saturated', worse(above(Math.hypot(median[1], median[2]), LIMITS.chroma), lost))
  add('no-colour', isGrey(image) ? 'problem' : null)
  const lightIsFine = notes.length === 0 && light.light.confidence >= GOOD_LIGHT_CONFIDENCE
  add('blurred', below(texture.sharpness, LIMITS.sharpness))
  add('wet-look', above(texture.glintShare, LIMITS.glintShare))
  add('little-hair', below(hair.share, LIMITS.hairShare))
  add('low-resolution', below(Math.max(image.width, image.height), LIMITS.longSide))
  if (lightIsFine) add('good-light', 'info')
  return notes.sort((a, b) => weightOf(b) - weightOf(a))
}

/** Something white was tapped, and its tint is that of a lamp or the sky: that cast is known and removed. */
function isKnownLamp({ light }: LightEstimate): boolean {
  const cast = castOfGains(light.gains)
  return light.source === 'white-point' && castDistance(cast, lightOnLine(cast[0])) < FROM_LINE
}

function above(value: number, limits: Limits): Severity | null {
  if (value > limits.problem) return 'problem'
  return value > limits.warning ? 'warning' : null
}

function worse(one: Severity | null, other: Severity | null): Severity | null {
  return one === 'problem' || other === 'problem' ? 'problem' : (one ?? other)
}

function below(value: number, limits: Limits): Severity | null {
  if (value < limits.problem) return 'problem'
  return value < limits.warning ? 'warning' : null
}

/** 0 info, 1 warning, 2 problem. */
export function weightOf(note: QualityNote): number {
  return { info: 0, warning: 1, problem: 2 }[note.severity]
}

/**
 * Share of the lighter pixels in which a channel fell to nothing, in the hues of skin, hair and wood: filters produce such colours,
 * cameras do not. A blue suit or backdrop has no red in any photo.
 */
function lostColour({ width, height, data }: RgbaImage): number {
  let lost = 0
  let seen = 0
  for (let at = 0; at < width * height * 4; at += 20) {
    const r = data[at]!
    const g = data[at + 1]!
    const b = data[at + 2]!
    if (r < 70 || g > r || b > g) continue
    seen++
    if (b <= 4) lost++
  }
  return lost / Math.max(1, seen)
}

function clippedShare(hair: HairPixels): number {
  let clipped = 0
  for (let i = 0; i < hair.count; i++) if (hair.clipped[i] !== 0) clipped++
  return clipped / Math.max(1, hair.count)
}

/** Whether the whole picture is black and white, but for one pixel in a hundred. */
function isGrey({ data, width, height }: RgbaImage): boolean {
  const stride = Math.max(1, Math.floor((width * height) / 10_000))
  let coloured = 0
  for (let at = 0; at < data.length; at += stride * 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
    if (Math.max(r, g, b) - Math.min(r, g, b) > GREY_DIFFERENCE) coloured++
  }
  return coloured * stride * 100 <= width * height
}

/** The 98th percentile of L* of the whole picture. */
function brightestOf(image: RgbaImage): number {
  const { data } = image
  const stride = Math.max(1, Math.floor((image.width * image.height) / 10_000))
  const lightness = new Float32Array(Math.ceil((image.width * image.height) / stride))
  const lab = new Float32Array(3)
  for (let i = 0; i < lightness.length; i++) {
    const at = i * stride * 4
    const [r, g, b] = [LINEAR_OF_BYTE[data[at]!]!, LINEAR_OF_BYTE[data[at + 1]!]!, LINEAR_OF_BYTE[data[at + 2]!]!]
    writeLab(r, g, b, lab, 0)
    lightness[i] = lab[0]!
  }
  return quantileOf(lightness, 0.98)
}
