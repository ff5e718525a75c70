import { pgTable, text } from 'drizzle-orm/pg-core'

/** Keys that stay the same when DATA_KEY changes, encrypted with it. */
export const installationKeys = pgTable('installation_keys', {
  name: text().primaryKey(),
  key: text().notNull(),
})
