import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { photoToSend } from '~/photo/photo-file.ts'
import { PROBLEM_SENTENCES } from '~/photo/problem-sentences.ts'
import { shownPicture } from '~/photo/server-picture.ts'

/** A photo of a ring, with the URL of its picture. */
export type RingFile = { readonly file: File; readonly url: string; readonly width: number; readonly height: number }

/** Opens a photo of a ring, or returns the message why it cannot be used. The caller revokes its `url`. */
export async function openRing(original: File): Promise<RingFile | { readonly title: string; readonly text: string }> {
  const file = await photoToSend(original)
  if (typeof file === 'string') return PROBLEM_SENTENCES[file]
  // Without an answer of the server, what the browser cannot decode fails below.
  const url = URL.createObjectURL(await shownPicture(file).catch(() => file))
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return { file, url, width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    URL.revokeObjectURL(url)
    return calibrationCopy.photo.noPreview
  }
}
