import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { openPglite } from '../platform/database/embedded.ts'
import * as schema from '../platform/database/schema/index.ts'
import { seed } from '../platform/database/seed/index.ts'
import { POSTGRES_TEMPLATE } from './global-setup.ts'

export type Engine = 'embedded' | 'postgresql'

/** The engines that can be tested here. `describe.each(engines)` runs the same tests on each. */
export const engines: readonly Engine[] = inject('postgresUrl') === null ? ['embedded'] : ['embedded', 'postgresql']

/** An empty database of the current schema, of its own, with the rows every installation has. */
export const createTestDatabase = (engine: Engine = 'embedded'): Promise<Database> =>
  engine === 'embedded' ? restoreEmbedded() : copyOfTemplate()

async function restoreEmbedded(): Promise<Database> {
  const dump = new Blob([await readFile(inject('embeddedTemplate'))])
  const client = await openPglite({ loadDataDir: dump })
  const db = drizzle(client, { schema, casing: 'snake_case' })
  await seed(db)
  return { db, close: () => client.close() }
}

async function copyOfTemplate(): Promise<Database> {
  const databaseUrl = await createPostgresDatabase(POSTGRES_TEMPLATE)
  return connectDatabase({ databaseUrl, dataDir: '' })
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
