import type { BillingDetails } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { requireRecentPassword } from '#platform/sessions/require-recent-password'
import type { Actor } from '#platform/sessions/session-store'
import { findBillingDetails, putBillingDetails } from './salon-repository.ts'

/** Whom the salon's invoices are made out to; null until they are filled in. */
export const readBillingDetails = async (
  { db }: Pick<Deps, 'db'>,
  { salonId }: Pick<Actor, 'salonId'>,
): Promise<{ readonly details: BillingDetails | null }> => ({ details: await findBillingDetails(db, salonId) })

/**
 * Saves the billing details. The first ones need no password: they follow a payment and replace nothing.
 *
 * @throws AppError 'password-needed'
 */
export async function changeBillingDetails(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  details: BillingDetails,
): Promise<{ readonly details: BillingDetails }> {
  if ((await findBillingDetails(db, actor.salonId)) !== null) await requireRecentPassword(db, actor, clock())
  await putBillingDetails(db, actor.salonId, details, clock())
  return { details }
}
