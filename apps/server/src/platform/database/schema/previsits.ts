import { previsitAnswersSchema, previsitHealthSchema, previsitSignatureSchema } from '@riflesso/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { toClient } from './clients.ts'
import { id, timestamp } from './columns.ts'
import { sealed } from './sealed.ts'
import { author } from './user-columns.ts'

/** Questions before a visit: a link sent to a client, then what she answered. */
export const previsits = pgTable(
  'previsits',
  {
    id: id(),
    salonId: uuid().notNull(),
    clientId: uuid().notNull(),
    userId: author(),
    madeAt: timestamp().notNull(),
    /** SHA-256 of the token of the link. */
    linkHash: text().unique('previsits_link_hash_key'),
    linkExpiresAt: timestamp(),
    /** Null until she has answered; so are the next ones. */
    answeredAt: timestamp(),
    answers: sealed('previsits.answers', previsitAnswersSchema),
    signature: sealed('previsits.signature', previsitSignatureSchema),
    /** Only with the health consent. */
    health: sealed('previsits.health', previsitHealthSchema),
    isSeen: boolean().notNull().default(false),
  },
  (t) => [
    check('previsits_link_check', sql`(${t.linkHash} is null) = (${t.linkExpiresAt} is null)`),
    check(
      'previsits_answers_check',
      sql`(${t.answers} is null) = (${t.answeredAt} is null) and (${t.signature} is null) = (${t.answeredAt} is null)`,
    ),
    toClient('previsits_client_fkey', t.salonId, t.clientId).onDelete('cascade'),
    index('previsits_client_idx').on(t.clientId, t.answeredAt),
  ],
)

/** The photos that she sent with them. */
export const previsitPhotos = pgTable(
  'previsit_photos',
  {
    id: id(),
    salonId: uuid().notNull(),
    clientId: uuid().notNull(),
    // No action on delete, like the reference to the client: photos must be deleted with their rows.
    previsitId: uuid()
      .notNull()
      .references(() => previsits.id),
    /** Key of the stored photo; null once it is deleted. */
    imageData: text(),
    /** When it was stored: its retention counts from here. */
    imageStoredAt: timestamp(),
  },
  (t) => [
    check('previsit_photos_photo_check', sql`(${t.imageData} is null) = (${t.imageStoredAt} is null)`),
    toClient('previsit_photos_client_fkey', t.salonId, t.clientId),
    index('previsit_photos_client_idx').on(t.clientId),
    index('previsit_photos_previsit_idx').on(t.previsitId),
    // For the deletion of a salon.
    index('previsit_photos_salon_idx').on(t.salonId),
    // For the sweep of photos, as in the archive.
    index('previsit_photos_image_idx').using('hash', t.imageData),
    // For retention.
    index('previsit_photos_kept_idx').on(t.imageStoredAt).where(sql`${t.imageData} is not null`),
  ],
)
