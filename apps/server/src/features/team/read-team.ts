import type { Team, TeamInvitation, TeamMember } from '@riflesso/contract'
import { readPlaces } from '#features/account'
import type { Db } from '#platform/database/db'
import { type InvitationRow, listInvitations, listMembers, type PersonRow } from './repository.ts'

/** Places without a collaborator and without an open invitation. */
export const freePlacesOf = (
  places: number,
  members: readonly PersonRow[],
  invitations: readonly InvitationRow[],
  now: Date,
): number => Math.max(0, places - members.length - invitations.filter(({ expiresAt }) => expiresAt > now).length)

/** The team of a salon, as shown to its owner. */
export async function readTeam(db: Db, salonId: string, now: Date): Promise<Team> {
  const places = await readPlaces(db, salonId)
  const members = await listMembers(db, salonId)
  const invitations = await listInvitations(db, salonId)
  return {
    places,
    freePlaces: freePlacesOf(places, members, invitations, now),
    members: members.map(presentMember),
    invitations: invitations.map((invitation) => presentInvitation(invitation, now)),
  }
}

const presentMember = (row: PersonRow): TeamMember => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  joinedAt: row.createdAt.toISOString(),
  suspended: row.suspendedAt !== null,
})

const presentInvitation = (row: InvitationRow, now: Date): TeamInvitation => ({
  id: row.id,
  email: row.email,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  expired: row.expiresAt <= now,
})
