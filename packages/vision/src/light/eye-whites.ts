import { luminanceOf } from '../colour/lab.ts'
import { LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { medianOf } from '../numeric.ts'
import { resizeImage } from '../resize-image.ts'
import { type Cast, castDistance, lightOnLine } from './light.ts'

/** The whites of two eyes of one face. */
export type EyeWhites = {
  /** ln(R/G) and ln(B/G) of their linear light. */
  readonly tint: Cast
  /** Relative luminance, 0-1. */
  readonly luminance: number
}

/** The picture is scaled so that the iris has this radius, in pixels. */
const IRIS = 2
/** Radii of the iris that are searched for, as shares of the longer side of the picture. */
const SIZES = [0.0045, 0.0064, 0.009, 0.0127, 0.018] as const
/** Anatomical distances from the middle of the iris, in its radii: the white beside it, the cheek below. */
const WHITE_AT = 1.7
const CHEEK_AT = 4
const NOSE_AT = 5
/** Between the pupils, in radii of the iris: 63 mm by 5.9 mm, seen a little from the side or nearby. */
const APART = { least: 7.5, most: 14 } as const
/** Steepest slope of the line through both eyes. */
const MAX_SLOPE = 0.4
/** Largest brightness of the iris as a share of that of the white. */
const IRIS_DARKER = 0.5
/** Range by which the white is less red than the skin below it (ln(R/G)). */
const LESS_RED = { least: 0.12, most: 0.9 } as const
/** Skin beside a neutral white: ln(B/G) by ln(R/G), as in light-votes.ts, wider because a white eye is not quite neutral. */
const SKIN = { blue: 0.05, slope: 0.55, width: 0.25 } as const
/** The white is not much darker than the skin. */
const NOT_DARKER = 0.55
const ALIKE = { tint: 0.2, light: 2 } as const
const SKIN_ALIKE = { tint: 0.22, light: 2.2 } as const
const CLIPPED_FROM = 252
const TOO_DARK = 3
const MIN_USABLE_SHARE = 0.75
/** The area around an eye that is used, in radii of the iris. */
const AROUND = { across: 2.4, down: 0.9 } as const
const HAIR_FROM = 128
const MAX_CANDIDATES = 60
/** Sum over both eyes of ln(white by iris); patterns of cloth and background that pass all other tests score less. */
const MIN_SCORE = 3
/** Largest distance in ln(B/G) of the white from the tints of lamps and sky: no light makes it both redder and bluer. */
const FROM_LINE = 0.22

type Spot = { readonly tint: Cast; readonly light: number }
type Eye = { readonly x: number; readonly y: number; readonly white: Spot; readonly skin: Spot; readonly score: number }
type Pair = { readonly one: Eye; readonly other: Eye; readonly score: number }

/**
 * Looks for a pair of open eyes: two dark discs side by side with something lighter and less red on both sides and skin
 * below and between them. The criteria do not depend on the light's colour. Null when no pair is clear.
 */
export function findEyeWhites(image: RgbaImage, mask: HairMask): EyeWhites | null {
  const longSide = Math.max(image.width, image.height)
  let best: (Pair & { readonly scale: number }) | null = null
  // Each size is computed from the one before: computing them all from the full picture would dominate the time.
  let small = image
  for (const size of SIZES) {
    const side = Math.round(IRIS / size)
    if (side > longSide) continue
    small = resizeImage(small, side)
    const pair = bestPair(small, eyesOf(small, mask))
    if (pair && (!best || pair.score > best.score)) best = { ...pair, scale: image.width / small.width }
  }
  if (!best || best.score < MIN_SCORE) return null
  const white = whitestOf(image, best.scale, [best.one, best.other])
  return white && Math.abs(white.tint[1] - lightOnLine(white.tint[0])[1]) < FROM_LINE ? white : null
}

/** The white of both eyes at full size: of the pixels around the pupils, the lighter half, and of that the least red third. */
function whitestOf(image: RgbaImage, scale: number, eyes: readonly Eye[]): EyeWhites | null {
  const spots: Spot[] = []
  let seen = 0
  for (const eye of eyes) {
    const [left, right] = [-1, 1].map((side) => (eye.x + 0.5 + side * AROUND.across * IRIS) * scale) as [number, number]
    const [top, bottom] = [-1, 1].map((side) => (eye.y + 0.5 + side * AROUND.down * IRIS) * scale) as [number, number]
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(image.height, bottom); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(image.width, right); x++) {
        seen++
        const spot = spotAt(image, x, y)
        if (spot) spots.push(spot)
      }
    }
  }
  // If the white itself is burnt out, the remaining pixels are something else.
  if (spots.length < MIN_USABLE_SHARE * seen) return null
  const lighter = spots.sort((a, b) => b.light - a.light).slice(0, Math.ceil(spots.length / 2))
  const redness = ({ tint }: Spot) => tint[0] - tint[1]
  const whitest = lighter.sort((a, b) => redness(a) - redness(b)).slice(0, Math.ceil(lighter.length / 3))
  if (whitest.length === 0) return null
  const tint: Cast = [medianOf(whitest.map((spot) => spot.tint[0])), medianOf(whitest.map((spot) => spot.tint[1]))]
  return { tint, luminance: medianOf(whitest.map((spot) => spot.light)) }
}

/** For each byte of an iris, the least byte of the white beside it (IRIS_DARKER). */
const IRIS_FROM = Uint16Array.from(LINEAR_OF_BYTE, (iris) => {
  const least = LINEAR_OF_BYTE.findIndex((white) => iris <= IRIS_DARKER * white)
  return least < 0 ? 256 : least
})

/** The likeliest eyes of a picture at which the iris is IRIS pixels, best first. */
function eyesOf(image: RgbaImage, mask: HairMask): readonly Eye[] {
  const { width, height } = image
  const white = Math.round(WHITE_AT * IRIS)
  const cheek = CHEEK_AT * IRIS
  const eyes: Eye[] = []
  for (let y = 2; y < height - cheek - 1; y++) {
    const maskRow = Math.floor((y * mask.height) / height) * mask.width
    for (let x = white + 1; x < width - white - 1; x++) {
      // The green channel alone rejects most candidates quickly.
      if (!isDarkBetween(image, x, y, white)) continue
      if (mask.data[maskRow + Math.floor((x * mask.width) / width)]! >= HAIR_FROM) continue
      const eye = eyeAt(image, x, y, white, cheek)
      if (eye) eyes.push(eye)
    }
  }
  return eyes.sort((a, b) => b.score - a.score).slice(0, MAX_CANDIDATES)
}

function isDarkBetween({ data, width }: RgbaImage, x: number, y: number, white: number): boolean {
  const at = (y * width + x) * 4 + 1
  const most = IRIS_FROM[data[at]!]!
  return data[at - 4 * white]! >= most && data[at + 4 * white]! >= most
}

function eyeAt(image: RgbaImage, x: number, y: number, white: number, cheek: number): Eye | null {
  const iris = greenAt(image, x, y)
  const darkest = Math.min(greenAt(image, x - white, y), greenAt(image, x + white, y))
  const left = spotAt(image, x - white, y)
  const right = spotAt(image, x + white, y)
  const skin = spotAt(image, x, y + cheek)
  if (!left || !right || !skin) return null
  if (castDistance(left.tint, right.tint) > ALIKE.tint || ratio(left, right) > ALIKE.light) return null
  const mean: Spot = {
    tint: [(left.tint[0] + right.tint[0]) / 2, (left.tint[1] + right.tint[1]) / 2],
    light: (left.light + right.light) / 2,
  }
  if (!isSkinBeside(skin, mean)) return null
  if (mean.light < NOT_DARKER * skin.light) return null
  return { x, y, white: mean, skin, score: Math.log(darkest / Math.max(1e-3, iris)) }
}

function bestPair(image: RgbaImage, eyes: readonly Eye[]): Pair | null {
  let best: Pair | null = null
  for (const one of eyes) {
    for (const other of eyes) {
      const across = other.x - one.x
      const rise = Math.abs(other.y - one.y)
      if (across <= 0 || rise > MAX_SLOPE * across) continue
      const apart = Math.hypot(across, rise) / IRIS
      if (apart < APART.least || apart > APART.most) continue
      if (castDistance(one.white.tint, other.white.tint) > ALIKE.tint || ratio(one.white, other.white) > ALIKE.light)
        continue
      if (
        castDistance(one.skin.tint, other.skin.tint) > SKIN_ALIKE.tint ||
        ratio(one.skin, other.skin) > SKIN_ALIKE.light
      )
        continue
      if (!isFaceBetween(image, one, other)) continue
      const score = one.score + other.score
      if (!best || score > best.score) best = { one, other, score }
    }
  }
  return best
}

/** Whether the other colour is that of skin if the white is taken as neutral. */
function isSkinBeside(skin: Spot, white: Spot): boolean {
  const red = skin.tint[0] - white.tint[0]
  const blue = skin.tint[1] - white.tint[1]
  return red > LESS_RED.least && red < LESS_RED.most && Math.abs(blue + SKIN.blue + SKIN.slope * red) < SKIN.width
}

/** Whether there is skin at the root and on the ridge of the nose. */
function isFaceBetween(image: RgbaImage, one: Eye, other: Eye): boolean {
  const x = (one.x + other.x) / 2
  const y = (one.y + other.y) / 2
  // The nose is at a right angle to the line of the eyes.
  const lean = (other.y - one.y) / (other.x - one.x)
  return [0, NOSE_AT * IRIS].every((down) => {
    const spot = spotAt(image, Math.round(x - lean * down), Math.round(y + down))
    return spot && isSkinBeside(spot, one.white) && ratio(spot, one.skin) < SKIN_ALIKE.light
  })
}

function ratio(one: Spot, other: Spot): number {
  return Math.max(one.light / other.light, other.light / one.light)
}

function greenAt({ data, width }: RgbaImage, x: number, y: number): number {
  return LINEAR_OF_BYTE[data[(y * width + x) * 4 + 1]!]!
}

/** Null where clipping has lost the tint. */
function spotAt({ data, width }: RgbaImage, x: number, y: number): Spot | null {
  const at = (y * width + x) * 4
  const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
  if (Math.max(r, g, b) >= CLIPPED_FROM || Math.min(r, g, b) < TOO_DARK) return null
  const [red, green, blue] = [LINEAR_OF_BYTE[r]!, LINEAR_OF_BYTE[g]!, LINEAR_OF_BYTE[b]!]
  return { tint: [Math.log(red / green), Math.log(blue / green)], light: luminanceOf(red, green, blue) }
}
