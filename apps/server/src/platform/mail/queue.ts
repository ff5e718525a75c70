import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '../clock.ts'
import { type Db, matches } from '../database/db.ts'
import { outgoingMails } from '../database/schema/index.ts'
import { newId } from '../ids.ts'
import type { Mail } from './mail.ts'

/** A mail that a server has locked for sending. */
export type TakenMail = Mail & { readonly id: string; readonly tries: number }

/** How long a mail is locked: longer than the timeout of a mail server, and the delay after a crash. */
const TAKEN_MS = 2 * MINUTE_MS

/**
 * Queues a mail about an account (null: about none) in the transaction it belongs to: both are committed or rolled back,
 * and a deleted account's mails are deleted with it. Returns its id, to send it once the transaction has ended.
 * After `goodUntil` it is no longer sent.
 */
export async function queueMail(tx: Db, userId: string | null, mail: Mail, now: Date, goodUntil: Date) {
  const { to: recipient, subject, text, html } = mail
  const id = newId()
  const row = { id, userId, recipient, subject, text, html, dueAt: now, goodUntil, createdAt: now }
  await tx.insert(outgoingMails).values(row)
  return id
}

/** Queues a notification: worth sending for three days, so that an outage of the mail server does not lose it. */
export const queueNotice = (tx: Db, userId: string | null, mail: Mail, now: Date): Promise<string> =>
  queueMail(tx, userId, mail, now, new Date(now.getTime() + 3 * DAY_MS))

/** Locks one mail, or returns null if it was deleted or another server has it. */
export const takeMail = (db: Db, id: string, now: Date): Promise<TakenMail | null> =>
  take(db, sql`${outgoingMails.id} = ${id}`, now)

/** Locks the mail that has been due longest, or returns null. Servers never lock the same one. */
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
    // Not `in`: the query planner may then run the subquery for each row, and take several.
    .where(sql`${outgoingMails.id} = (${due})`)
    .returning()
  if (!row) return null
  const { id, recipient: to, subject, text, html, tries } = row
  return { id, to, subject, text, html, tries }
}

/** Releases a mail, to be sent later. */
export const postponeMail = (db: Db, id: string, dueAt: Date) =>
  db.update(outgoingMails).set({ dueAt }).where(eq(outgoingMails.id, id))

/** Mails not yet sent by any server. */
export const countWaitingMails = (db: Db): Promise<number> => db.$count(outgoingMails)

/** Deletes the mails of a salon to an address that are not yet sent. */
export const removeMailsTo = (tx: Db, salonId: string, recipient: string) =>
  tx.delete(outgoingMails).where(matches(outgoingMails, { userId: salonId, recipient }))

export const removeMail = (db: Db, id: string) => db.delete(outgoingMails).where(eq(outgoingMails.id, id))

/** Deletes expired mails and returns their number. */
export async function removeStaleMails(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(outgoingMails).where(lte(outgoingMails.goodUntil, now)).returning({
    id: outgoingMails.id,
  })
  return gone.length
}
