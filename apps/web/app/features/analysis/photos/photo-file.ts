import { MAX_IMAGE_BYTES } from '@riflesso/contract'

export type PhotoProblem = 'too-large' | 'unsupported' | 'broken'

/** What the server decodes. Phones and older browsers write some of these types in other ways. */
const TYPES = /^image\/(jpe?g|pjpeg|png|webp|avif|hei[cf])$/
/** A system that does not know a format hands its files over without a type: then the name tells. */
const NAMES = /\.(jpe?g|png|webp|avif|hei[cf])$/i

/** Why a file cannot be a photo of hair, or null. Format comes first: a large PDF is no photo, however small it were. */
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

/** Where the box 'ftyp' names itself, with which HEIC and AVIF files begin. */
const BOX_NAME = [4, 8] as const

/**
 * Whether a file holds a picture, as far as this browser can tell. HEIC, which most browsers cannot show, passes by its
 * first bytes, whatever its name: phones call such photos '.jpg' too.
 */
export async function holdsPicture(file: Blob): Promise<boolean> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return true
  } catch {
    return (await file.slice(...BOX_NAME).text()) === 'ftyp'
  } finally {
    URL.revokeObjectURL(url)
  }
}
