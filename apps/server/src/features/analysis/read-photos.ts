import { SLOTS, type Slot } from '@riflesso/contract'
import { errorSentences } from '#platform/copy/it'
import { AppError } from '#platform/errors'
import type { ReadPhoto } from '#platform/pixels/photo-worker'
import type { PhotoAnswer, PhotoPool } from '#platform/pixels/pool'
import type { AnalyzeRequest } from './analyze-request.ts'

export type ReadPhotos = Readonly<Record<Slot, ReadPhoto | null>>

/** Codes that speak of the photo itself: the answer then names the slot. */
const isAboutPhoto = (code: string) => code.startsWith('image-') || code === 'no-hair'

function failureOf(slot: Slot, answer: Extract<PhotoAnswer, { ok: false }>): AppError {
  const { code } = answer
  const failure = new AppError(code, isAboutPhoto(code) ? { fields: { [slot]: errorSentences[code] } } : {})
  if (answer.code === 'engine-failed') failure.cause = answer.cause
  return failure
}

/**
 * Reads the photos of a request side by side; when one cannot be read the other is given up.
 *
 * @throws AppError with the code of the first photo that failed; `fields` names its slot
 */
export async function readPhotos(
  pool: PhotoPool,
  photos: Pick<AnalyzeRequest, Slot>,
  signal: AbortSignal,
): Promise<ReadPhotos> {
  const giveUp = new AbortController()
  const readSlot = async (slot: Slot) => {
    const photo = photos[slot]
    if (!photo) return null
    const answer = await pool.read(photo.bytes, photo.hints, AbortSignal.any([signal, giveUp.signal]))
    if (answer.ok) return answer
    giveUp.abort()
    throw failureOf(slot, answer)
  }
  const [prima = null, dopo = null] = await Promise.all(SLOTS.map(readSlot))
  return { prima, dopo }
}
