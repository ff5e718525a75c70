import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamp } from './columns.ts'
import { owner } from './user-columns.ts'

/** Versions of the terms that a user accepted, and when; every acceptance stays as proof while the account exists. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: id(),
    userId: owner(),
    termsVersion: text().notNull(),
    /** Version of the data-processing agreement, which a salon's owner accepts; null for a collaborator. */
    dpaVersion: text(),
    acceptedAt: timestamp().notNull(),
  },
  (t) => [index('terms_acceptances_user_id_idx').on(t.userId, t.acceptedAt)],
)
