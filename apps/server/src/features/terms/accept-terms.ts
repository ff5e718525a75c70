import type { AcceptedTerms } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import type { Actor } from '#platform/sessions/session-store'
import { recordAcceptance } from './repository.ts'

/** Records that a signed-in user accepts the terms. */
export async function acceptTerms(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, role }: Actor,
  accepted: AcceptedTerms,
): Promise<{ readonly success: true }> {
  await recordAcceptance(db, { id: userId, role }, accepted, clock())
  return { success: true }
}
