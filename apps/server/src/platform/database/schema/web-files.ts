import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Hashed files of every build of the web app that runs or ran lately. During a rolling upgrade a page of one build may ask
 * a server of another one for its files, and a page that was left open asks for files of a build that is gone.
 */
export const webFiles = pgTable(
  'web_files',
  {
    /** 'assets/app-1a2b.js', or with '.br' or '.gz' its compressed copy. */
    name: text().primaryKey(),
    content: bytea().notNull(),
    /** When a server that has the file in its own build last said so. */
    seenAt: moment().notNull(),
  },
  (t) => [index('web_files_seen_at_idx').on(t.seenAt)],
)
