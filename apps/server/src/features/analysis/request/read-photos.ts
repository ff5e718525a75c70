import { confirmReading } from '@riflesso/colorimetry'
import type { ErrorCode, Slot } from '@riflesso/contract'
import { asksForHair } from '@riflesso/vision'
import { errorSentences } from '#platform/copy/it'
import { AppError } from '#platform/errors'
import type { MeasureFailure } from '#platform/pixels/decode-and-read'
import type { ReadPhoto } from '#platform/pixels/photo-worker'
import type { PhotoPool, PoolFailure } from '#platform/pixels/pool'
import type { AnalyzeRequest } from './analyze-request.ts'
import { isAboutPhoto } from './photo-codes.ts'

export type ReadPhotos = Readonly<Record<Slot, ReadPhoto | null>>

function refusal(slots: readonly Slot[], code: ErrorCode): AppError {
  const fields = Object.fromEntries(slots.map((slot) => [slot, errorSentences[code]]))
  return new AppError(code, isAboutPhoto(code) ? { fields } : {})
}

function failureOf(slots: readonly Slot[], answer: MeasureFailure | PoolFailure): AppError {
  const failure = refusal(slots, answer.code)
  if (answer.code === 'engine-failed') failure.cause = answer.cause
  return failure
}

/** @throws AppError 'unsure-hair' when the network doubts that it is hair and the user has not confirmed anything */
function confirm(slot: Slot, photo: ReadPhoto, { confirmed }: NonNullable<AnalyzeRequest[Slot]>): ReadPhoto {
  const isConfirmed = Object.values(confirmed ?? {}).some((zone) => zone !== undefined)
  if (!isConfirmed && asksForHair(photo.reading)) throw refusal([slot], 'unsure-hair')
  return { ...photo, reading: confirmReading(photo.reading, confirmed) }
}

/**
 * Reads the photos of a request; Prima and Dopo together, so that each helps the other. `withHairCrop` adds hair crops.
 * A confirmed reading replaces the measured one.
 *
 * @throws AppError with the code of the first photo that failed; `fields` names its slot, or both slots when the pair failed as one
 */
export async function readPhotos(
  pool: PhotoPool,
  request: Pick<AnalyzeRequest, Slot>,
  withHairCrop: boolean,
  signal: AbortSignal,
): Promise<ReadPhotos> {
  const prima = request.prima && { ...request.prima, withHairCrop }
  const dopo = request.dopo && { ...request.dopo, withHairCrop }
  if (prima && dopo) {
    const answer = await pool.readPair({ prima, dopo }, signal)
    if (!answer.ok) throw failureOf('slot' in answer ? [answer.slot] : ['prima', 'dopo'], answer)
    return { prima: confirm('prima', answer.prima, prima), dopo: confirm('dopo', answer.dopo, dopo) }
  }
  const readSlot = async (slot: Slot, photo: AnalyzeRequest[Slot]) => {
    if (!photo) return null
    const answer = await pool.read({ ...photo, isWish: slot === 'dopo' }, signal)
    if (!answer.ok) throw failureOf([slot], answer)
    return confirm(slot, answer, photo)
  }
  return { prima: await readSlot('prima', prima), dopo: await readSlot('dopo', dopo) }
}
