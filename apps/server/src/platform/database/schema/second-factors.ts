import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** Authenticator apps, one for each person. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret in base32, encrypted. */
  secret: text().notNull(),
  /** When its first code was typed; null until then, and it is not asked for. */
  confirmedAt: moment(),
  /** The time step of the last code that was taken: no code is taken twice. Source: RFC 6238, 5.2. */
  lastStep: integer(),
  createdAt: moment().notNull(),
})

/** Codes that stand in for a lost authenticator app. One that was used is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash: the codes are short enough to be tried. */
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)
