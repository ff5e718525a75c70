import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { toClient } from './clients.ts'
import { id, timestamp } from './columns.ts'
import { author } from './user-columns.ts'

/** Old paper cards of clients: the typed formula, and a photo of the card. */
export const paperCards = pgTable(
  'paper_cards',
  {
    id: id(),
    salonId: uuid().notNull(),
    clientId: uuid().notNull(),
    userId: author(),
    /** Day of the service on the card, 'YYYY-MM-DD'. */
    servedOn: date({ mode: 'string' }).notNull(),
    formula: text().notNull(),
    /** Key of the stored photo; null without one, and once it is deleted. */
    imageData: text(),
    /** When the photo was stored: its retention counts from here. */
    imageStoredAt: timestamp(),
    createdAt: timestamp().notNull(),
  },
  (t) => [
    check('paper_cards_photo_check', sql`(${t.imageData} is null) = (${t.imageStoredAt} is null)`),
    // No action on delete: as for analyses, photos must be deleted with their rows.
    toClient('paper_cards_client_fkey', t.salonId, t.clientId),
    index('paper_cards_client_idx').on(t.clientId, t.servedOn.desc().nullsFirst()),
    // For the deletion of a salon.
    index('paper_cards_salon_idx').on(t.salonId),
    // For the sweep of photos, as in the archive.
    index('paper_cards_image_idx').using('hash', t.imageData),
    // For retention.
    index('paper_cards_kept_photos_idx').on(t.imageStoredAt).where(sql`${t.imageData} is not null`),
  ],
)
