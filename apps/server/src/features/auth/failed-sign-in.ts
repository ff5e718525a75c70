import { countFailedSignIn, salonOf } from '#features/audit'
import type { Deps } from '#platform/deps'
import type { UserRow } from './repository.ts'

/**
 * Logs a failed sign-in for the detection of attacks, and counts it for the owner of the salon. The log has no address, only
 * a keyed hash; the same account has the same hash.
 */
export function noteFailedSignIn(
  { db, clock, background, keyedHash, log }: Pick<Deps, 'db' | 'clock' | 'background' | 'keyedHash' | 'log'>,
  email: string,
  user: UserRow | null,
  network: string,
): void {
  log.warn({ network, account: keyedHash(email, 'account in the log').slice(0, 16) }, 'sign-in failed')
  // After the answer, so that its duration does not reveal whether the address exists.
  if (user?.isEmailVerified) background.run(() => countFailedSignIn(db, salonOf(user), clock()))
}
