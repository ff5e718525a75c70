import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createPaymentProvider, type PaymentProvider } from '#features/billing'
import { createImageSearch, type ImageSearchSurroundings } from '#features/image-search'
import { createBackground } from '#platform/background'
import { type Config, readConfig } from '#platform/config'
import type { Db } from '#platform/database/db'
import { createSecrets, readDataKeys } from '#platform/encryption/data-key'
import type { KeyedHash } from '#platform/encryption/keyed-hash'
import { createLedger } from '#platform/ledger/create-ledger'
import type { Ledger } from '#platform/ledger/ledger'
import { readOutbox, type StoredMail } from '#platform/mail/file-mailer'
import type { Mailer } from '#platform/mail/mail'
import { createMailer } from '#platform/mail/mailer'
import { createReadiness, type Readiness } from '#platform/operations/health'
import { createPasswords, type Passwords } from '#platform/passwords'
import { type AnalysisParts, createAnalysisParts } from '../src/analysis-parts.ts'
import { createApp } from '../src/app.ts'
import { createTestDatabase, type Engine } from './database/test-database.ts'
import { createStoredPhotoPool } from './photos/stored-photo-pool.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

export type TestApp = {
  readonly app: FastifyInstance
  readonly db: Db
  readonly clock: TestClock
  readonly config: Config
  readonly passwords: Passwords
  readonly ledger: Ledger
  readonly keyedHash: KeyedHash
  readonly readiness: Readiness
  /** All mails so far, newest first, once the background work has ended. */
  readonly mails: () => Promise<StoredMail[]>
  readonly close: () => Promise<void>
}

export type TestAppOptions = {
  readonly engine?: Engine
  /** The data folder of another server, to run beside it; default: a new one. */
  readonly db?: Db
  readonly env?: Record<string, string>
  readonly mailer?: Mailer
  /** Default: fast ones. */
  readonly passwords?: Passwords
  readonly webFolder?: string
  /** Default: real ones. */
  readonly analysisParts?: Partial<AnalysisParts>
  /** 'real' measures every photo: for tests of the measuring itself. Otherwise known answers come from disk. */
  readonly photoPool?: 'real' | 'stored'
  /** Default: the real network. */
  readonly imageSearch?: ImageSearchSurroundings
  /** Called for photos that fail their checksum. */
  readonly onDamaged?: (key: string) => void
  /** Default: that of the settings. */
  readonly payments?: PaymentProvider | null
  /** A clock that other tests may have advanced. */
  readonly clock?: TestClock
}

/** Servers on one database have one key. */
const DATA_KEY = Buffer.alloc(32, 'riflesso').toString('base64')

/** The real server on a separate real database, without a port; its clock is stopped until it is advanced. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riflesso-test-'))
  const config = testConfig({ DATA_DIR: dataDir, DATA_KEY, ...options.env })
  const { db, close } = options.db
    ? { db: options.db, close: async () => undefined }
    : await createTestDatabase(options.engine)
  const clock = options.clock ?? createTestClock()
  const background = createBackground((error) => {
    throw error
  })
  // The lowest cost that the library allows: the tests check the hashing, not its strength.
  const passwords = options.passwords ?? createPasswords({ memoryCost: 8, timeCost: 1 })
  const realParts = createAnalysisParts(config, options.onDamaged ?? (() => undefined))
  const analysisParts = {
    ...realParts,
    ...(options.photoPool === 'real' ? {} : { photoPool: createStoredPhotoPool(realParts.photoPool) }),
    ...options.analysisParts,
  }
  const payments = options.payments === undefined ? createPaymentProvider({ config, db, clock }) : options.payments
  const readiness = createReadiness()
  const secrets = await createSecrets(db, readDataKeys(config))
  const app = await createApp({
    config,
    payments,
    db,
    clock,
    mailer: options.mailer ?? createMailer(config),
    passwords,
    background,
    ...secrets,
    analysisParts,
    imageSearch: createImageSearch(config, options.imageSearch),
    readiness,
    logLevel: 'silent',
    webFolder: options.webFolder ?? join(dataDir, 'no-web-build'),
  })
  return {
    app,
    db,
    clock,
    config,
    passwords,
    ledger: createLedger(config),
    keyedHash: secrets.keyedHash,
    readiness,
    mails: async () => {
      await background.idle()
      return readOutbox(dataDir)
    },
    close: async () => {
      await app.close()
      await analysisParts.photoPool.close()
      await background.idle()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The settings of an environment. */
export function testConfig(env: Record<string, string>): Config {
  const settings = readConfig({ NODE_ENV: 'test', ...env })
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  return settings.config
}
