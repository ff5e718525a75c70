import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Opens the embedded engine with the extensions that the migrations need; a server has its own. */
export const openPglite = (options: Omit<PGliteOptions, 'extensions'> = {}) =>
  PGlite.create({ ...options, extensions: { btree_gin, pg_trgm } })
