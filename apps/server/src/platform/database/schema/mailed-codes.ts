import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamp } from './columns.ts'
import { owner, ownerKey } from './user-columns.ts'

/** Every password reset code sent. Several may be valid at a time. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: owner(),
    /** SHA-256 of the code. */
    code: text().notNull(),
    /** Token of the request, given only to its sender. Alone it grants nothing, so it is stored in plain text. */
    requestId: uuid().notNull().unique('password_resets_request_id_key'),
    expiresAt: timestamp().notNull(),
    /** Attempts that named the request. */
    tries: integer().notNull().default(0),
    /** Attempts without it: any caller can make them, so they are counted apart from the sender's. */
    unnamedTries: integer().notNull().default(0),
    createdAt: timestamp().notNull().defaultNow(),
  },
  (t) => [index('password_resets_user_id_idx').on(t.userId)],
)

/** The new address of a user, until its code is confirmed. One per user: the newest. */
export const emailChanges = pgTable('email_changes', {
  userId: ownerKey(),
  /** Lower case, trimmed. */
  newEmail: text().notNull(),
  /** SHA-256 of the code. */
  code: text().notNull(),
  expiresAt: timestamp().notNull(),
  tries: integer().notNull().default(0),
  createdAt: timestamp().notNull().defaultNow(),
})

/** Previous addresses of accounts, until the link that restores them expires. */
export const emailReverts = pgTable(
  'email_reverts',
  {
    id: id(),
    userId: owner(),
    oldEmail: text().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique('email_reverts_token_hash_key'),
    expiresAt: timestamp().notNull(),
  },
  (t) => [index('email_reverts_user_id_idx').on(t.userId)],
)
