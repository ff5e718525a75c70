import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import type { Db } from './db.ts'
import { openPglite } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { preparePglite, preparePostgres } from './migrate.ts'
import * as schema from './schema/index.ts'

export type Database = { readonly db: Db; readonly close: () => Promise<void> }

type Where = { readonly dataDir: string; readonly databaseUrl: string | null }

/** Opens the database, migrated and seeded: a PostgreSQL server when one is named, else the embedded one. */
export const connectDatabase = ({ dataDir, databaseUrl }: Where): Promise<Database> =>
  databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl)

async function openServer(connectionString: string): Promise<Database> {
  const pool = new Pool({ connectionString })
  // A connection that breaks is replaced by the pool, and what was asked over it fails; unheard, the event would end the
  // process: the pool's own for one that is idle, the connection's for one between two queries of a transaction.
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
