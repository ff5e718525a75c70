import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { outgoingMails } from '../database/schema/index.ts'
import { newId } from '../ids.ts'
import type { Mail } from './mail.ts'

/** A mail that a server has taken to send it. */
export type TakenMail = Mail & { readonly id: string; readonly tries: number }

/** How long a taken mail is nobody else's: longer than a mail server may take, and the wait after a crash. */
const TAKEN_MS = 2 * MINUTE_MS

/**
 * Puts a mail about an account (null: about none) into the queue, in the transaction it belongs to: both stand or fall together,
 * and a deleted account takes its mails with it. Returns its id, for `Courier.bring` once the transaction has ended.
 * After `goodUntil` it is not sent any more.
 */
export async function queueMail(
  tx: Db,
  userId: string | null,
  mail: Mail,
  now: Date,
  goodUntil: Date,
): Promise<string> {
  const { to: recipient, subject, text, html } = mail
  const id = newId()
  const row = { id, userId, recipient, subject, text, html, dueAt: now, goodUntil, createdAt: now }
  await tx.insert(outgoingMails).values(row)
  return id
}

/** Takes one mail, or null when it is gone or another server has it. */
export const takeMail = (db: Db, id: string, now: Date): Promise<TakenMail | null> =>
  take(db, sql`${outgoingMails.id} = ${id}`, now)

/** Takes the mail that has been due longest, or null when none is. Servers never take the same one. */
export const takeDueMail = (db: Db, now: Date): Promise<TakenMail | null> => take(db, sql`true`, now)

async function take(db: Db, which: ReturnType<typeof sql>, now: Date): Promise<TakenMail | null> {
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(and(which, lte(outgoingMails.dueAt, now)))
    .orderBy(asc(outgoingMails.dueAt), asc(outgoingMails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(outgoingMails)
    .set({ dueAt: new Date(now.getTime() + TAKEN_MS), tries: sql`${outgoingMails.tries} + 1` })
    // Not `in`: a plan may then run the query again for each row, and take several.
    .where(sql`${outgoingMails.id} = (${due})`)
    .returning()
  if (!row) return null
  const { id, recipient: to, subject, text, html, tries } = row
  return { id, to, subject, text, html, tries }
}

/** Gives a taken mail back, to be taken again later. */
export async function postponeMail(db: Db, id: string, dueAt: Date): Promise<void> {
  await db.update(outgoingMails).set({ dueAt }).where(eq(outgoingMails.id, id))
}

/** Mails that no server has sent yet. */
export const countWaitingMails = (db: Db): Promise<number> => db.$count(outgoingMails)

export async function removeMail(db: Db, id: string): Promise<void> {
  await db.delete(outgoingMails).where(eq(outgoingMails.id, id))
}

/** Throws away what came too late, and says how many. */
export async function removeStaleMails(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(outgoingMails).where(lte(outgoingMails.goodUntil, now)).returning({
    id: outgoingMails.id,
  })
  return gone.length
}
