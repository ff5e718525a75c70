import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { preparePostgres } from '#platform/database/migrate'
import { embeddedTemplate } from './database/embedded-template.ts'
import { type PostgresServer, startPostgres } from './database/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Dump from which each embedded test database is restored. */
    embeddedTemplate: string
    /** URL of the test PostgreSQL server's maintenance database, or null without PostgreSQL. */
    postgresUrl: string | null
  }
}

/** Template from which each PostgreSQL test database is copied. */
export const POSTGRES_TEMPLATE = 'riflesso_template'

/**
 * Prepares both database engines once for all tests of the server. PostgreSQL is the tests' default where it is installed;
 * `TEST_ENGINE=embedded` leaves it out.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isEmbeddedOnly = process.env.TEST_ENGINE === 'embedded'
  const [template, postgres] = await Promise.all([embeddedTemplate(), isEmbeddedOnly ? null : startWithTemplate()])
  project.provide('embeddedTemplate', template)
  project.provide('postgresUrl', postgres?.url('postgres') ?? null)
  if (!postgres) {
    const reason = isEmbeddedOnly ? 'TEST_ENGINE is embedded' : 'PostgreSQL is not installed'
    process.stdout.write(`\n  ${reason}: the server's tests run on the embedded database only.\n\n`)
  }
  return async () => postgres?.stop()
}

async function startWithTemplate(): Promise<PostgresServer | null> {
  const postgres = await startPostgres()
  if (!postgres) return null
  const admin = new Pool({ connectionString: postgres.url('postgres') })
  await admin.query(`create database ${POSTGRES_TEMPLATE}`)
  await admin.end()
  const template = new Pool({ connectionString: postgres.url(POSTGRES_TEMPLATE) })
  await preparePostgres(template)
  await template.end()
  return postgres
}
