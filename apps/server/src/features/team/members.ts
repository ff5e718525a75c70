import type { Team, TeamInvitation, TeamMember } from '@riflesso/contract'
import { lockPlaces, readPlaces } from '#features/account'
import { recordAct } from '#features/audit'
import { forgetAttemptsOf } from '#platform/attempt-limits'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { recordDeletion } from '#platform/ledger/deletions'
import { queueNotice } from '#platform/mail/queue'
import type { Actor } from '#platform/sessions/session-store'
import { newToken } from '#platform/sessions/tokens'
import * as repository from './repository.ts'
import { reinstatedMail, removedMail, suspendedMail } from './team-mails.ts'

/** Places without a collaborator and without an open invitation. */
export const freePlacesOf = (
  places: number,
  members: readonly repository.PersonRow[],
  invitations: readonly repository.InvitationRow[],
  now: Date,
): number => Math.max(0, places - members.length - invitations.filter(({ expiresAt }) => expiresAt > now).length)

/** The team of a salon, as shown to its owner. */
export async function readTeam(db: Db, salonId: string, now: Date): Promise<Team> {
  const places = await readPlaces(db, salonId)
  const members = await repository.listMembers(db, salonId)
  const invitations = await repository.listInvitations(db, salonId)
  return {
    places,
    freePlaces: freePlacesOf(places, members, invitations, now),
    members: members.map(presentMember),
    invitations: invitations.map((invitation) => presentInvitation(invitation, now)),
  }
}

const presentMember = (row: repository.PersonRow): TeamMember => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  joinedAt: row.createdAt.toISOString(),
  suspended: row.suspendedAt !== null,
})

const presentInvitation = (row: repository.InvitationRow, now: Date): TeamInvitation => ({
  id: row.id,
  email: row.email,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  expired: row.expiresAt <= now,
})

/**
 * Removes a collaborator: from now on their sessions answer 'account-removed'. Their work stays with the salon, under
 * their name; their place goes to a suspended collaborator.
 *
 * @throws AppError 'collaborator-not-found'
 */
export async function removeCollaborator(deps: Deps, actor: Actor, id: string): Promise<Team> {
  const { db, config, background, mailSender } = deps
  const { salonId } = actor
  const now = deps.clock()
  const unusablePassword = await deps.passwords.hash(newToken())
  const mailIds = await db.transaction(async (tx) => {
    await lockPlaces(tx, salonId)
    const member = (await repository.listMembers(tx, salonId)).find((candidate) => candidate.id === id)
    if (!member) throw new AppError('collaborator-not-found')
    await repository.retirePerson(tx, id, unusablePassword, now)
    await forgetAttemptsOf({ ...deps, db: tx }, [id, member.email])
    await recordAct(tx, actor, 'collaborator-removed', now)
    const notice = await queueNotice(tx, id, removedMail(config, await repository.findOwner(tx, salonId), member), now)
    const fitted = await fitTeamToPlan(tx, deps, salonId, now)
    await recordDeletion(deps.ledger, { kind: 'collaborator', at: now, salonId, id })
    return [notice, ...fitted]
  })
  for (const mailId of mailIds) background.run(() => mailSender.sendNow(mailId))
  return readTeam(db, salonId, now)
}

/**
 * Fits the team of a salon to its plan: collaborators longest in the team have the places, the newest are suspended while
 * there are too few, and reactivated when there are enough again. Nobody is deleted; a suspended collaborator's sessions
 * answer 'account-suspended' until then.
 *
 * Call it inside every transaction that changes `currentPlan` or `subscriptionStatus` of the salon's row, after the
 * change; it is idempotent. Returns the ids of the mails
 * that notify the affected users: to be sent once the transaction has ended.
 */
export async function fitTeamToPlan(tx: Db, { config }: Pick<Deps, 'config'>, salonId: string, now: Date) {
  const places = await lockPlaces(tx, salonId)
  const members = await repository.listMembers(tx, salonId)
  const mailIds: string[] = []
  for (const [index, member] of members.entries()) {
    const hasPlace = index < places
    if (hasPlace === (member.suspendedAt === null)) continue
    await repository.setSuspended(tx, member.id, hasPlace ? null : now, now)
    const mail = (hasPlace ? reinstatedMail : suspendedMail)(config, await repository.findOwner(tx, salonId), member)
    mailIds.push(await queueNotice(tx, member.id, mail, now))
  }
  return mailIds
}
