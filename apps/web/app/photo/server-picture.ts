import { photoPreview } from '@riflesso/contract'
import { call } from '~/api/client.ts'
import { isDecodable } from './photo-file.ts'

/**
 * The picture that the server measures of a photo, for a browser that cannot decode it: measured here, it has the same reading.
 *
 * @throws ApiError if the server cannot decode it either, or does not answer
 */
export async function serverPicture(file: File): Promise<Blob> {
  const form = new FormData()
  form.append('image', file)
  const { preview } = await call(photoPreview, { form })
  return await (await fetch(preview)).blob()
}

/** The picture to show of a photo: the file itself where this browser decodes it. Throws like `serverPicture`. */
export const shownPicture = async (file: File): Promise<Blob> =>
  (await isDecodable(file)) ? file : serverPicture(file)
