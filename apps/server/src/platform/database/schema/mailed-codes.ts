import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './users.ts'

/** Every code sent to somebody who forgot the password. Several may be good at once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code. */
    code: text().notNull(),
    /** Who asked for it: the token that only they were given. It opens nothing by itself, so it is kept as it is. */
    requestId: uuid().notNull().unique('password_resets_request_id_key'),
    expiresAt: moment().notNull(),
    /** Tries that named the request. */
    tries: integer().notNull().default(0),
    /** Tries that did not: anybody can make them, so they use up nothing of who asked. */
    unnamedTries: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('password_resets_user_id_idx').on(t.userId)],
)

/** The address that a person wants to have, until the code sent there comes back. One for each person: the newest. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Lower case, trimmed. */
  newEmail: text().notNull(),
  /** SHA-256 of the code. */
  code: text().notNull(),
  expiresAt: moment().notNull(),
  tries: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
})

/** Addresses that accounts had before, for as long as a link in a mail to them gives them back. */
export const emailReverts = pgTable(
  'email_reverts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique('email_reverts_token_hash_key'),
    expiresAt: moment().notNull(),
  },
  (t) => [index('email_reverts_user_id_idx').on(t.userId)],
)
