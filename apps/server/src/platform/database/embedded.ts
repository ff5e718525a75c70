import { setImmediate } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * Opens the embedded engine with the extensions that the migrations need; a server has its own. It answers in the calling thread and
 * without a turn of the event loop, so one is taken after every query: the queries of ten requests would otherwise follow each other.
 */
export async function openPglite(options: Omit<PGliteOptions, 'extensions'> = {}) {
  const client = await PGlite.create({ ...options, extensions: { btree_gin, pg_trgm } })
  const runQuery = client._runExclusiveQuery.bind(client)
  client._runExclusiveQuery = (query) =>
    runQuery(async () => {
      try {
        return await query()
      } finally {
        await setImmediate()
      }
    })
  return client
}
