import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { CALL_TIMEOUT_MS } from './provider.ts'
import { releaseSalonLock, renewSalonLock, takeSalonLock } from './repository.ts'

/** Longer than any provider call, and the longest that others wait after a crash. A running server renews its lease. */
const LEASE_MS = 2 * CALL_TIMEOUT_MS
const RENEW_MS = LEASE_MS / 4
const RETRY_MS = 50
const RETRIES = 400

/**
 * Runs `work` on a salon's subscription under an exclusive lock across servers. It is a lease, not a transaction: the provider
 * is called inside it, and a call should not hold a database connection.
 *
 * @throws AppError 'busy' when the lock is not free within twenty seconds
 */
export async function withSalonLock<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  salonId: string,
  work: () => Promise<T>,
): Promise<T> {
  const next = () => new Date(clock().getTime() + LEASE_MS)
  let until = next()
  for (let tries = 0; ; tries++) {
    if (await takeSalonLock(db, salonId, clock(), until)) break
    if (tries === RETRIES) throw new AppError('busy')
    await wait(RETRY_MS)
    until = next()
  }
  const renew = async () => {
    const later = next()
    if (await renewSalonLock(db, salonId, until, later)) until = later
  }
  // After a failed renewal the rest of the lease still outlasts any call.
  const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await releaseSalonLock(db, salonId, until)
  }
}
