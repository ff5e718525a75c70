import { writeLab } from '../colour/lab.ts'
import { LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import type { Gains } from '../light/light.ts'

/** The hair pixels of a photo with the light corrected, as parallel lists. */
export type HairPixels = {
  readonly count: number
  /** L*, a*, b*, three values a pixel. */
  readonly lab: Float32Array
  /** Index of the pixel in the picture, row by row. */
  readonly place: Uint32Array
  /** BURNT or BLACK where a channel is clipped and the colour is lost, 0 elsewhere. */
  readonly clipped: Uint8Array
  /** Share of hair in the whole picture, 0-1, thin hair that is not measured included. */
  readonly share: number
}

/** Mask values: from the first on a pixel is certainly hair, without the rim that mixes with the background; then the fallback. */
const SURE = 208
const LIKELY = 128
const FEWEST = 200

export const BURNT = 1
export const BLACK = 2

/** Collects the certain hair; if there is hardly any, the likely hair. */
export function collectHair(image: RgbaImage, mask: HairMask, gains: Gains): HairPixels {
  const cover = maskAtImageSize(image, mask)
  let likely = 0
  let sure = 0
  for (let place = 0; place < cover.length; place++) {
    if (cover[place]! < LIKELY) continue
    likely++
    if (cover[place]! >= SURE) sure++
  }
  let places = surePlaces(cover, image.width, image.height, sure)
  if (places.length < Math.min(FEWEST, likely)) places = likelyPlaces(cover, likely)
  return { ...readPixels(image, places, gains), share: likely / Math.max(1, cover.length) }
}

/** The mask at the picture's size; the nearest value where the sizes differ. */
export function maskAtImageSize(image: RgbaImage, mask: HairMask): Uint8Array {
  if (mask.width === image.width && mask.height === image.height) return mask.data
  const cover = new Uint8Array(image.width * image.height)
  if (mask.width === 0 || mask.height === 0) return cover
  for (let y = 0; y < image.height; y++) {
    const row = Math.floor((y * mask.height) / image.height) * mask.width
    for (let x = 0; x < image.width; x++) {
      cover[y * image.width + x] = mask.data[row + Math.floor((x * mask.width) / image.width)]!
    }
  }
  return cover
}

function surePlaces(cover: Uint8Array, width: number, height: number, most: number): Uint32Array {
  const reach = Math.max(1, Math.round(Math.max(width, height) / 400))
  const places = new Uint32Array(most)
  let count = 0
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const place = y * width + x
      if (cover[place]! < SURE) continue
      if (cover[place - reach]! < SURE || cover[place + reach]! < SURE) continue
      if (cover[place - reach * width]! < SURE || cover[place + reach * width]! < SURE) continue
      places[count++] = place
    }
  }
  return places.subarray(0, count)
}

/** How many of `members` have a colour of this kind. */
export function countWhere(
  { lab }: HairPixels,
  members: Uint32Array,
  isKind: (lightness: number, a: number, b: number) => boolean,
): number {
  let count = 0
  for (let m = 0; m < members.length; m++) {
    const at = members[m]! * 3
    if (isKind(lab[at]!, lab[at + 1]!, lab[at + 2]!)) count++
  }
  return count
}

function likelyPlaces(cover: Uint8Array, count: number): Uint32Array {
  const places = new Uint32Array(count)
  let found = 0
  for (let place = 0; place < cover.length; place++) if (cover[place]! >= LIKELY) places[found++] = place
  return places
}

function readPixels(image: RgbaImage, place: Uint32Array, gains: Gains): Omit<HairPixels, 'share'> {
  const [red, green, blue] = gains
  const lab = new Float32Array(place.length * 3)
  const clipped = new Uint8Array(place.length)
  const { data } = image
  for (let i = 0; i < place.length; i++) {
    const at = place[i]! * 4
    const r = data[at]!
    const g = data[at + 1]!
    const b = data[at + 2]!
    const most = Math.max(r, g, b)
    clipped[i] = most >= 254 ? BURNT : most <= 2 ? BLACK : 0
    writeLab(LINEAR_OF_BYTE[r]! * red, LINEAR_OF_BYTE[g]! * green, LINEAR_OF_BYTE[b]! * blue, lab, i * 3)
  }
  return { count: place.length, lab, place, clipped }
}
