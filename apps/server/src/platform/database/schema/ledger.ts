import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** One row: when photos that no analysis names were last removed. The ledger holds the same moment. */
export const photoSweeps = pgTable(
  'photo_sweeps',
  {
    id: integer().primaryKey(),
    sweptAt: moment().notNull(),
  },
  (t) => [check('photo_sweeps_one_row_check', sql`${t.id} = 1`)],
)
