import { AUDITED_ACTS } from '@riflesso/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, oneOf, timestamp } from './columns.ts'
import { author, owner } from './user-columns.ts'

/**
 * Audit events of a salon, for its owner to read. No row names a client or an address: deleted data leave no
 * name here either.
 */
export const auditedActs = pgTable(
  'audited_acts',
  {
    id: id(),
    salonId: owner(),
    userId: author(),
    act: text({ enum: AUDITED_ACTS }).notNull(),
    /** The new plan of a plan change; null for every other event. */
    plan: text(),
    /** Number of events; above 1 only for failed sign-ins, which are one row per account and hour. */
    times: integer().notNull().default(1),
    at: timestamp().notNull(),
  },
  (t) => [
    oneOf('audited_acts_act_check', t.act, AUDITED_ACTS),
    uniqueIndex('audited_acts_failed_sign_ins_key').on(t.userId, t.at).where(sql`${t.act} = 'sign-in-failed'`),
    index('audited_acts_salon_id_idx').on(t.salonId, t.at, t.id),
    index('audited_acts_user_id_idx').on(t.userId),
    index('audited_acts_at_idx').on(t.at),
  ],
)
