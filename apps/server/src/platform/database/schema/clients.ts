import { burnFields } from '@riflesso/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { id, timestamp } from './columns.ts'
import { sealed } from './sealed.ts'
import { author, owner } from './user-columns.ts'

/** What the contract has, with who noted it. */
const burnSchema = burnFields.extend({ userId: z.string() })

/** Clients of a salon. `userId` is the user who added the card; null once that account is deleted. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    salonId: owner(),
    userId: author(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** `clientSearchKey` of the two names. */
    searchKey: text().notNull(),
    phone: text(),
    /** Search and comparison key of a telephone number: its digits, without Italy's prefix. */
    phoneKey: text().generatedAlwaysAs(
      sql`nullif(regexp_replace(regexp_replace(phone, '^ *([+]|00) *39', ''), '[^0-9]', '', 'g'), '')`,
    ),
    email: text(),
    /** 'YYYY-MM-DD'. */
    birthDate: date({ mode: 'string' }),
    notes: text(),
    /** Allergy to hair colour, or a reaction to a black henna tattoo; null = not asked. Only with the health consent. */
    colourAllergy: sealed('clients.colour_allergy', z.boolean()),
    /** Further allergies in words. Only with the health consent. */
    allergyNotes: sealed('clients.allergy_notes', z.string()),
    /** The last time that a product burned. Only with the health consent. */
    burn: sealed('clients.burn', burnSchema),
    /** When the client is due for a retouch by the plan of the last visit; null without one. Stored by `storeRetouch`. */
    retouchAt: timestamp(),
    /** Key of the act that added the card; null without one. */
    actKey: uuid(),
    createdAt: timestamp().notNull().defaultNow(),
    updatedAt: timestamp().notNull().defaultNow(),
  },
  (t) => [
    // Lets an analysis reference only a client of its own salon.
    unique('clients_salon_id_key').on(t.salonId, t.id),
    unique('clients_salon_act_key').on(t.salonId, t.actKey),
    // The order of the list, and prefixes of last names. Under collation C, which supports both
    // and is the same in every database. With the retouch, so that clients that are not due are skipped in the index.
    index('clients_salon_search_idx').on(t.salonId, sql`"search_key" collate "C"`, t.id, t.retouchAt),
    // Substrings of names from three letters on. The trigrams come before the salon: the database starts with the first
    // column, and matches of a name are fewer than the clients of a salon.
    index('clients_salon_search_parts_idx').using('gin', t.searchKey.op('gin_trgm_ops'), t.salonId),
    index('clients_salon_phone_idx').on(t.salonId, t.phoneKey.op('text_pattern_ops')),
    index('clients_salon_email_idx').on(t.salonId, t.email.op('text_pattern_ops')),
  ],
)

/** A reference to a client of the same salon. */
export const toClient = (name: string, salonId: AnyPgColumn, clientId: AnyPgColumn) =>
  foreignKey({ name, columns: [salonId, clientId], foreignColumns: [clients.salonId, clients.id] })

/** Pairs of clients of a salon marked as not duplicates. Each pair once. */
export const distinctClients = pgTable(
  'distinct_clients',
  {
    salonId: uuid().notNull(),
    clientId: uuid().notNull(),
    /** The greater of the two ids. */
    otherId: uuid().notNull(),
    createdAt: timestamp().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.otherId] }),
    check('distinct_clients_order_check', sql`${t.clientId} < ${t.otherId}`),
    toClient('distinct_clients_client_fkey', t.salonId, t.clientId).onDelete('cascade'),
    toClient('distinct_clients_other_fkey', t.salonId, t.otherId).onDelete('cascade'),
    index('distinct_clients_other_idx').on(t.otherId),
  ],
)
