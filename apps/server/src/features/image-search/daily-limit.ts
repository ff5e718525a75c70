import { IMAGE_SEARCHES_PER_DAY } from '@riflesso/contract'
import { type Attempts, countAttempt } from '#platform/attempt-limits'
import { DAY_MS } from '#platform/clock'
import { AppError } from '#platform/errors'

/** The whole installation is one subject: all its servers use the service under one name. */
const INSTALLATION = 'installation'

/**
 * Counts one search of an external service, in one statement that all servers share; the count resets at 00:00 UTC.
 *
 * @throws AppError 'RATE_LIMIT' when the day's searches are used up
 */
export async function countSearch(deps: Attempts, now: Date): Promise<void> {
  const windowMs = DAY_MS - (now.getTime() % DAY_MS)
  const limit = { name: 'image-search', max: IMAGE_SEARCHES_PER_DAY, windowMs }
  const { count } = await countAttempt(deps, limit, INSTALLATION, now)
  if (count > limit.max) throw new AppError('RATE_LIMIT')
}
