import { MAX_IMAGE_BYTES } from '@riflesso/contract'

export type PhotoProblem = 'too-large' | 'unsupported'

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
  return file.size > MAX_IMAGE_BYTES ? 'too-large' : null
}
