import { uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The author of a row of a salon. The work stays with the salon when that account is deleted: then it is null. */
export const author = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** The salon or the user that a row describes, one row each, and with which it is deleted. */
export const ownerKey = () =>
  uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

/** The salon or the user that a row belongs to, and with which it is deleted. */
export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
