import { MAX_IMAGE_BYTES } from '@riflesso/contract'

export type PhotoProblem = 'too-large' | 'unsupported' | 'broken'

/** Formats that the server decodes, with variant names used by phones and older browsers. */
const TYPES = /^image\/(jpe?g|pjpeg|png|webp|avif|hei[cf])$/
/** Files of formats unknown to the operating system have no type: fall back to the name. */
const NAMES = /\.(jpe?g|png|webp|avif|hei[cf])$/i

/** Formats that some browsers show and of which the server decodes still GIF and plain BMP at most. */
const SHOWN_ONLY = /^image\/(gif|(x-ms-)?bmp|tiff)$/

/** The file for the upload: a format that only the browser decodes is converted to a PNG of its (first) picture. */
export async function decodable(file: File): Promise<File> {
  if (!SHOWN_ONLY.test(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return new File([await canvas.convertToBlob()], file.name, { type: 'image/png' })
  } catch {
    // Unchanged, it is refused as unsupported.
    return file
  }
}

/** Why a file is not accepted, or null. Checks the format before the size. */
export function photoProblem(file: {
  readonly name: string
  readonly type: string
  readonly size: number
}): PhotoProblem | null {
  const known = file.type === '' ? NAMES.test(file.name) : TYPES.test(file.type)
  if (!known) return 'unsupported'
  if (file.size === 0) return 'broken'
  return file.size > MAX_IMAGE_BYTES ? 'too-large' : null
}

/** Offset of the name of the 'ftyp' box, the first box of HEIC and AVIF files. */
const BOX_NAME = [4, 8] as const

/**
 * Whether a file contains a picture, as far as this browser can tell. HEIC, which most browsers cannot display, is recognised
 * by its first bytes regardless of its name: phones also name such files '.jpg'.
 */
export async function holdsPicture(file: Blob): Promise<boolean> {
  try {
    // An <img> would also show the upper half of a truncated JPEG, which nothing can read.
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return (await file.slice(...BOX_NAME).text()) === 'ftyp'
  }
}
