import type { inviteBody, Team } from '@riflesso/contract'
import type { z } from 'zod'
import { lockPlaces } from '#features/account'
import { recordAct } from '#features/audit'
import { enforceLimit, type Limit } from '#platform/attempt-limits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { queueMail } from '#platform/mail/queue'
import type { Actor } from '#platform/sessions/session-store'
import { newToken, sha256 } from '#platform/sessions/tokens'
import { freePlacesOf, readTeam } from './members.ts'
import * as repository from './repository.ts'
import { invitationMail } from './team-mails.ts'

/** TTL of an invitation. */
const INVITATION_TTL_MS = 7 * DAY_MS

/** Protects mailboxes: invitations sent by a salon, and to one address. */
const INVITATIONS_PER_SALON: Limit = { name: 'invitations-salon', max: 30, windowMs: HOUR_MS }
const INVITATIONS_PER_ADDRESS: Limit = { name: 'invitations-address', max: 5, windowMs: HOUR_MS }

/** Per network address: high, because a whole salon shares one. 256 bits cannot be guessed; this only saves work. */
export const TOKENS_PER_NETWORK: Limit = { name: 'invitation-tokens-network', max: 100, windowMs: 15 * MINUTE_MS }

/**
 * Invites a person by email while the plan has a free place. Whether the address has an
 * account elsewhere is not looked up: neither text nor duration reveals it.
 *
 * @throws AppError 'already-in-team', 'already-invited', 'places-used', 'too-many-attempts'
 */
export function invite(deps: Deps, actor: Actor, { email }: z.output<typeof inviteBody>): Promise<Team> {
  return mailing(deps, actor, email, async (tx, places, now) => {
    const { salonId } = actor
    const members = await repository.listMembers(tx, salonId)
    const owner = await repository.findOwner(tx, salonId)
    if ([owner, ...members].some((person) => person.email === email)) throw new AppError('already-in-team')
    const invitations = await repository.listInvitations(tx, salonId)
    const former = invitations.find((invitation) => invitation.email === email)
    if (former && former.expiresAt > now) throw new AppError('already-invited')
    if (freePlacesOf(places, members, invitations, now) === 0) throw new AppError('places-used')
    if (former) await repository.deleteInvitation(tx, salonId, former.id)
    const { token, ...renewed } = newInvitationToken(now)
    await repository.insertInvitation(tx, { id: newId(), salonId, email, ...renewed })
    await recordAct(tx, actor, 'collaborator-invited', now)
    return token
  })
}

/**
 * Sends an invitation again with a new link and a new expiry.
 *
 * @throws AppError 'invitation-not-found', 'places-used', 'too-many-attempts'
 */
export async function resend(deps: Deps, actor: Actor, id: string): Promise<Team> {
  const known = (await repository.listInvitations(deps.db, actor.salonId)).find((invitation) => invitation.id === id)
  if (!known) throw new AppError('invitation-not-found')
  return mailing(deps, actor, known.email, async (tx, places, now) => {
    const invitations = await repository.listInvitations(tx, actor.salonId)
    const invitation = invitations.find((candidate) => candidate.id === id)
    if (!invitation) throw new AppError('invitation-not-found')
    // An open invitation has its place already.
    const members = await repository.listMembers(tx, actor.salonId)
    const isOpen = invitation.expiresAt > now
    if (!isOpen && freePlacesOf(places, members, invitations, now) === 0) throw new AppError('places-used')
    const { token, ...renewed } = newInvitationToken(now)
    await repository.renewInvitation(tx, id, renewed)
    await recordAct(tx, actor, 'collaborator-invited', now)
    return token
  })
}

/** @throws AppError 'invitation-not-found' */
export async function withdraw({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<Team> {
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await repository.deleteInvitation(tx, actor.salonId, id))) throw new AppError('invitation-not-found')
    await recordAct(tx, actor, 'invitation-withdrawn', now)
  })
  return readTeam(db, actor.salonId, now)
}

type NewToken = { readonly token: string } & Pick<repository.InvitationRow, 'tokenHash' | 'sentAt' | 'expiresAt'>

function newInvitationToken(now: Date): NewToken {
  const token = newToken()
  return { token, tokenHash: sha256(token), sentAt: now, expiresAt: new Date(now.getTime() + INVITATION_TTL_MS) }
}

/** Creates a token under the salon's lock and queues its mail; the mail is sent once the transaction has ended. */
async function mailing(
  deps: Deps,
  actor: Actor,
  email: string,
  makeToken: (tx: Db, places: number, now: Date) => Promise<string>,
): Promise<Team> {
  const { db, config, clock, background, mailSender } = deps
  const { salonId } = actor
  const now = clock()
  await enforceLimit(deps, INVITATIONS_PER_SALON, salonId, now)
  await enforceLimit(deps, INVITATIONS_PER_ADDRESS, [salonId, email], now)
  const mailId = await db.transaction(async (tx) => {
    const token = await makeToken(tx, await lockPlaces(tx, salonId), now)
    const expiresAt = new Date(now.getTime() + INVITATION_TTL_MS)
    const mail = invitationMail(config, { email, salon: await repository.findOwner(tx, salonId), token, expiresAt })
    return queueMail(tx, salonId, mail, now, expiresAt)
  })
  background.run(() => mailSender.sendNow(mailId))
  return readTeam(db, salonId, now)
}
