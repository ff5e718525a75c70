import { type FoundImage, IMAGE_SEARCHES_PER_DAY } from '@riflesso/contract'
import { type Attempts, countAttempt } from '#platform/attempt-limits'
import { DAY_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { fetchOutside, type OutsideWorld } from '#platform/outside/fetch-outside'
import type { PhotoPool } from '#platform/pixels/pool'
import { jpegDataUrl } from './download-image.ts'
import type { FoundPage, ImageSearchEngine } from './engines/engine.ts'

/** The whole installation is one subject: all its servers use the service under one name. */
const INSTALLATION = 'installation'

/**
 * Counts one search of an external service, in one statement that all servers share; the count resets at 00:00 UTC.
 *
 * @throws AppError 'RATE_LIMIT' when the day's searches are used up
 */
async function countSearch(deps: Attempts, now: Date): Promise<void> {
  const windowMs = DAY_MS - (now.getTime() % DAY_MS)
  const limit = { name: 'image-search', max: IMAGE_SEARCHES_PER_DAY, windowMs }
  const { count } = await countAttempt(deps, limit, INSTALLATION, now)
  if (count > limit.max) throw new AppError('RATE_LIMIT')
}

export type SearchDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'> & {
  readonly engine: ImageSearchEngine
  readonly world: OutsideWorld
  readonly photoPool: PhotoPool
}

/** Timeout of a thumbnail: a stalled one must not delay the other three. */
const THUMBNAIL_LIMITS = { maxBytes: 2 * 1024 * 1024, timeoutMs: 4000, redirects: 2 } as const
/** Longest side, pixels: twice the width of a column of the dialog. */
const THUMBNAIL_SIDE = 480

/**
 * One page of pictures. Those of an external service have their thumbnails inside the answer: the browser calls
 * this server only, and no host learns the user's address.
 *
 * @throws AppError with a code of the search operation
 */
export async function searchImages(
  deps: SearchDeps,
  { q, start }: { readonly q: string; readonly start: number },
  signal: AbortSignal,
): Promise<FoundPage> {
  const { clock, engine } = deps
  if (engine.isOutside) await countSearch(deps, clock())
  const page = await engine.search(q, start, signal)
  if (!engine.isOutside) return page
  const images = await Promise.all(page.images.map((image) => withThumbnail(deps, image, signal)))
  // A picture without a thumbnail cannot be chosen.
  return { ...page, images: images.filter((image) => image !== null) }
}

async function withThumbnail({ world, photoPool }: SearchDeps, image: FoundImage, signal: AbortSignal) {
  const fetched = await fetchOutside(world, image.thumbnailUrl, { limits: THUMBNAIL_LIMITS, signal })
  if (!fetched.ok || fetched.status !== 200) return null
  const small = await photoPool.recode({ bytes: fetched.bytes, maxSide: THUMBNAIL_SIDE }, signal)
  return small.ok ? { ...image, thumbnailUrl: jpegDataUrl(small.jpeg) } : null
}
