import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { type Db, hasRow, one } from './database/db.ts'
import { attempts } from './database/schema/index.ts'
import type { Deps } from './deps.ts'
import type { KeyedHash } from './encryption/keyed-hash.ts'
import { AppError } from './errors.ts'

/** At most `max` attempts by one subject in a window that starts with the first of them. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number }

/** The counted subject. Of a pair, the first owns the count: it is deleted with their account. */
export type Subject = string | readonly [owner: string, more: string]

/** Storage of the counts, and the hash of their subjects. */
export type Attempts = Pick<Deps, 'db' | 'keyedHash'>

/** Counts one attempt in one statement, and returns the number in this window and when it ends. */
export async function countAttempt({ db, keyedHash }: Attempts, limit: Limit, subject: Subject, now: Date) {
  const windowEndsAt = new Date(now.getTime() + limit.windowMs)
  const over = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const row = await one(
    db
      .insert(attempts)
      .values({ key: keyOf(keyedHash, limit, subject), count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
          windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
        },
      })
      .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt }),
  )
  return row
}

/**
 * Counts one attempt and refuses it when it exceeds the limit.
 *
 * @throws AppError 'too-many-attempts' with the seconds to wait
 */
export async function enforceLimit(deps: Attempts, limit: Limit, subject: Subject, now: Date): Promise<void> {
  const { count, windowEndsAt } = await countAttempt(deps, limit, subject, now)
  if (count > limit.max) throw tooManyUntil(windowEndsAt, now)
}

/**
 * Refuses the next attempt of a subject that is counted elsewhere, and counts nothing.
 *
 * @throws AppError 'too-many-attempts' with the seconds to wait
 */
export async function refuseWhenExhausted({ db, keyedHash }: Attempts, limit: Limit, subject: Subject, now: Date) {
  const [row] = await db
    .select({ count: attempts.count, windowEndsAt: attempts.windowEndsAt })
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(keyedHash, limit, subject)), gt(attempts.windowEndsAt, now)))
  if (row && row.count >= limit.max) throw tooManyUntil(row.windowEndsAt, now)
}

const tooManyUntil = (windowEndsAt: Date, now: Date) =>
  new AppError('too-many-attempts', { retryAfterSeconds: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000) })

/** Whether a subject was counted in an open window. */
export const wasCounted = ({ db, keyedHash }: Attempts, limit: Limit, subject: Subject, now: Date) =>
  hasRow(db, attempts, and(eq(attempts.key, keyOf(keyedHash, limit, subject)), gt(attempts.windowEndsAt, now)))

/** Resets the count of a subject after a success. */
export const forgetAttempts = ({ db, keyedHash }: Attempts, limit: Limit, subject: Subject) =>
  db.delete(attempts).where(eq(attempts.key, keyOf(keyedHash, limit, subject)))

/** Deletes all counts of deleted accounts, given by the names of their subjects. */
export async function forgetAttemptsOf({ db, keyedHash }: Attempts, owners: readonly string[]): Promise<void> {
  const hashes = owners.map((owner) => hashOf(keyedHash, owner))
  await db.delete(attempts).where(inArray(sql`split_part(${attempts.key}, ':', 2)`, hashes))
}

/** Deletes expired windows. */
export async function removeEndedWindows(db: Db, now: Date): Promise<void> {
  // Version 0.1.0 stored hashes without a key: longer ones, of addresses that could be found by brute force.
  const isUnkeyed = sql`length(split_part(${attempts.key}, ':', 2)) > ${HASH_LENGTH}`
  await db.delete(attempts).where(or(lte(attempts.windowEndsAt, now), isUnkeyed))
}

/** 128 bits, in hex. */
const HASH_LENGTH = 32

/** Every part of a subject is hashed separately, so that all rows of a user can be found. */
const keyOf = (keyedHash: KeyedHash, limit: Limit, subject: Subject): string =>
  [limit.name, ...[subject].flat().map((part) => hashOf(keyedHash, part))].join(':')

const hashOf = (keyedHash: KeyedHash, part: string): string => keyedHash(part, 'attempts').slice(0, HASH_LENGTH)
