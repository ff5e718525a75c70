import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './users.ts'

/**
 * Mails that wait to be sent: written in the transaction they belong to, gone as soon as they are sent. So a code lies
 * here for a moment only, at most until it is good for nothing.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    /** Whose account it is about: when that is deleted, the mail is of no use and goes with it. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    tries: integer().notNull().default(0),
    /** When a server may take it next; while one sends it, this lies in the future. */
    dueAt: moment().notNull(),
    /** Later than this nobody needs it any more. */
    goodUntil: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('outgoing_mails_due_at_idx').on(t.dueAt)],
)
