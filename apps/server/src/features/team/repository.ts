import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { DAY_MS } from '#platform/clock'
import { changes, type Db, first, hasRow, matches, one } from '#platform/database/db'
import {
  emailChanges,
  emailReverts,
  emailVerifications,
  loginTickets,
  outgoingMails,
  passwordResets,
  recoveryCodes,
  secondFactors,
  teamInvitations,
  users,
} from '#platform/database/schema/index'

export type PersonRow = typeof users.$inferSelect
export type InvitationRow = typeof teamInvitations.$inferSelect

/** The collaborators of a salon, longest in the team first, suspended ones included, removed ones not. */
export const listMembers = (db: Db, salonId: string): Promise<PersonRow[]> =>
  db
    .select()
    .from(users)
    .where(and(eq(users.parentId, salonId), isNull(users.removedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))

/** Newest first. */
export const listInvitations = (db: Db, salonId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(teamInvitations)
    .where(eq(teamInvitations.salonId, salonId))
    .orderBy(desc(teamInvitations.sentAt), desc(teamInvitations.id))

export async function findOwner(db: Db, salonId: string): Promise<PersonRow> {
  const row = await one(db.select().from(users).where(eq(users.id, salonId)))
  return row
}

export const insertInvitation = (tx: Db, row: InvitationRow) => tx.insert(teamInvitations).values(row)

/** Replaces the token of an invitation: the link of the previous mail becomes invalid. */
export const renewInvitation = (
  tx: Db,
  id: string,
  renewed: Pick<InvitationRow, 'tokenHash' | 'sentAt' | 'expiresAt'>,
) => tx.update(teamInvitations).set(renewed).where(eq(teamInvitations.id, id))

/** How long an invitation that was not accepted can still be sent again. */
const RESENDABLE_MS = 30 * DAY_MS

/** Deletes invitations that expired long ago: the addresses of people who never answered. */
export const removeOldInvitations = (db: Db, now: Date) =>
  db.delete(teamInvitations).where(lte(teamInvitations.expiresAt, new Date(now.getTime() - RESENDABLE_MS)))

/** Whether the salon had that invitation. */
export const deleteInvitation = (db: Db, salonId: string, id: string) =>
  changes(db.delete(teamInvitations).where(matches(teamInvitations, { id, salonId })))

export const findInvitation = (db: Db, tokenHash: string) =>
  first(db.select().from(teamInvitations).where(eq(teamInvitations.tokenHash, tokenHash)))

/** Uses an invitation. False when it was used already, or its token was replaced. */
export const takeInvitation = (tx: Db, { id, tokenHash }: InvitationRow) =>
  changes(tx.delete(teamInvitations).where(matches(teamInvitations, { id, tokenHash })))

/** Whether the address is verified by some account. */
export const hasAccount = (db: Db, email: string) => hasRow(db, users, matches(users, { email, isEmailVerified: true }))

/**
 * Adds a collaborator, or returns null when the address has a verified account. An unverified registration proves
 * nothing and was never signed in to: the reader of the mailbox came through the invitation, so it is deleted.
 */
export async function insertCollaborator(tx: Db, row: typeof users.$inferInsert): Promise<PersonRow | null> {
  await tx.delete(users).where(matches(users, { email: row.email, isEmailVerified: false }))
  const [inserted] = await tx.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning()
  return inserted ?? null
}

/** Suspends a collaborator since a time, or reactivates them with null. */
export const setSuspended = (tx: Db, id: string, suspendedAt: Date | null, now: Date) =>
  tx.update(users).set({ suspendedAt, updatedAt: now }).where(eq(users.id, id))

/**
 * Keeps the name of a user for their work, and frees the address: `.invalid` is reserved
 * (RFC 2606). Codes and queued mails to them are deleted.
 */
export async function retirePerson(tx: Db, id: string, passwordHash: string, now: Date): Promise<void> {
  const mailed = [passwordResets, emailChanges, emailReverts, emailVerifications, outgoingMails]
  for (const rows of [...mailed, loginTickets, secondFactors, recoveryCodes]) {
    await tx.delete(rows).where(eq(rows.userId, id))
  }
  const gone = { email: `${id}@removed.invalid`, password: passwordHash, phoneNumber: null, suspendedAt: null }
  await tx
    .update(users)
    .set({ ...gone, emailVerificationCode: null, emailVerificationExpiry: null, removedAt: now, updatedAt: now })
    .where(eq(users.id, id))
}
