import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, timestamp } from './columns.ts'
import { owner } from './user-columns.ts'

/** Invitations to a team. A row is deleted when it is accepted or withdrawn. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    salonId: owner(),
    /** Lower case, trimmed. */
    email: text().notNull(),
    /** SHA-256 of the token in the newest mail: older mails are invalid. */
    tokenHash: text().notNull().unique('team_invitations_token_hash_key'),
    /** When the newest mail was sent. */
    sentAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [
    unique('team_invitations_salon_email_key').on(t.salonId, t.email),
    index('team_invitations_expires_at_idx').on(t.expiresAt),
  ],
)
