import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { analysisValues, colorAnalyses, guesses, guessSettings, users } from '#platform/database/schema/index'

export type GuessRow = typeof guesses.$inferSelect
export type Settings = Pick<typeof guessSettings.$inferSelect, 'isOn' | 'isShared'>

/** Maximum number of guesses that are shown and compared: more than a year of daily guesses adds nothing. */
const MAX_GUESSES = 100

/** The user's choices; both are off without a row. */
export async function findSettings(db: Db, userId: string): Promise<Settings> {
  const [row] = await db
    .select({ isOn: guessSettings.isOn, isShared: guessSettings.isShared })
    .from(guessSettings)
    .where(eq(guessSettings.userId, userId))
  return row ?? { isOn: false, isShared: false }
}

export const upsertSettings = async (db: Db, row: typeof guessSettings.$inferInsert): Promise<void> => {
  const { isOn, isShared } = row
  await db
    .insert(guessSettings)
    .values(row)
    .onConflictDoUpdate({ target: guessSettings.userId, set: { isOn, isShared } })
}

/** All guesses of a user, newest first. */
export const listGuesses = (db: Db, userId: string) =>
  db
    .select()
    .from(guesses)
    .where(eq(guesses.userId, userId))
    .orderBy(desc(guesses.guessedAt), desc(guesses.analysisId))
    .$dynamic()

/** The latest guesses of a user, oldest first. */
export const latestGuesses = async (db: Db, userId: string): Promise<readonly GuessRow[]> =>
  (await listGuesses(db, userId).limit(MAX_GUESSES)).toReversed()

export async function findGuess(db: Db, userId: string, analysisId: string): Promise<GuessRow | null> {
  const [row] = await db
    .select()
    .from(guesses)
    .where(and(eq(guesses.userId, userId), eq(guesses.analysisId, analysisId)))
  return row ?? null
}

/** Stores a guess, unless the analysis already has one. */
export const insertGuess = async (db: Db, row: GuessRow): Promise<void> => {
  await db.insert(guesses).values(row).onConflictDoNothing({ target: guesses.analysisId })
}

/** Locks the salon and the user against deletion until the transaction ends; to be locked before the analyses of the salon. */
export const holdPeople = async (tx: Db, { salonId, userId }: Pick<GuessRow, 'salonId' | 'userId'>): Promise<void> => {
  const ids = [salonId, userId]
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('key share')
}

/**
 * The reading of Prima and the plan of an analysis that this user made, or null. Locks the analysis against deletion until the
 * transaction ends.
 */
export async function holdOwnAnalysis(tx: Db, { salonId, userId }: Pick<GuessRow, 'salonId' | 'userId'>, id: string) {
  const [row] = await tx
    .select({ prima: analysisValues.prima, plan: analysisValues.plan })
    .from(colorAnalyses)
    .where(and(eq(colorAnalyses.salonId, salonId), eq(colorAnalyses.userId, userId), eq(colorAnalyses.id, id)))
    .for('key share')
  return row ?? null
}

/** Deletes the guesses of a user; their choices stay. */
export const clearGuesses = async (db: Db, userId: string): Promise<void> => {
  await db.delete(guesses).where(eq(guesses.userId, userId))
}

/** The collaborators of the salon who share their scores, by name. */
export const listSharing = (db: Db, salonId: string) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(guessSettings)
    .innerJoin(users, and(eq(users.id, guessSettings.userId), eq(users.parentId, salonId)))
    .where(eq(guessSettings.isShared, true))
    .orderBy(asc(users.firstName), asc(users.id))
