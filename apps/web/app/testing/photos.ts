import type { Slot } from '@riflesso/contract'
import type { RgbaImage } from '@riflesso/vision'
import { bareGround } from '../../../../packages/vision/src/testing/bare-ground/bare-ground.ts'
import { renderSamplePhoto } from '../../../../packages/vision/src/testing/hair/sample-photo.ts'

/** Lab colours of the hair in the mock server's analysis. */
const HAIR = {
  prima: { roots: [28, 7.5, 11], lengths: [31, 8, 13], ends: [33, 9, 14.5], wave: 'wavy' },
  dopo: { roots: [42, 23, 30], lengths: [45, 26, 34], ends: [47, 27, 36], wave: 'wavy' },
} as const

const drawn = new Map<Slot, Promise<File>>()

/** A rendered JPEG of chestnut (Prima) or copper (Dopo) hair, large enough for a good reading. Rendered once per page. */
export function hairPhoto(slot: Slot = 'prima'): Promise<File> {
  const photo = drawn.get(slot) ?? jpegOf(renderSamplePhoto({ seed: 1, width: 276, hair: HAIR[slot] }).image, slot)
  drawn.set(slot, photo)
  return photo
}

/** Chestnut hair over a white cloth, under a warm lamp. */
export const lampPhoto = (): Promise<File> =>
  jpegOf(
    renderSamplePhoto({
      seed: 1,
      width: 276,
      style: 'front',
      hair: { ...HAIR.prima, cut: 0.4 },
      cape: '#D9D9D9',
      wall: '#4A6A5A',
      lamp: [1.72, 0.94, 0.42],
      exposure: -0.7,
    }).image,
    'lamp',
  )

/** A photo of a plain wall. */
export async function wallPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(300, 400)
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = '#B9B3A8'
  pen?.fillRect(0, 0, 300, 400)
  return fileOf(canvas, 'wall')
}

/** A drawn picture of rocks, which resembles hair. */
export const rocksPhoto = (): Promise<File> => jpegOf(bareGround(1352).image, 'rocks')

/** A photo of a single strand on a wall, whose hair is found only with a stroke. */
export async function strandPhoto(): Promise<File> {
  const hair = await createImageBitmap(await hairPhoto(), 90, 100, 96, 120)
  const wall = await createImageBitmap(await wallPhoto())
  const canvas = new OffscreenCanvas(wall.width, wall.height)
  const pen = canvas.getContext('2d')
  pen?.drawImage(wall, 0, 0)
  pen?.drawImage(hair, 50, 100, 200, 200)
  return fileOf(canvas, 'strand')
}

/** The same photo in black and white. */
export async function withoutColour(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d')
  if (pen) pen.filter = 'grayscale(1)'
  pen?.drawImage(picture, 0, 0)
  return fileOf(canvas, 'grey')
}

function jpegOf({ width, height, data }: RgbaImage, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return fileOf(canvas, name)
}

async function fileOf(canvas: OffscreenCanvas, name: string): Promise<File> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], `${name}.jpg`, { type: blob.type })
}

/** The rendered photo as a data URL. */
export async function hairDataUrl(slot: Slot): Promise<string> {
  const reader = new FileReader()
  const { promise, resolve } = Promise.withResolvers<string>()
  reader.onload = () => resolve(String(reader.result))
  reader.readAsDataURL(await hairPhoto(slot))
  return promise
}
