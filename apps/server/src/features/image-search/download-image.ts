import { type DownloadedImage, MAX_IMAGE_BYTES } from '@riflesso/contract'
import { enforceLimit } from '#platform/attempt-limits'
import { MINUTE_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import {
  fetchOutside,
  type OutsideFailure,
  type OutsideLimits,
  type OutsideWorld,
} from '#platform/outside/fetch-outside'
import type { PhotoPool } from '#platform/pixels/pool'
import type { ImageSearchEngine } from './engines/engine.ts'
import { readPicture } from './gallery/pictures.ts'

export type DownloadDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'> & {
  readonly engine: ImageSearchEngine
  readonly world: OutsideWorld
  readonly photoPool: PhotoPool
  readonly downloadLimits: OutsideLimits
}

/** Source: rulings, `POST /api/download-image`. */
export const DOWNLOAD_LIMITS: OutsideLimits = { maxBytes: MAX_IMAGE_BYTES, timeoutMs: 10_000, redirects: 3 }

/** Longest side of the returned picture, pixels: that of an archived photo. */
const DOWNLOAD_SIDE = 1600

/** Only a script would choose pictures faster. */
const PER_PERSON = { name: 'image-download', max: 60, windowMs: 10 * MINUTE_MS } as const

const CODES = {
  refused: 'download-unavailable',
  unreachable: 'download-unavailable',
  timeout: 'download-timeout',
  'too-large': 'download-too-large',
  cancelled: 'request-cancelled',
} as const satisfies Record<OutsideFailure, string>

/** Statuses of a site that shows a picture to its own visitors only. */
const PROTECTED: readonly number[] = [401, 402, 403, 405, 406, 429, 451]

/**
 * A chosen picture as a JPEG re-encoded from its pixels: from the gallery without a request; otherwise, if the
 * search uses an external service, from its address, if that is public and holds a picture.
 *
 * @throws AppError with a code of the download operation
 */
export async function downloadImage(
  deps: DownloadDeps,
  userId: string,
  imageUrl: string,
  signal: AbortSignal,
): Promise<DownloadedImage> {
  const bytes = (await readPicture(imageUrl)) ?? (await fetchPicture(deps, userId, imageUrl, signal))
  const recoded = await deps.photoPool.recode({ bytes, maxSide: DOWNLOAD_SIDE }, signal)
  if (recoded.ok) return { base64Data: jpegDataUrl(recoded.jpeg), mimeType: 'image/jpeg' }
  if (recoded.code === 'busy' || recoded.code === 'request-cancelled') throw new AppError(recoded.code)
  // A file that breaks its decoder counts as not a picture.
  throw new AppError('download-unavailable')
}

async function fetchPicture(
  deps: DownloadDeps,
  userId: string,
  imageUrl: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { clock, engine, world, downloadLimits } = deps
  // With the gallery alone nothing leaves the server.
  if (!engine.isOutside) throw new AppError('download-unavailable')
  await enforceLimit(deps, PER_PERSON, userId, clock())
  const headers = { accept: 'image/*' }
  const fetched = await fetchOutside(world, imageUrl, { headers, limits: downloadLimits, signal })
  if (!fetched.ok) throw new AppError(CODES[fetched.reason])
  if (PROTECTED.includes(fetched.status)) throw new AppError('download-protected')
  if (fetched.status !== 200) throw new AppError('download-unavailable')
  return fetched.bytes
}

/** A JPEG as a data URL. */
export const jpegDataUrl = (jpeg: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
