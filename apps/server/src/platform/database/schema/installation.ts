import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamp } from './columns.ts'

/** Keys that stay the same when DATA_KEY changes, encrypted with it. */
export const installationKeys = pgTable('installation_keys', {
  name: text().primaryKey(),
  key: text().notNull(),
})

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Hashed files of every recent build of the web app. During a rolling upgrade a page of one build may request
 * its files from a server of another build, and a page left open requests files of an older build.
 */
export const webFiles = pgTable(
  'web_files',
  {
    /** 'assets/app-1a2b.js', or with '.br' or '.gz' its compressed copy. */
    name: text().primaryKey(),
    content: bytea().notNull(),
    /** When a server with the file in its own build last reported it. */
    seenAt: timestamp().notNull(),
  },
  (t) => [index('web_files_seen_at_idx').on(t.seenAt)],
)
