import type { Team } from '@riflesso/contract'
import { lockPlaces } from '#features/account'
import { recordAct } from '#features/audit'
import { forgetAttemptsOf } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { recordDeletion } from '#platform/ledger/deletions'
import { queueNotice } from '#platform/mail/queue'
import type { Actor } from '#platform/sessions/session-store'
import { newToken } from '#platform/sessions/tokens'
import { fitTeamToPlan } from './fit-team.ts'
import { readTeam } from './read-team.ts'
import { findOwner, listMembers, retirePerson } from './repository.ts'
import { removedMail } from './team-mails.ts'

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
  const nobodysPassword = await deps.passwords.hash(newToken())
  const mailIds = await db.transaction(async (tx) => {
    await lockPlaces(tx, salonId)
    const member = (await listMembers(tx, salonId)).find((candidate) => candidate.id === id)
    if (!member) throw new AppError('collaborator-not-found')
    await retirePerson(tx, id, nobodysPassword, now)
    await forgetAttemptsOf({ ...deps, db: tx }, [id, member.email])
    await recordAct(tx, actor, 'collaborator-removed', now)
    const notice = await queueNotice(tx, id, removedMail(config, await findOwner(tx, salonId), member), now)
    const fitted = await fitTeamToPlan(tx, deps, salonId, now)
    await recordDeletion(deps.ledger, { kind: 'collaborator', at: now, salonId, id })
    return [notice, ...fitted]
  })
  for (const mailId of mailIds) background.run(() => mailSender.sendNow(mailId))
  return readTeam(db, salonId, now)
}
