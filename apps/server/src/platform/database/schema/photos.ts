import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamp } from './columns.ts'

/**
 * Keys of photos scheduled for deletion: inserted in the transaction that drops the last reference, deleted once the store has
 * deleted the photo. So no crash leaves a deleted photo behind.
 */
export const photoDeletions = pgTable('photo_deletions', {
  key: text().primaryKey(),
  since: timestamp().notNull(),
})

/** One row: the time of the last sweep of orphaned photos. The ledger holds the same time. */
export const photoSweeps = pgTable(
  'photo_sweeps',
  {
    id: integer().primaryKey(),
    sweptAt: timestamp().notNull(),
  },
  (t) => [check('photo_sweeps_one_row_check', sql`${t.id} = 1`)],
)
