import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { restoreEmbedded } from './embedded-template.ts'
import { POSTGRES_TEMPLATE } from './global-setup.ts'

export type Engine = 'embedded' | 'postgresql'

/** The engines that can be tested here. `describe.each(engines)` runs the same tests on each. */
export const engines: readonly Engine[] = inject('postgresUrl') === null ? ['embedded'] : ['embedded', 'postgresql']

/** An empty database of the current schema, of its own, with the rows every installation has. */
export const createTestDatabase = (engine: Engine = 'embedded'): Promise<Database> =>
  engine === 'embedded' ? restoreEmbedded(inject('embeddedTemplate')) : copyOfTemplate()

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
