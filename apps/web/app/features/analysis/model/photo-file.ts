import { MAX_IMAGE_BYTES } from '@riflesso/contract'

export type PhotoProblem = 'too-large' | 'unsupported'

/** What the server decodes. Phones and older browsers write some of these types in other ways. */
const TYPES = new Set(['image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'])
const HEIC_NAME = /\.(heic|heif)$/i

/** Whether a file is HEIC, which only Safari can show. Windows hands such files over without a type. */
export function isHeic(file: { readonly name: string; readonly type: string }): boolean {
  return file.type === 'image/heic' || file.type === 'image/heif' || (file.type === '' && HEIC_NAME.test(file.name))
}

/** Why a file cannot be a photo of hair, or null. Format comes first: a large PDF is no photo, however small it were. */
export function photoProblem(file: {
  readonly name: string
  readonly type: string
  readonly size: number
}): PhotoProblem | null {
  if (!TYPES.has(file.type) && !isHeic(file)) return 'unsupported'
  return file.size > MAX_IMAGE_BYTES ? 'too-large' : null
}
