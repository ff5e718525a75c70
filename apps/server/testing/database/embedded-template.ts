import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/pglite'
import { type Database, openPglite } from '#platform/database/connect'
import { migrationHashes, preparePglite, seed } from '#platform/database/migrate'
import * as schema from '#platform/database/schema/index'
import { genericCatalogue } from '#platform/database/seed/generic-catalogue'
import { fingerprintOf } from '#platform/database/seed/seed-catalogue'

const cache = resolve(import.meta.dirname, '../../../../.cache')

/**
 * The path of a dump of an embedded database, migrated and seeded, made once per content: restoring it takes a fraction
 * of the time that a new database needs.
 */
export async function embeddedTemplate(): Promise<string> {
  const fingerprint = createHash('sha256')
    .update([...migrationHashes(), fingerprintOf(genericCatalogue())].join())
    .digest('hex')
    .slice(0, 16)
  const file = join(cache, `embedded-${fingerprint}.tar`)
  if (existsSync(file)) return file
  const client = await openPglite()
  await preparePglite(drizzle(client, { schema, casing: 'snake_case' }))
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(cache, { recursive: true })
  const outdated = (await readdir(cache)).filter((name) => name.startsWith('embedded-'))
  await Promise.all(outdated.map((name) => rm(join(cache, name))))
  const part = `${file}.${process.pid}`
  await writeFile(part, Buffer.from(await dump.arrayBuffer()))
  await rename(part, file)
  return file
}

/** A database in memory, restored from such a dump, with the rows every installation has. */
export async function restoreEmbedded(file: string): Promise<Database> {
  const client = await openPglite({ loadDataDir: new Blob([await readFile(file)]) })
  const db = drizzle(client, { schema, casing: 'snake_case' })
  await seed(db)
  return { db, close: () => client.close() }
}

/** Copies a migrated database into an empty data folder: a server that creates its own takes seconds longer to start. */
export async function unpackDatabase(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  await mkdir(folder)
  await promisify(execFile)('tar', ['-x', '-f', await embeddedTemplate(), '-C', folder])
}
