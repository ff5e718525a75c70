import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS } from '@riflesso/contract'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

const salonId = () =>
  uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a salon has chosen for itself; a salon without a row has chosen nothing, and the defaults hold. */
export const salonSettings = pgTable('salon_settings', {
  salonId: salonId(),
  /** Brand whose writing of shades is shown beside the generic one; null = none. */
  brand: text(),
  /** How long the photos of a client's analysis are kept. */
  photoMonths: integer().notNull().default(PHOTO_MONTHS.initial),
  /** The same for an analysis without a client. */
  photoDaysWithoutClient: integer().notNull().default(PHOTO_DAYS_WITHOUT_CLIENT.initial),
  /** Whether photos may go to an outside model. */
  outsideModel: boolean().notNull().default(false),
  updatedAt: moment().notNull().defaultNow(),
})

/** Who the invoices of a salon are made out to. */
export const billingDetails = pgTable('billing_details', {
  salonId: salonId(),
  companyName: text().notNull(),
  /** Partita IVA, eleven digits. */
  vatNumber: text(),
  /** Codice fiscale. */
  taxCode: text(),
  street: text().notNull(),
  postalCode: text().notNull(),
  city: text().notNull(),
  /** Two letters. */
  province: text().notNull(),
  /** Codice destinatario of the exchange system. */
  recipientCode: text(),
  /** Certified mail. */
  pec: text(),
  updatedAt: moment().notNull().defaultNow(),
})
