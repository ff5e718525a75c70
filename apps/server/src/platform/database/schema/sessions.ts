import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './users.ts'

/** Signed-in devices. Only hashes of the two tokens are kept: a copy of the table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('sessions_token_hash_key'),
    /** The cookie that serves image GETs only. */
    imageTokenHash: text().notNull().unique('sessions_image_token_hash_key'),
    /** 'Ricorda password': thirty days of rest instead of twelve hours. */
    remember: boolean().notNull().default(false),
    /** In words, as its browser describes itself. */
    device: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When the password was last typed on this device. */
    passwordConfirmedAt: moment().notNull(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('sessions_user_id_idx').on(t.userId), index('sessions_expires_at_idx').on(t.expiresAt)],
)

/** Sign-ins whose password was right and that wait for the second step. Only the hash of the token is kept. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('login_tickets_token_hash_key'),
    /** 'Ricorda password', as it was chosen with the password. */
    remember: boolean().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('login_tickets_user_id_idx').on(t.userId), index('login_tickets_expires_at_idx').on(t.expiresAt)],
)

/** Attempts counted per key in a window of time, shared by every server on this database. */
export const attempts = pgTable(
  'attempts',
  {
    /** '<limit>:<keyed hash of who is counted>', sometimes with a second one of where. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (t) => [index('attempts_window_ends_at_idx').on(t.windowEndsAt)],
)
