import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Pool, type QueryConfig } from 'pg'
import { buildMaster, signIn } from '#testing/builders'
import { createAnalysisParts } from '../src/analysis-parts.ts'
import { createApp } from '../src/app.ts'
import { createImageSearch } from '../src/features/image-search/index.ts'
import { createBackground } from '../src/platform/background.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/database/connect.ts'
import { createSecrets, readDataKeys } from '../src/platform/encryption/data-key.ts'
import { createMailer } from '../src/platform/mail/mailer.ts'
import { createReadiness } from '../src/platform/operations/health.ts'
import { createPasswords } from '../src/platform/passwords.ts'
import type { SentQuery } from './bare-server.ts'

// The measured server, in a separate process: real dependencies, one salon without a limit, and the delay of its
// event loop, reported over the process channel. Without the address of a PostgreSQL database it has its own.
const [dataDir, databaseUrl] = process.argv.slice(2)
const settings = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0' })
if (!settings.ok) throw new Error(settings.problems.join())
const { config } = settings
const { db } = await connectDatabase(config)
const analysisParts = createAnalysisParts(config, () => undefined)
const app = await createApp({
  payments: null,
  readiness: createReadiness(),
  config,
  db,
  clock: systemClock,
  mailer: createMailer(config),
  passwords: createPasswords(),
  ...(await createSecrets(db, readDataKeys(config))),
  background: createBackground(console.error),
  analysisParts,
  imageSearch: createImageSearch(config),
  logLevel: 'warn',
  webFolder: join(config.dataDir, 'no-web-build'),
})
const salon = await buildMaster(db, { currentPlan: 'pro', subscriptionStatus: 'active' })
const { headers } = await signIn(db, salon, systemClock, true)
await app.listen({ host: '127.0.0.1', port: 0 })
analysisParts.photoPool.warmUp(new AbortController().signal)

const sent: SentQuery[] = []
/** Records the driver's queries from now on. */
function recordQueries(): void {
  const { query } = Pool.prototype
  Pool.prototype.query = function (this: Pool, given: QueryConfig, values: unknown[]) {
    sent.push({ text: given.text, values })
    return Reflect.apply(query, this, [given, values])
  } as typeof query
}

const delay = monitorEventLoopDelay({ resolution: 1 })
let before = process.cpuUsage()
process.on('message', (message) => {
  if (message === 'start') {
    delay.enable()
    before = process.cpuUsage()
  }
  if (message === 'record') recordQueries()
  if (message === 'recorded') process.send?.(sent)
  if (message === 'report') {
    const { user, system } = process.cpuUsage(before)
    process.send?.({
      p50: delay.percentile(50) / 1e6,
      p99: delay.percentile(99) / 1e6,
      cpuMs: (user + system) / 1e3,
      serverMb: process.memoryUsage.rss() / 2 ** 20,
    })
  }
})
process.on('disconnect', () => process.exit())
const { port } = app.server.address() as AddressInfo
process.send?.({ port, headers, salonId: salon.id })
