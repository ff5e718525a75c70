import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '#platform/database/connect'
import { openSealedColumns } from '#platform/database/schema/sealed'
import { createFieldEncryption } from '#platform/encryption/field-encryption'
import { POSTGRES_TEMPLATE } from '../global-setup.ts'
import { restoreEmbedded } from './embedded-template.ts'
import { keepStartingRows, restoreStartingRows } from './starting-rows.ts'

export type Engine = 'embedded' | 'postgresql'

/** The engines that can be tested here, the default one first. */
export const engines: readonly Engine[] = inject('postgresUrl') === null ? ['embedded'] : ['postgresql', 'embedded']

const [defaultEngine = 'embedded'] = engines

// One key for all servers of the tests: databases are reused.
openSealedColumns(createFieldEncryption({ current: new Uint8Array(32).fill(7), previous: null }))

/** Free databases of this worker. */
const free: Record<Engine, Database[]> = { embedded: [], postgresql: [] }

/**
 * A database of the current schema with the rows every installation has, for exclusive use until it is closed.
 * Closing it keeps the connection, and a later test gets it emptied: that is much faster than a new one.
 */
export async function createTestDatabase(engine: Engine = defaultEngine): Promise<Database> {
  const reused = free[engine].pop()
  if (reused) await restoreStartingRows(reused.db)
  const database = reused ?? (await createReusableDatabase(engine))
  let isInUse = true
  return {
    db: database.db,
    close: async () => {
      if (isInUse) free[engine].push(database)
      isInUse = false
    },
  }
}

async function createReusableDatabase(engine: Engine): Promise<Database> {
  const database = await createNewDatabase(engine)
  await keepStartingRows(database.db)
  return database
}

/**
 * Like `createTestDatabase`, but never used before and disconnected by closing: for tests of the connection itself, or of
 * how rows are stored in the files.
 */
export async function createNewDatabase(engine: Engine = defaultEngine): Promise<Database> {
  if (engine === 'embedded') return restoreEmbedded(inject('embeddedTemplate'))
  return connectDatabase({ databaseUrl: await createPostgresDatabase(POSTGRES_TEMPLATE), dataDir: '' })
}

/** A new database on the PostgreSQL server of the tests, empty unless a template is named. Returns its address. */
export async function createPostgresDatabase(template = 'template1'): Promise<string> {
  const maintenance = inject('postgresUrl')
  if (maintenance === null) throw new Error('no PostgreSQL server in these tests')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Pool({ connectionString: maintenance })
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  return url.href
}
