import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamp } from './columns.ts'
import { users } from './users.ts'

/**
 * Queued mails: inserted in the transaction they belong to, deleted as soon as they are sent. So a code is stored
 * here briefly, at most until it expires.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    /** The account that the mail is about: the mail is deleted with it. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    tries: integer().notNull().default(0),
    /** When a server may take it next; in the future while one sends it. */
    dueAt: timestamp().notNull(),
    /** When it expires. */
    goodUntil: timestamp().notNull(),
    createdAt: timestamp().notNull().defaultNow(),
  },
  (t) => [index('outgoing_mails_due_at_idx').on(t.dueAt)],
)
