import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { LONGEST_CALL_MS } from './provider.ts'
import { endTurn, renewTurn, takeTurn } from './repository.ts'

/** Outlasts any call to the provider; a server that died keeps others out no longer. Who lives renews it meanwhile. */
const TURN_MS = 2 * LONGEST_CALL_MS
const RENEW_MS = TURN_MS / 4
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
  const next = () => new Date(clock().getTime() + TURN_MS)
  let until = next()
  for (let tries = 0; ; tries++) {
    if (await takeTurn(db, salonId, clock(), until)) break
    if (tries === RETRIES) throw new AppError('busy')
    await wait(RETRY_MS)
    until = next()
  }
  const renew = async () => {
    const later = next()
    if (await renewTurn(db, salonId, until, later)) until = later
  }
  // A renewal that fails leaves what is left of the lease: more than any call takes.
  const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await endTurn(db, salonId, until)
  }
}
