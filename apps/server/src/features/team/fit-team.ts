import { lockPlaces } from '#features/account'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { queueNotice } from '#platform/mail/queue'
import { findOwner, listMembers, setSuspended } from './repository.ts'
import { reinstatedMail, suspendedMail } from './team-mails.ts'

/**
 * Fits the team of a salon to its plan: collaborators longest in the team have the places, the newest are suspended while
 * there are too few, and reactivated when there are enough again. Nobody is deleted; a suspended collaborator's sessions
 * answer 'account-suspended' until then.
 *
 * Call it inside every transaction that changes `currentPlan` or `subscriptionStatus` of the salon's row, after the
 * change; it is idempotent. Returns the ids of the mails
 * that notify the affected users: to be sent once the transaction has ended.
 */
export async function fitTeamToPlan(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
  salonId: string,
  now: Date,
): Promise<readonly string[]> {
  const places = await lockPlaces(tx, salonId)
  const members = await listMembers(tx, salonId)
  const mailIds: string[] = []
  for (const [index, member] of members.entries()) {
    const hasPlace = index < places
    if (hasPlace === (member.suspendedAt === null)) continue
    await setSuspended(tx, member.id, hasPlace ? null : now, now)
    const mail = (hasPlace ? reinstatedMail : suspendedMail)(config, await findOwner(tx, salonId), member)
    mailIds.push(await queueNotice(tx, member.id, mail, now))
  }
  return mailIds
}
