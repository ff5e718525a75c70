import { luminanceOf } from '../colour/lab.ts'
import { linearAt } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { medianOf, quantileOf } from '../numeric.ts'
import type { PhotoHints } from '../reading.ts'
import { resizeImage } from '../resize-image.ts'
import { type Cast, castDistance, castStrength, lightOnLine } from './light.ts'
import { tappedPatch } from './white-point.ts'

/** Longer side of the picture that is searched, in pixels. */
const SIDE = 160
/** Values of the mask: hair from the first, something else up to the second. */
const HAIR_FROM = 128
const BESIDE_UP_TO = 40
/** Brightest channel, 0-255, from which a pixel is burnt out, and below which its tint is not reliable. */
const CLIPPED_FROM = 248
const DARK_BELOW = 60
const BRIGHTEST = 0.97
/**
 * What white cloth looks like, chosen on photographs of 712 heads, of which none wears a towel: `bright`: luminance by that of the brightest
 * things beside the hair; `line`: distance of the tint from those of lamps and sky; `cast`: the strongest lamp; `grow`: distance of
 * the tints of one piece; `clipped`: share that may be burnt out; `lessRed`: ln(R/B) below that of the face.
 */
const WHITE = { bright: 0.55, line: 0.16, cast: 1.5, grow: 0.09, clipped: 0.15, lessRed: 0.2 } as const
/** Where it lies, in widths of the hair: at most so near the top of the hair, which a wall is not, and so far beside it. */
const PLACE = { below: 0.8, beside: 0.35 } as const
/** Least share of the picture of a piece and of all, least part of it on each side of the head. Hair may part it in two alike. */
const SHARE = { piece: 0.005, all: 0.015, side: 0.25 } as const
const ALIKE = { tint: 0.08, luminance: 1.7 } as const
/** The face, in widths of the hair: half its width, its top and bottom below the top of the hair; fewest pixels of it. */
const FACE = { half: 0.3, top: 0.25, bottom: 1.1, fewest: 20 } as const
const MIN_LIGHT = 1e-4

type Grid = {
  readonly width: number
  readonly height: number
  readonly hair: Uint8Array
  readonly clipped: Uint8Array
  readonly bright: Uint8Array
  readonly luminance: Float32Array
  readonly red: Float32Array
  readonly blue: Float32Array
  /** The box of the hair. */
  readonly left: number
  readonly top: number
  readonly across: number
}

type Piece = {
  readonly pixels: readonly number[]
  readonly tint: Cast
  readonly luminance: number
  readonly top: number
  readonly bottom: number
  /** Pixels left of the middle of the hair. */
  readonly onLeft: number
}

/**
 * A point of a white cloth that lies on both shoulders, coordinates 0-1; null where none is clear. It may also be a white shirt, and
 * one in five is a pale ground or skin (decision 0048): the user must say that it is white.
 */
export function findTowel(image: RgbaImage, mask: HairMask): PhotoHints['whitePoint'] {
  const grid = gridOf(resizeImage(image, SIDE), mask)
  if (!grid) return null
  const pieces = piecesOf(grid).filter((piece) => isOnShoulders(grid, piece))
  const least = SHARE.all * grid.hair.length
  let best: readonly Piece[] = []
  let most = 0
  for (const one of pieces) {
    for (const other of pieces) {
      const both = one === other ? [one] : [one, other]
      const count = both.reduce((sum, { pixels }) => sum + pixels.length, 0)
      const onLeft = both.reduce((sum, piece) => sum + piece.onLeft, 0)
      const isOnBoth = Math.min(onLeft, count - onLeft) >= SHARE.side * count
      if (count < least || count <= most || !isOnBoth || !areAlike(one, other)) continue
      best = both
      most = count
    }
  }
  if (best.length === 0) return null
  const point = innermost(grid, best)
  return tappedPatch(image, point) && point
}

function gridOf({ width, height, data }: RgbaImage, mask: HairMask): Grid | null {
  const count = width * height
  const [hair, clipped, bright] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)]
  const [luminance, red, blue] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  const beside: number[] = []
  let [left, right, top] = [width, -1, height]
  for (let pixel = 0; pixel < count; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const row = Math.floor(((y + 0.5) * mask.height) / height)
    hair[pixel] = mask.data[row * mask.width + Math.floor(((x + 0.5) * mask.width) / width)]!
    if (hair[pixel]! >= HAIR_FROM) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
    }
    const light = linearAt(data, pixel * 4)
    const [r, g, b] = [Math.max(MIN_LIGHT, light[0]), Math.max(MIN_LIGHT, light[1]), Math.max(MIN_LIGHT, light[2])]
    luminance[pixel] = luminanceOf(r, g, b)
    red[pixel] = Math.log(r / g)
    blue[pixel] = Math.log(b / g)
    if (hair[pixel]! < BESIDE_UP_TO) beside.push(luminance[pixel]!)
  }
  if (right < left) return null
  const brightest = quantileOf(Float32Array.from(beside), BRIGHTEST)
  for (let pixel = 0; pixel < count; pixel++) {
    const most = Math.max(...data.subarray(pixel * 4, pixel * 4 + 3))
    if (hair[pixel]! >= BESIDE_UP_TO) continue
    if (most >= CLIPPED_FROM) clipped[pixel] = 1
    if (most >= DARK_BELOW && luminance[pixel]! >= WHITE.bright * brightest) bright[pixel] = 1
  }
  return { width, height, hair, clipped, bright, luminance, red, blue, left, top, across: right - left }
}

const tintAt = ({ red, blue }: Grid, pixel: number): Cast => [red[pixel]!, blue[pixel]!]

const isLamp = (tint: Cast): boolean =>
  castStrength(tint) < WHITE.cast && castDistance(tint, lightOnLine(tint[0])) < WHITE.line

/** Connected bright pixels of one tint, each piece grown from its brightest pixel. */
function piecesOf(grid: Grid): readonly Piece[] {
  const { width, height, bright, clipped, luminance, left, across } = grid
  const seen = new Uint8Array(width * height)
  const middle = left + across / 2
  const seeds = Array.from(bright.keys()).filter((pixel) => bright[pixel] && !clipped[pixel])
  const pieces: Piece[] = []
  for (const seed of seeds.sort((a, b) => luminance[b]! - luminance[a]!)) {
    if (seen[seed]) continue
    const ofSeed = tintAt(grid, seed)
    const pixels: number[] = []
    const visit = (pixel: number) => {
      if (!bright[pixel] || seen[pixel]) return
      if (!clipped[pixel] && castDistance(tintAt(grid, pixel), ofSeed) > WHITE.grow) return
      seen[pixel] = 1
      pixels.push(pixel)
    }
    visit(seed)
    for (let next = 0; next < pixels.length; next++) {
      const pixel = pixels[next]!
      if (pixel % width > 0) visit(pixel - 1)
      if (pixel % width < width - 1) visit(pixel + 1)
      if (pixel >= width) visit(pixel - width)
      if (pixel + width < bright.length) visit(pixel + width)
    }
    const usable = pixels.filter((pixel) => !clipped[pixel])
    if (pixels.length < SHARE.piece * bright.length || usable.length < (1 - WHITE.clipped) * pixels.length) continue
    const rows = pixels.map((pixel) => Math.floor(pixel / width))
    pieces.push({
      pixels,
      tint: [medianOf(usable.map((pixel) => grid.red[pixel]!)), medianOf(usable.map((pixel) => grid.blue[pixel]!))],
      luminance: medianOf(usable.map((pixel) => luminance[pixel]!)),
      top: Math.min(...rows),
      bottom: Math.max(...rows),
      onLeft: pixels.filter((pixel) => pixel % width < middle).length,
    })
  }
  return pieces
}

function isOnShoulders(grid: Grid, { pixels, tint, top }: Piece): boolean {
  const face = rednessOfFace(grid)
  if (!isLamp(tint) || (face !== null && face - (tint[0] - tint[1]) < WHITE.lessRed)) return false
  if (top < grid.top + PLACE.below * grid.across) return false
  const reach = PLACE.beside * grid.across
  return pixels.some((pixel) => {
    const x = pixel % grid.width
    return x > grid.left - reach && x < grid.left + grid.across + reach
  })
}

/** The median of ln(R/B) of the face; null where there is none, as from behind. */
function rednessOfFace({ width, height, hair, red, blue, left, top, across }: Grid): number | null {
  const found: number[] = []
  const last = Math.min(height - 1, Math.floor(top + FACE.bottom * across))
  for (let y = Math.ceil(top + FACE.top * across); y <= last; y++) {
    for (let x = Math.ceil(left + (0.5 - FACE.half) * across); x <= left + (0.5 + FACE.half) * across; x++) {
      const pixel = y * width + x
      if (hair[pixel]! < BESIDE_UP_TO) found.push(red[pixel]! - blue[pixel]!)
    }
  }
  return found.length < FACE.fewest ? null : medianOf(found)
}

function areAlike(one: Piece, other: Piece): boolean {
  const ratio = Math.max(one.luminance / other.luminance, other.luminance / one.luminance)
  const overlap = Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top)
  return castDistance(one.tint, other.tint) < ALIKE.tint && ratio < ALIKE.luminance && overlap
}

/** The pixel that is furthest from everything else, in steps to the side, up and down. */
function innermost({ width, height, clipped }: Grid, pieces: readonly Piece[]): readonly [x: number, y: number] {
  const steps = new Uint8Array(width * height)
  for (const { pixels } of pieces) for (const pixel of pixels) steps[pixel] = clipped[pixel] ? 0 : 255
  const stepAt = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : steps[y * width + x]!)
  for (const [from, by] of [
    [0, 1],
    [steps.length - 1, -1],
  ] as const) {
    for (let pixel = from; pixel >= 0 && pixel < steps.length; pixel += by) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      steps[pixel] = Math.min(steps[pixel]!, stepAt(x - by, y) + 1, stepAt(x, y - by) + 1)
    }
  }
  const at = steps.indexOf(steps.reduce((most, step) => Math.max(most, step), 0))
  return [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height]
}
