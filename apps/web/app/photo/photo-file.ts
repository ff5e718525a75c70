import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import { readPhotoHeader, recognisePhoto } from '@riflesso/vision/file'

export type PhotoProblem = 'too-large' | 'unsupported' | 'animated' | 'hdr' | 'broken'

const PROBLEMS = {
  'image-unsupported': 'unsupported',
  'image-animated': 'animated',
  'image-hdr': 'hdr',
  'image-broken': 'broken',
} as const satisfies Record<string, PhotoProblem>

/** A vector drawing is no photo. */
const DRAWING = 'image/svg+xml'

/** Types of which other content is a damaged file, not another format. */
const PHOTO_TYPES = /^image\/(jpe?g|pjpeg|png|webp|avif|hei[cf]|gif)$/

/** Whether a file is likely a photo, by what is known of it without its bytes: it can be shown while they are checked. */
export const looksLikePhoto = ({ type, size }: Pick<Blob, 'type' | 'size'>): boolean =>
  type.startsWith('image/') && type !== DRAWING && size <= MAX_IMAGE_BYTES

/** Enough bytes to tell the format of a file that is too large. */
const HEAD_BYTES = 4096

/**
 * Why a file is not accepted, or null. Its bytes decide, by the rules of the server, not its name and type. Checks the format before the
 * size.
 */
export async function photoProblem(file: Blob): Promise<PhotoProblem | null> {
  const isLarge = file.size > MAX_IMAGE_BYTES
  // Rejects if the file was moved since it was chosen.
  const bytes = await (isLarge ? file.slice(0, HEAD_BYTES) : file).arrayBuffer().catch(() => new ArrayBuffer())
  const recognised = recognisePhoto(new Uint8Array(bytes))
  if (recognised.ok) return isLarge ? 'too-large' : null
  if (recognised.code !== 'image-unsupported' || !PHOTO_TYPES.test(file.type)) return PROBLEMS[recognised.code]
  return isLarge ? 'too-large' : 'broken'
}

/** The file for the upload, or why it is refused: a picture of a format that only this browser decodes is converted to a PNG. */
export async function photoToSend(file: File): Promise<File | PhotoProblem> {
  const problem = await photoProblem(file)
  if (problem === null) return file
  if (problem !== 'unsupported' || file.size > MAX_IMAGE_BYTES) return problem
  const converted = await asPng(file)
  return converted ? ((await photoProblem(converted)) ?? converted) : problem
}

async function asPng(file: File): Promise<File | null> {
  if (file.type === DRAWING) return null
  try {
    const picture = await createImageBitmap(file)
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return new File([await canvas.convertToBlob()], file.name, { type: 'image/png' })
  } catch {
    return null
  }
}

/**
 * Whether this browser decodes a photo, with the colours that the server sees. An <img> would also show the upper half of a truncated
 * JPEG, which nothing can read.
 */
export async function isDecodable(file: Blob): Promise<boolean> {
  try {
    if (await isInk(file)) return false
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

/** Whether it is a JPEG of ink, which browsers convert in another way: the same hair is up to a level darker. */
async function isInk(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const recognised = recognisePhoto(bytes)
  const header = recognised.ok ? readPhotoHeader(bytes, recognised.format) : null
  return header?.format === 'jpeg' && header.isInk
}
