import { CONSENT_KINDS, PATCH_TEST_OUTCOMES } from '@riflesso/contract'
import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { author } from './author.ts'
import { clients } from './clients.ts'
import { id, moment, oneOf } from './columns.ts'

/** Columns of what belongs to one client of a salon; `userId` is who wrote it down, null once that account is deleted. */
const ofClient = () => ({
  salonId: uuid().notNull(),
  clientId: uuid().notNull(),
  userId: author(),
})

/** What clients have agreed to, in which words and when. A consent holds until it is withdrawn; the row stays as proof. */
export const clientConsents = pgTable(
  'client_consents',
  {
    id: id(),
    ...ofClient(),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    /** The very words agreed to. */
    text: text().notNull(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (t) => [
    oneOf('client_consents_kind_check', t.kind, CONSENT_KINDS),
    foreignKey({
      name: 'client_consents_client_fkey',
      columns: [t.salonId, t.clientId],
      foreignColumns: [clients.salonId, clients.id],
    }).onDelete('cascade'),
    index('client_consents_client_idx').on(t.clientId, t.givenAt),
  ],
)

/** Sensitivity tests. Only with the health consent. */
export const patchTests = pgTable(
  'patch_tests',
  {
    id: id(),
    ...ofClient(),
    appliedAt: moment().notNull(),
    /** Null until it was read. */
    result: text({ enum: PATCH_TEST_OUTCOMES }),
    createdAt: moment().notNull(),
  },
  (t) => [
    oneOf('patch_tests_result_check', t.result, PATCH_TEST_OUTCOMES),
    foreignKey({
      name: 'patch_tests_client_fkey',
      columns: [t.salonId, t.clientId],
      foreignColumns: [clients.salonId, clients.id],
    }).onDelete('cascade'),
    index('patch_tests_client_idx').on(t.clientId, t.appliedAt),
  ],
)
