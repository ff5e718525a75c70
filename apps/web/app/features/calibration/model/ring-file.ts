import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { type PhotoProblem, photoProblem } from '~/photo/photo-file.ts'

const { toasts } = analysisCopy

const SENTENCES = {
  'too-large': toasts.tooLarge,
  unsupported: toasts.unsupported,
  broken: toasts.broken,
} satisfies Record<PhotoProblem, object>

/** A photo of a ring that this browser can show. */
export type RingFile = { readonly file: File; readonly url: string; readonly width: number; readonly height: number }

/** Opens a photo of a ring, or returns the message why it cannot be used. The caller revokes its `url`. */
export async function openRing(file: File): Promise<RingFile | { readonly title: string; readonly text: string }> {
  const problem = photoProblem(file)
  if (problem) return SENTENCES[problem]
  const url = URL.createObjectURL(file)
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
