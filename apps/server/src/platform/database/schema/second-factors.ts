import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamp } from './columns.ts'
import { owner, ownerKey } from './user-columns.ts'

/** Authenticator apps, one per user. */
export const secondFactors = pgTable('second_factors', {
  userId: ownerKey(),
  /** The shared secret in base32, encrypted. */
  secret: text().notNull(),
  /** When its first code was entered; null until then, while it has no effect. */
  confirmedAt: timestamp(),
  /** The time step of the last accepted code: no code is accepted twice. Source: RFC 6238, 5.2. */
  lastStep: integer(),
  createdAt: timestamp().notNull(),
})

/** Recovery codes that replace a lost authenticator app. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    /** Keyed hash: the codes are short enough for brute force. */
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)
