import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { putBillingAccount, takeTurn } from './repository.ts'

/** Longer than any work with the provider; a server that died keeps others out no longer. */
const TURN_MS = 2 * MINUTE_MS
const RETRY_MS = 50
const RETRIES = 400

/**
 * Works on a salon's subscription while nobody else does, on any server. A lease instead of a transaction: the provider
 * is asked meanwhile, and a database connection should not wait for it.
 *
 * @throws AppError 'busy' when the turn does not come in twenty seconds
 */
export async function inTurn<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  salonId: string,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    const now = clock()
    if (await takeTurn(db, salonId, now, new Date(now.getTime() + TURN_MS))) break
    if (tries === RETRIES) throw new AppError('busy')
    await wait(RETRY_MS)
  }
  try {
    return await work()
  } finally {
    await putBillingAccount(db, salonId, { busyUntil: null })
  }
}
