import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createImageSearch } from '#features/image-search'
import { createBackground } from '#platform/background'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import { connectDatabase } from '#platform/database/connect'
import { createSecrets, readDataKeys } from '#platform/encryption/data-key'
import { createMailer } from '#platform/mail/mailer'
import { createReadiness } from '#platform/operations/health'
import { createPasswords } from '#platform/passwords'
import { createAnalysisParts } from '../src/analysis-parts.ts'
import { createApp } from '../src/app.ts'
import { buildMaster, signIn } from './builders.ts'
import { createStoredPhotoPool } from './photos/stored-photo-pool.ts'

// A server process to be killed: it has one salon, and blocks once an analysis has stored its photo,
// which is the last step before the archive. Arguments: its data folder, and the address of a PostgreSQL database if it
// uses one. It prints one JSON line when it listens, another when it blocks.
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`)

const [, , dataDir, databaseUrl] = process.argv
const settings = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'test' })
if (!settings.ok) throw new Error(settings.problems.join())
const { config } = settings
const { db } = await connectDatabase(config)
const parts = createAnalysisParts(config, () => undefined)
const photoStore: typeof parts.photoStore = {
  ...parts.photoStore,
  put: async (key, bytes) => {
    await parts.photoStore.put(key, bytes)
    say({ stuck: true })
    await new Promise(() => undefined)
  },
}
const app = await createApp({
  payments: null,
  config,
  db,
  clock: systemClock,
  mailer: createMailer(config),
  passwords: createPasswords(),
  ...(await createSecrets(db, readDataKeys(config))),
  background: createBackground(() => undefined),
  readiness: createReadiness(),
  analysisParts: { ...parts, photoStore, photoPool: createStoredPhotoPool(parts.photoPool) },
  imageSearch: createImageSearch(config),
  logLevel: 'silent',
  webFolder: join(config.dataDir, 'no-web-build'),
})
const salon = await buildMaster(db)
const { headers } = await signIn(db, salon, systemClock)
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
say({ port, headers, salonId: salon.id })
