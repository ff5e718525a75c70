import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { seededRandom } from '../../../packages/colorimetry/src/index.ts'
import { type HairNet, type RgbaImage, resizeImage, segmentHair } from '../../../packages/vision/src/index.ts'
import { type RetouchSigns, retouchSigns } from '../../../packages/vision/src/retouch/retouch-signs.ts'
import { type Half, halfOf, listEyeLabels } from '../eye-labels.ts'
import { photosFolder } from '../photo-list.ts'
import { applyEdit, appMask, EDITS, type Edit, STRENGTHS, type Strength } from './edits.ts'

/** Measurements of a photograph, untouched or after one edit. */
export type RetouchCase = {
  readonly photo: string
  readonly half: Half
  /** Null: untouched. */
  readonly edit: Edit | null
  readonly strength: Strength | null
  /** Null where no hair was found. */
  readonly signs: RetouchSigns | null
}

/** Maximum number of photographs, to limit the run time. */
const MAX_PHOTOS = 432
/** Sizes after decoding and for measuring, as for an upload. */
const DECODED_SIDE = 1600
const MEASURED_SIDE = 800

const digestOf = (photo: string) => createHash('sha256').update(photo).digest()

/**
 * Photographs of people: first brightly dyed hair and hair under a colour cast, which are most easily confused with edits; then
 * the others in arbitrary order, every second one of the largest set last.
 */
export function listRetouchPhotos(): readonly string[] {
  if (!photosFolder) return []
  const folder = photosFolder
  const bright = new Set(
    listEyeLabels().flatMap(({ photo, looks }) =>
      looks.some(({ tone }) => /copper|red|fantasy|unknown/.test(tone)) ? [photo] : [],
    ),
  )
  const keyOf = (photo: string) => {
    const digest = digestOf(photo)
    const isSpare = photo.startsWith('house') && digest.readUInt8(3) % 2 === 1
    return `${bright.has(photo) ? 0 : isSpare ? 2 : 1}${digest.toString('hex').slice(2)}`
  }
  return ['', 'portraits', 'more', 'house']
    .flatMap((part) => readdirSync(join(folder, part)).map((file) => join(part, file)))
    .filter((file) => file.endsWith('.jpg'))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .slice(0, MAX_PHOTOS)
}

/**
 * Measures a photograph untouched and after each edit, with a strength that cycles with `place`, its index in the list. All
 * variants are scaled and JPEG-encoded with the same random parameters, so that the models do not learn the encoding. The hair
 * is segmented again in each.
 */
export async function tryRetouches(net: HairNet, photo: string, place: number): Promise<readonly RetouchCase[]> {
  const digest = digestOf(photo)
  const random = seededRandom(digest.readInt32LE(4))
  const half = halfOf(photo)
  const decoded = resizeImage(await pixelsOf(readFileSync(join(photosFolder ?? '', photo))), DECODED_SIDE)
  const original = resizeImage(decoded, MEASURED_SIDE)
  const { mask, hairFound } = segmentHair(net, original)
  if (!hairFound) return []
  const cover = appMask(mask, random)
  const scale = 0.75 + 0.25 * random()
  const quality = 70 + Math.round(25 * random())
  const measure = async ({ width, height, data }: RgbaImage) => {
    const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize({ width: Math.round(width * scale) })
      .jpeg({ quality })
      .toBuffer()
    const seen = await pixelsOf(jpeg)
    const found = segmentHair(net, seen)
    return found.hairFound ? retouchSigns(seen, found.mask) : null
  }
  const cases: RetouchCase[] = [{ photo, half, edit: null, strength: null, signs: await measure(original) }]
  for (const [i, edit] of EDITS.entries()) {
    const strength = STRENGTHS[(place + i) % STRENGTHS.length] ?? 'middle'
    const edited = applyEdit(original, cover, edit, strength, digest.readUInt8(8 + i))
    cases.push({ photo, half, edit, strength, signs: await measure(edited) })
  }
  return cases
}

async function pixelsOf(bytes: Uint8Array): Promise<RgbaImage> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .removeAlpha()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  }
}
