import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './users.ts'

/** Clients of a salon. `userId` is who added the card. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    salonId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** `clientSearchKey` of the two names. */
    searchKey: text().notNull(),
    phone: text(),
    email: text(),
    /** 'YYYY-MM-DD'. */
    birthDate: date({ mode: 'string' }),
    notes: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    // What lets an analysis point only at a client of its own salon.
    unique('clients_salon_id_key').on(t.salonId, t.id),
    index('clients_salon_search_idx').on(t.salonId, t.searchKey),
  ],
)
