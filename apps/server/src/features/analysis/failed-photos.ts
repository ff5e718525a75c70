import { countAttempt, type Limit, refuseWhenExhausted } from '#platform/attempt-limits'
import { MINUTE_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'

/**
 * Photos that could not be read cost the salon nothing, but the server as much as others. Nobody who photographs hair
 * meets these limits.
 */
export const FAILED_PER_SALON: Limit = { name: 'failed-photos-salon', max: 30, windowMs: 15 * MINUTE_MS }
export const FAILED_PER_NETWORK: Limit = { name: 'failed-photos-network', max: 60, windowMs: 15 * MINUTE_MS }

type FailureDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'>

type Caller = { readonly salonId: string; readonly network: string }

const limitsOf = ({ salonId, network }: Caller) =>
  [
    [FAILED_PER_SALON, salonId],
    [FAILED_PER_NETWORK, network],
  ] as const

/**
 * Refuses a salon or a network with too many photos that could not be read.
 *
 * @throws AppError 'too-many-attempts' with the seconds to wait
 */
export async function refuseAfterFailures(deps: FailureDeps, caller: Caller): Promise<void> {
  for (const [limit, subject] of limitsOf(caller)) await refuseWhenExhausted(deps, limit, subject, deps.clock())
}

/** Runs an analysis, and counts it when the photo or the measuring of it failed. */
export async function countingFailures<Result>(
  deps: FailureDeps,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && (isAboutPhoto(error.code) || error.code === 'engine-failed'))
      for (const [limit, subject] of limitsOf(caller)) await countAttempt(deps, limit, subject, deps.clock())
    throw error
  }
}

/** Codes of a photo itself: the answer then names its slot. */
export const isAboutPhoto = (code: string): boolean =>
  code.startsWith('image-') || code === 'no-hair' || code === 'unsure-hair'
