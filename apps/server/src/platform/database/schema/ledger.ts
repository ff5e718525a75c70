import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { timestamp } from './columns.ts'

/** One row: the time of the last sweep of orphaned photos. The ledger holds the same time. */
export const photoSweeps = pgTable(
  'photo_sweeps',
  {
    id: integer().primaryKey(),
    sweptAt: timestamp().notNull(),
  },
  (t) => [check('photo_sweeps_one_row_check', sql`${t.id} = 1`)],
)
