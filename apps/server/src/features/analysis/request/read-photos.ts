import { confirmReading } from '@riflesso/colorimetry'
import { readingOfHead } from '@riflesso/consultation'
import type { ErrorCode, Slot } from '@riflesso/contract'
import { needsHairMarks, type ViewReading } from '@riflesso/vision'
import { errorSentences } from '#platform/copy/it'
import { AppError, type ErrorDetails } from '#platform/errors'
import type { MeasureFailure, PhotoFile } from '#platform/pixels/decode-and-read'
import type { ReadPhoto } from '#platform/pixels/photo-worker'
import type { PhotoPool, PoolFailure } from '#platform/pixels/pool'
import type { AnalyzeRequest, PhotoInput } from './analyze-request.ts'

/** Whether a failure is about one photo: the answer then names its slot. */
export const isAboutPhoto = (code: ErrorCode): boolean =>
  code.startsWith('image-') || code === 'no-hair' || code === 'unsure-hair' || code === 'readings-differ'

export type ReadPhotos = Readonly<Record<Slot, ReadPhoto | null>>

/** Readings of one photo that are further apart, in levels, have not seen the same colours. */
const MAX_LEVELS_APART = 1

const refusal = (part: string, code: ErrorCode, details: ErrorDetails = {}, cause?: unknown): AppError =>
  new AppError(code, isAboutPhoto(code) ? { fields: { [part]: errorSentences[code] }, ...details } : details, cause)

/** The error for a photo that could not be read; `part` is its name in the request. */
export const failureOf = (part: string, answer: MeasureFailure | PoolFailure): AppError =>
  refusal(part, answer.code, {}, 'cause' in answer ? answer.cause : undefined)

/**
 * @throws AppError 'unsure-hair' when the network doubts that it is hair and the user has not confirmed anything;
 * 'readings-differ' when the user sees another level than this one
 */
function confirm(
  part: string,
  photo: ReadPhoto,
  { confirmed, seenLevel }: Pick<PhotoInput, 'confirmed' | 'seenLevel'>,
): ReadPhoto {
  const isConfirmed = Object.values(confirmed ?? {}).some((zone) => zone !== undefined)
  if (!isConfirmed && needsHairMarks(photo.reading)) throw refusal(part, 'unsure-hair')
  const reading = confirmReading(photo.reading, confirmed)
  if (seenLevel !== undefined && Math.abs(seenLevel - reading.level) > MAX_LEVELS_APART)
    throw refusal(part, 'readings-differ', { measuredLevel: reading.level })
  return { ...photo, reading }
}

/**
 * Reads the photos of a request. `withHairCrop` adds hair crops. A confirmed reading replaces the measured one.
 *
 * @throws AppError with the code of the first photo that failed; `fields` names its slot, or its part if it is a further one
 */
export async function readPhotos(
  pool: PhotoPool,
  request: Pick<AnalyzeRequest, Slot>,
  { withHairCrop }: { readonly withHairCrop: boolean },
  signal: AbortSignal,
): Promise<ReadPhotos> {
  const readSlot = async (slot: Slot) => {
    const photo = request[slot]
    return photo && readOnePhoto(pool, slot, { ...photo, withHairCrop }, signal)
  }
  // One after the other: a request never takes two places of the queue.
  return { prima: await readSlot('prima'), dopo: await readSlot('dopo') }
}

/**
 * Reads a photo, and further ones of the same head with it as one reading; `part` is its name in the request.
 *
 * @throws AppError with the code of the failure; `fields` names the part
 */
export async function readOnePhoto(
  pool: PhotoPool,
  part: string,
  photo: PhotoInput & Pick<PhotoFile, 'withHairCrop'>,
  signal: AbortSignal,
): Promise<ReadPhoto> {
  const { bytes, hints, withHairCrop, place = 'front', further = [] } = photo
  const answer = await pool.read({ bytes, hints, withHairCrop }, signal)
  if (!answer.ok) throw failureOf(part, answer)
  const views: ViewReading[] = [{ place, reading: answer.reading }]
  for (const other of further) {
    const seen = await pool.measure({ bytes: other.bytes }, signal)
    // One without hair is left out: the others may be good.
    if (!seen.ok && seen.code !== 'no-hair') throw failureOf(other.part, seen)
    views.push({ place: other.place, reading: seen.ok ? seen.reading : null })
  }
  return confirm(part, { ...answer, reading: readingOfHead(views) ?? answer.reading }, photo)
}

/**
 * The picture that would be measured of a photo, as the data URL of a PNG.
 *
 * @throws AppError with the code of the failure; `fields` names the part
 */
export async function previewPhoto(pool: PhotoPool, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const answer = await pool.picture({ bytes }, signal)
  if (!answer.ok) throw failureOf('image', answer)
  return `data:image/png;base64,${Buffer.from(answer.png).toString('base64')}`
}
