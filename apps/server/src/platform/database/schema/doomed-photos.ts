import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Keys of photos that nothing names any more: written in the transaction that let go of them, gone once the store has
 * removed the photo. So no crash leaves a deleted photo behind.
 */
export const doomedPhotos = pgTable('doomed_photos', {
  key: text().primaryKey(),
  since: moment().notNull(),
})
