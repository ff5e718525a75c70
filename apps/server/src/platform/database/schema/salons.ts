import { reflectAnswersSchema } from '@riflesso/colorimetry'
import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS, priceSettingsSchema } from '@riflesso/contract'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { parsedJson, timestamp } from './columns.ts'
import { ownerKey } from './user-columns.ts'

/** Settings of a salon; without a row the defaults apply. */
export const salonSettings = pgTable('salon_settings', {
  salonId: ownerKey(),
  /** Brand whose shade notation is shown beside the generic one; null = none. */
  brand: text(),
  /** What the salon says of reflects that no source confirms. */
  reflects: parsedJson(reflectAnswersSchema.catch({})).notNull().default({}),
  /** Retention of the photos of a client's analysis. */
  photoMonths: integer().notNull().default(PHOTO_MONTHS.initial),
  /** The same for an analysis without a client. */
  photoDaysWithoutClient: integer().notNull().default(PHOTO_DAYS_WITHOUT_CLIENT.initial),
  /** Whether photos may be sent to an external model. */
  outsideModel: boolean().notNull().default(false),
  /** Whether outcomes of the salon correct its plans. */
  learning: boolean().notNull().default(true),
  /** Whether the salon sees the tools that it has not used yet. */
  allTools: boolean().notNull().default(false),
  /** Whether a patch test is needed before every colour. */
  testEveryUse: boolean().notNull().default(false),
  /** Outcomes first recorded before this time are ignored; null = all count. */
  learnsFrom: timestamp(),
  /** Cost of an hour in the chair, in cents; null = not set. */
  hourCents: integer(),
  /** Pricing rule; null = no price is proposed. */
  priceRule: parsedJson(priceSettingsSchema.shape.rule.unwrap()),
  updatedAt: timestamp().notNull().defaultNow(),
})

/** Billing details of a salon. */
export const billingDetails = pgTable('billing_details', {
  salonId: ownerKey(),
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
  updatedAt: timestamp().notNull().defaultNow(),
})
