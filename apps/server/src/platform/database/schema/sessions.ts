import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamp } from './columns.ts'
import { owner } from './user-columns.ts'

/** Signed-in devices. Only hashes of the two tokens are stored: a copy of the table grants nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    tokenHash: text().notNull().unique('sessions_token_hash_key'),
    /** The cookie for image GETs only. */
    imageTokenHash: text().notNull().unique('sessions_image_token_hash_key'),
    /** 'Ricorda password': thirty days of inactivity instead of twelve hours. */
    remember: boolean().notNull().default(false),
    /** The browser's description of the device. */
    device: text(),
    createdAt: timestamp().notNull().defaultNow(),
    /** When the password was last entered on this device. */
    passwordConfirmedAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull().defaultNow(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [index('sessions_user_id_idx').on(t.userId), index('sessions_expires_at_idx').on(t.expiresAt)],
)

/** Sign-ins with a right password that wait for the second step. Only the hash of the token is stored. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    id: id(),
    userId: owner(),
    tokenHash: text().notNull().unique('login_tickets_token_hash_key'),
    /** 'Ricorda password', as chosen with the password. */
    remember: boolean().notNull(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [index('login_tickets_user_id_idx').on(t.userId), index('login_tickets_expires_at_idx').on(t.expiresAt)],
)

/** Attempts per key in a time window, shared by every server on this database. */
export const attempts = pgTable(
  'attempts',
  {
    /** '<limit>:<keyed hash of the subject>', sometimes with a second hash of the network. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: timestamp().notNull(),
  },
  (t) => [index('attempts_window_ends_at_idx').on(t.windowEndsAt)],
)
