import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from './database/db.ts'
import { attempts } from './database/schema/index.ts'
import { AppError } from './errors.ts'
import { sha256 } from './sessions/tokens.ts'

/** At most `max` attempts by one subject in a window that starts with the first of them. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number }

/** Counts one attempt, in one statement, and says how many there were in this window and when it ends. */
export async function countAttempt(
  db: Db,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<{ readonly count: number; readonly windowEndsAt: Date }> {
  const windowEndsAt = new Date(now.getTime() + limit.windowMs)
  const over = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(attempts)
    .values({ key: keyOf(limit, subject), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt })
  if (!row) throw new Error('the upsert of an attempt returned no row')
  return row
}

/**
 * Counts one attempt and refuses it when it is one too many.
 *
 * @throws AppError 'too-many-attempts' with the seconds to wait
 */
export async function enforceLimit(db: Db, limit: Limit, subject: string, now: Date): Promise<void> {
  const { count, windowEndsAt } = await countAttempt(db, limit, subject, now)
  if (count > limit.max) throw tooManyUntil(windowEndsAt, now)
}

/**
 * Refuses the next attempt of a subject whose attempts were counted elsewhere, and counts nothing.
 *
 * @throws AppError 'too-many-attempts' with the seconds to wait
 */
export async function refuseWhenExhausted(db: Db, limit: Limit, subject: string, now: Date): Promise<void> {
  const [row] = await db
    .select({ count: attempts.count, windowEndsAt: attempts.windowEndsAt })
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(limit, subject)), gt(attempts.windowEndsAt, now)))
  if (row && row.count >= limit.max) throw tooManyUntil(row.windowEndsAt, now)
}

const tooManyUntil = (windowEndsAt: Date, now: Date) =>
  new AppError('too-many-attempts', { retryAfterSeconds: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000) })

/** Whether a subject was counted in a window that has not ended. */
export async function wasCounted(db: Db, limit: Limit, subject: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(limit, subject)), gt(attempts.windowEndsAt, now)))
  return rows.length > 0
}

/** Starts the count of a subject again, after a success. */
export async function forgetAttempts(db: Db, limit: Limit, subject: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(limit, subject)))
}

/** Sweeps out windows that have ended. */
export async function removeEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.windowEndsAt, now))
}

const keyOf = (limit: Limit, subject: string): string => `${limit.name}:${sha256(subject)}`
