import { writeLab } from '../colour/lab.ts'
import { LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { lengthOf } from '../numeric.ts'

/** Pixels of a part of the picture, as parallel lists; colours as displayed, no light corrected. */
export type Region = {
  readonly count: number
  /** L*, a*, b*, three values a pixel. */
  readonly lab: Float32Array
  /** Second differences of luma over 1, 2 and 4 pixels, the larger of across and down, 8-bit values. */
  readonly fine: Float32Array
  readonly middle: Float32Array
  readonly coarse: Float32Array
  /** The same of chroma (B − Y, R − Y) over 2 pixels. */
  readonly chroma: Float32Array
  /** Share of sufficiently light pixels without one channel: filters make such colours, cameras do not. */
  readonly lostShare: number
}

export type Regions = {
  readonly hair: Region
  /** The area between the hair of both sides: face and neck. */
  readonly face: Region
  /** Everything else. */
  readonly ground: Region
}

/** Most pixels of a region: more add time, not precision. */
const MAX_PIXELS = 4000
/** Mask values of certain hair, of likely hair, and below which a pixel is certainly not hair. */
const SURE = 208
const LIKELY = 128
const NONE = 24
/** Hair this near to its rim, in pixels, is mixed with the background. */
const RIM = 3
/** Second differences reach four pixels far. */
const MARGIN = 5

/** Evenly sampled pixels of the hair in a mask of the picture's size, and of its surroundings. */
export function sampleRegions(image: RgbaImage, mask: HairMask): Regions {
  const { width, height } = image
  const cover = mask.data
  const isSure = (place: number) => cover[place]! >= SURE
  const hair: number[] = []
  eachPlace(width, height, Math.sqrt(countHair(cover) / MAX_PIXELS), (place) => {
    if (!isSure(place) || !isSure(place - RIM) || !isSure(place + RIM)) return
    if (isSure(place - RIM * width) && isSure(place + RIM * width)) hair.push(place)
  })
  const between: number[] = []
  const elsewhere: number[] = []
  let row = -1
  let left = 0
  let right = 0
  eachPlace(width, height, Math.sqrt((width * height) / (2 * MAX_PIXELS)), (place, x, y) => {
    if (y !== row) {
      row = y
      left = 0
      right = width - 1
      while (left < width && cover[y * width + left]! < LIKELY) left++
      while (right > left && cover[y * width + right]! < LIKELY) right--
    }
    if (cover[place]! >= NONE) return
    if (x > left && x < right) between.push(place)
    else elsewhere.push(place)
  })
  return { hair: readRegion(image, hair), face: readRegion(image, between), ground: readRegion(image, elsewhere) }
}

function countHair(cover: Uint8Array): number {
  let count = 0
  for (let place = 0; place < cover.length; place += 4) if (cover[place]! >= LIKELY) count++
  return 4 * count
}

/** Visits the pixels of an even grid, row by row. */
function eachPlace(
  width: number,
  height: number,
  wished: number,
  visit: (place: number, x: number, y: number) => void,
): void {
  const step = Math.max(1, wished)
  for (let down = MARGIN; down < height - MARGIN; down += step) {
    const y = Math.floor(down)
    for (let across = MARGIN; across < width - MARGIN; across += step) {
      const x = Math.floor(across)
      visit(y * width + x, x, y)
    }
  }
}

/** From this value of its strongest channel, and up to this of its weakest, a pixel's colour is lost (8-bit values). */
const LOST = { strongest: 60, weakest: 4 } as const

function readRegion({ width, data }: RgbaImage, places: readonly number[]): Region {
  const count = places.length
  const lab = new Float32Array(count * 3)
  const fine = new Float32Array(count)
  const middle = new Float32Array(count)
  const coarse = new Float32Array(count)
  const chroma = new Float32Array(count)
  let lost = 0
  for (let i = 0; i < count; i++) {
    const at = places[i]! * 4
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
    writeLab(LINEAR_OF_BYTE[r]!, LINEAR_OF_BYTE[g]!, LINEAR_OF_BYTE[b]!, lab, i * 3)
    if (Math.max(r, g, b) >= LOST.strongest && Math.min(r, g, b) <= LOST.weakest) lost++
    const right = 4
    const below = 4 * width
    fine[i] = Math.max(Math.abs(lumaBend(data, at, right)), Math.abs(lumaBend(data, at, below))) / 2
    coarse[i] = Math.max(Math.abs(lumaBend(data, at, 4 * right)), Math.abs(lumaBend(data, at, 4 * below))) / 2
    const across = lumaBend(data, at, 2 * right)
    const down = lumaBend(data, at, 2 * below)
    middle[i] = Math.max(Math.abs(across), Math.abs(down)) / 2
    const [blueAcross, blueDown] = [bend(data, at + 2, 2 * right) - across, bend(data, at + 2, 2 * below) - down]
    const [redAcross, redDown] = [bend(data, at, 2 * right) - across, bend(data, at, 2 * below) - down]
    chroma[i] =
      lengthOf(Math.max(Math.abs(blueAcross), Math.abs(blueDown)), Math.max(Math.abs(redAcross), Math.abs(redDown))) / 2
  }
  return { count, lab, fine, middle, coarse, chroma, lostShare: lost / Math.max(1, count) }
}

type Bytes = RgbaImage['data']

/** Second difference of one channel, `step` bytes to both sides. */
const bend = (data: Bytes, at: number, step: number): number => 2 * data[at]! - data[at - step]! - data[at + step]!

/** The same of luma (ITU-R BT.601). */
const lumaBend = (data: Bytes, at: number, step: number): number =>
  0.299 * bend(data, at, step) + 0.587 * bend(data, at + 1, step) + 0.114 * bend(data, at + 2, step)
