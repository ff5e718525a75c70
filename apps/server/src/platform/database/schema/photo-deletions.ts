import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamp } from './columns.ts'

/**
 * Keys of photos scheduled for deletion: inserted in the transaction that drops the last reference, deleted once the store has
 * deleted the photo. So no crash leaves a deleted photo behind.
 */
export const photoDeletions = pgTable('photo_deletions', {
  key: text().primaryKey(),
  since: timestamp().notNull(),
})
