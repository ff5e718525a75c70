import { DYE_FAMILIES } from '@riflesso/colorimetry'
import { CONSENT_KINDS, PATCH_TEST_OUTCOMES, preColourFields } from '@riflesso/contract'
import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { toClient } from './clients.ts'
import { id, oneOf, timestamp } from './columns.ts'
import { sealed } from './sealed.ts'
import { author } from './user-columns.ts'

/** Columns of rows that belong to one client of a salon; `userId` is the author, null once that account is deleted. */
const ofClient = () => ({
  salonId: uuid().notNull(),
  clientId: uuid().notNull(),
  userId: author(),
})

/** Consents of clients: wording and time. A consent is valid until it is withdrawn; the row stays as proof. */
export const clientConsents = pgTable(
  'client_consents',
  {
    id: id(),
    ...ofClient(),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    /** The exact wording accepted. */
    text: text().notNull(),
    givenAt: timestamp().notNull(),
    withdrawnAt: timestamp(),
  },
  (t) => [
    oneOf('client_consents_kind_check', t.kind, CONSENT_KINDS),
    toClient('client_consents_client_fkey', t.salonId, t.clientId).onDelete('cascade'),
    index('client_consents_client_idx').on(t.clientId, t.givenAt),
  ],
)

/** Answers before a colour, with who asked. */
const askedSchema = preColourFields.extend({ userId: z.string() })

/** Sensitivity tests. Only with the health consent. */
export const patchTests = pgTable(
  'patch_tests',
  {
    id: id(),
    ...ofClient(),
    appliedAt: timestamp().notNull(),
    /** Null until the result is read. */
    result: sealed('patch_tests.result', z.enum(PATCH_TEST_OUTCOMES)),
    /** The dyes tested; null = not recorded. */
    family: text({ enum: DYE_FAMILIES }),
    /** The questions before each colour since this test, oldest first; null = none asked. */
    asked: sealed('patch_tests.asked', z.array(askedSchema)),
    createdAt: timestamp().notNull(),
  },
  (t) => [
    oneOf('patch_tests_family_check', t.family, DYE_FAMILIES),
    toClient('patch_tests_client_fkey', t.salonId, t.clientId).onDelete('cascade'),
    index('patch_tests_client_idx').on(t.clientId, t.appliedAt),
  ],
)

/** Who opened a client's health answers on which day: on the card, or in an analysis. */
export const healthReads = pgTable(
  'health_reads',
  {
    id: id(),
    ...ofClient(),
    /** 'YYYY-MM-DD' in Italy. */
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    unique('health_reads_client_user_day_key').on(t.clientId, t.userId, t.day),
    toClient('health_reads_client_fkey', t.salonId, t.clientId).onDelete('cascade'),
  ],
)
