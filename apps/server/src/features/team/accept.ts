import { type acceptInvitationBody, DPA_VERSION } from '@riflesso/contract'
import type { z } from 'zod'
import { lockPlaces } from '#features/account'
import { recordAct, salonOf } from '#features/audit'
import { recordAcceptance } from '#features/terms'
import { enforceLimit } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { newId } from '#platform/ids'
import { queueNotice } from '#platform/mail/queue'
import { refuseWeakPassword } from '#platform/passwords'
import { type NewSession, startSession } from '#platform/sessions/session-store'
import { sha256 } from '#platform/sessions/tokens'
import { TOKENS_PER_NETWORK } from './invite.ts'
import * as repository from './repository.ts'
import { joinedMail, salonName } from './team-mails.ts'

/**
 * The content of an invitation, for the holder of its token: it was read from the mailbox, so the answer may also say that
 * the address has an account.
 *
 * @throws AppError 'invitation-invalid', 'invitation-expired', 'too-many-attempts'
 */
export async function readInvitation(deps: Deps, token: string, network: string) {
  const { salonId, email, expiresAt } = await openInvitation(deps, token, network)
  return {
    salonName: salonName(await repository.findOwner(deps.db, salonId)),
    email,
    expiresAt: expiresAt.toISOString(),
    hasAccount: await repository.hasAccount(deps.db, email),
  }
}

/**
 * Makes the holder of the token a collaborator of the salon, and signs them in. However many accept at once, the team never
 * exceeds the places of the plan.
 *
 * @throws AppError 'invitation-invalid', 'invitation-expired', 'team-full', 'address-has-account', 'too-many-attempts'
 */
export async function acceptInvitation(
  deps: Deps,
  { token, firstName, lastName, password, termsVersion }: z.output<typeof acceptInvitationBody>,
  network: string,
  device: string | null,
): Promise<{ readonly user: repository.PersonRow; readonly session: NewSession }> {
  const { db, config } = deps
  const now = deps.clock()
  const invitation = await openInvitation(deps, token, network)
  const { salonId, email } = invitation
  refuseWeakPassword('password', password, [email, firstName, lastName])
  const person = { firstName, lastName, email, password: await deps.passwords.hash(password) }

  const { mailId, ...joined } = await db.transaction(async (tx) => {
    const places = await lockPlaces(tx, salonId)
    if (!(await repository.takeInvitation(tx, invitation))) throw new AppError('invitation-invalid')
    if ((await repository.listMembers(tx, salonId)).length >= places) throw new AppError('team-full')
    const times = { createdAt: now, updatedAt: now }
    const child = { id: newId(), role: 'child' as const, parentId: salonId, isEmailVerified: true }
    const user = required(
      await repository.insertCollaborator(tx, { ...child, ...person, ...times }),
      'address-has-account',
    )
    await recordAcceptance(tx, user, { termsVersion, dpaVersion: DPA_VERSION }, now)
    await recordAct(tx, salonOf(user), 'collaborator-joined', now)
    const mailId = await queueNotice(
      tx,
      salonId,
      joinedMail(config, await repository.findOwner(tx, salonId), user),
      now,
    )
    return { user, session: await startSession(tx, user.id, false, now, device), mailId }
  })
  deps.background.run(() => deps.mailSender.sendNow(mailId))
  return joined
}

async function openInvitation(deps: Deps, token: string, network: string): Promise<repository.InvitationRow> {
  const { db, clock } = deps
  const now = clock()
  await enforceLimit(deps, TOKENS_PER_NETWORK, network, now)
  const invitation = required(await repository.findInvitation(db, sha256(token)), 'invitation-invalid')
  if (invitation.expiresAt <= now) throw new AppError('invitation-expired')
  return invitation
}
