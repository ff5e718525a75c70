import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { recordAcceptance } from '#features/terms'
import { type Db, first, hasRow, hold, matches, one } from '#platform/database/db'
import { emailVerifications, type PendingRegistration, users } from '#platform/database/schema/index'

export type { PendingRegistration }
export type UserRow = typeof users.$inferSelect
export type VerificationRow = typeof emailVerifications.$inferSelect

export const findUserByEmail = (db: Db, email: string) => first(db.select().from(users).where(eq(users.email, email)))

export const findUser = (db: Db, id: string) => first(db.select().from(users).where(eq(users.id, id)))

/** Whether a user still has this password hash; the row stays locked until the transaction ends. */
export const lockWithPassword = (tx: Db, id: string, password: string) =>
  hold(tx, users, matches(users, { id, password }), 'update')

/** Sets the hash of a password. */
export const updatePassword = (tx: Db, id: string, password: string, now: Date): Promise<UserRow> =>
  update(tx, id, { password, updatedAt: now })

/** Updates a user's own details. */
export const updatePerson = (
  tx: Db,
  id: string,
  person: Pick<UserRow, 'firstName' | 'lastName' | 'phoneNumber'> & Partial<Pick<UserRow, 'companyName'>>,
  now: Date,
): Promise<UserRow> => update(tx, id, { ...person, updatedAt: now })

async function update(tx: Db, id: string, changes: Partial<UserRow>): Promise<UserRow> {
  const row = await one(tx.update(users).set(changes).where(eq(users.id, id)).returning())
  return row
}

/** Adds a user, or returns null when the address is taken. */
export const insertUser = (db: Db, row: typeof users.$inferInsert) =>
  first(db.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning())

/** Stores a code to be sent, and points the user's row at it. */
export async function insertVerification(
  tx: Db,
  row: Required<
    Pick<VerificationRow, 'id' | 'userId' | 'code' | 'registrationId' | 'registration' | 'expiresAt' | 'createdAt'>
  >,
): Promise<void> {
  await tx.insert(emailVerifications).values(row)
  await tx
    .update(users)
    .set({ emailVerificationCode: row.code, emailVerificationExpiry: row.expiresAt, updatedAt: row.createdAt })
    .where(eq(users.id, row.userId))
}

/** One registration of an address: its token, and the typed data (null once applied). */
export type Registration = { readonly id: string; readonly data: PendingRegistration | null }

/** Every registration of a user's address, once each. */
export const listRegistrations = (db: Db, userId: string): Promise<Registration[]> =>
  db
    .selectDistinctOn([emailVerifications.registrationId], {
      id: emailVerifications.registrationId,
      data: emailVerifications.registration,
    })
    .from(emailVerifications)
    .where(eq(emailVerifications.userId, userId))
    .orderBy(emailVerifications.registrationId)

/** Whether an unused code of a registration has this hash, valid or not. */
export const hasVerification = (db: Db, registrationId: string, codeHash: string) =>
  hasRow(db, emailVerifications, matches(emailVerifications, { registrationId, code: codeHash, verified: false }))

/** The two counts of attempts of a code. */
type TriesColumn = 'tries' | 'unnamedTries'

/**
 * Counts one attempt against every valid code of a registration and returns these codes: for any simultaneous attempts,
 * each code is returned at most `max` times for each of its counts.
 */
export const takeTry = (db: Db, registrationId: string, column: TriesColumn, max: number, now: Date) =>
  db
    .update(emailVerifications)
    .set({ [column]: sql`${emailVerifications[column]} + 1` })
    .where(
      and(
        matches(emailVerifications, { registrationId, verified: false }),
        gt(emailVerifications.expiresAt, now),
        lt(emailVerifications[column], max),
      ),
    )
    .returning()

/**
 * Applies a code: the address is verified and the account gets the data typed when this code was requested.
 * Returns null when it was applied already.
 */
export async function acceptVerification(tx: Db, verification: VerificationRow, now: Date): Promise<UserRow | null> {
  const { terms, ...person } = verification.registration ?? {}
  const [user] = await tx
    .update(users)
    .set({
      ...person,
      isEmailVerified: true,
      emailVerificationCode: null,
      emailVerificationExpiry: null,
      updatedAt: now,
    })
    .where(matches(users, { id: verification.userId, isEmailVerified: false }))
    .returning()
  if (!user) return null
  if (terms) await recordAcceptance(tx, user, terms, new Date(terms.at))
  await tx
    .update(emailVerifications)
    .set({ verified: true, registration: sql`null` })
    .where(eq(emailVerifications.id, verification.id))
  await tx
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.userId, user.id), ne(emailVerifications.id, verification.id)))
  return user
}
