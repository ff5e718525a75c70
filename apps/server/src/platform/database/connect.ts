import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { SECOND_MS } from '../clock.ts'
import type { Db } from './db.ts'
import { lockFolder } from './folder-lock.ts'
import { preparePglite, preparePostgres } from './migrate.ts'
import * as schema from './schema/index.ts'

export type Database = { readonly db: Db; readonly close: () => Promise<void> }

type Where = { readonly dataDir: string; readonly databaseUrl: string | null }

/** Timeout for a new or free connection. */
const TIMEOUT_MS = 30 * SECOND_MS
/** Timeout of a query: longer than any of ours, so that a stuck one cannot block all others. */
export const STATEMENT_TIMEOUT_MS = 60 * SECOND_MS
/** Idle time after which a connection is probed: a machine that has failed sends nothing. */
const KEEP_ALIVE_MS = 10 * SECOND_MS

/**
 * Opens the database, migrated and seeded: a PostgreSQL server when one is named, else the embedded one. `connectTimeoutMs` is
 * the timeout for a connection to the server.
 */
export const connectDatabase = ({ dataDir, databaseUrl }: Where, connectTimeoutMs = TIMEOUT_MS): Promise<Database> =>
  databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl, connectTimeoutMs)

async function openServer(connectionString: string, connectionTimeoutMillis: number): Promise<Database> {
  const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS }
  const timeouts = { connectionTimeoutMillis, statement_timeout: STATEMENT_TIMEOUT_MS }
  const pool = new Pool({ connectionString, ...timeouts, ...keepAlive })
  // The pool replaces a broken connection, and its queries fail. An unhandled 'error' event would end the
  // process: the pool's own for an idle connection, the connection's between two queries of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await preparePostgres(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: drizzlePg(pool, { schema, casing: 'snake_case' }), close: () => pool.end() }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(join(dataDir, 'database.lock'))
  try {
    const client = await openPglite({ dataDir: join(dataDir, 'database') })
    const db = drizzlePglite(client, { schema, casing: 'snake_case' })
    await preparePglite(db)
    return {
      db,
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

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
