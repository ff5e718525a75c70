import { EXPORT_STATES } from '@riflesso/contract'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { clients } from './clients.ts'
import { id, oneOf, timestamp } from './columns.ts'
import { owner } from './user-columns.ts'

/** Running exports with their progress, so that any server can report it. Deleted after a day. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: owner(),
    /** The session that requested it; null in rows of versions that did not store it. */
    sessionId: uuid(),
    /** The only client of the export; null for everything. */
    clientId: uuid().references(() => clients.id, { onDelete: 'cascade' }),
    /** SHA-256 of the ticket that downloads it, once. */
    ticketHash: text().notNull().unique('data_exports_ticket_hash_key'),
    ticketExpiresAt: timestamp().notNull(),
    state: text({ enum: EXPORT_STATES }).notNull().default('waiting'),
    analysesTotal: integer().notNull(),
    photosTotal: integer().notNull(),
    analysesDone: integer().notNull().default(0),
    photosDone: integer().notNull().default(0),
    createdAt: timestamp().notNull(),
    /** Last update by the server that writes it. */
    seenAt: timestamp().notNull(),
  },
  (t) => [
    oneOf('data_exports_state_check', t.state, EXPORT_STATES),
    index('data_exports_user_id_idx').on(t.userId),
    index('data_exports_client_id_idx').on(t.clientId),
    index('data_exports_created_at_idx').on(t.createdAt),
  ],
)
