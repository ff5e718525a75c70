import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createPaymentProvider, type PaymentProvider } from '#features/billing'
import { ensureDemonstrationSalon } from '#features/demonstration'
import { createImageSearch, type ImageSearchSurroundings } from '#features/image-search'
import { createBackground } from '#platform/background'
import { systemClock } from '#platform/clock'
import { type Config, readConfig } from '#platform/config'
import { openSealedColumns } from '#platform/database/schema/sealed'
import { createSecrets, readDataKeys } from '#platform/encryption/data-key'
import { createMailer } from '#platform/mail/mailer'
import { createReadiness } from '#platform/operations/health'
import { createPasswords } from '#platform/passwords'
import { createAnalysisParts } from '../src/analysis-parts.ts'
import { createApp } from '../src/app.ts'
import { embeddedTemplate, restoreEmbedded } from './database/embedded-template.ts'
import { registerTestRoutes } from './e2e/control.ts'

export type ProductProcess = {
  readonly app: FastifyInstance
  readonly config: Config
  readonly payments: PaymentProvider | null
}

/**
 * The product in a separate process for end-to-end tests; it does not listen yet. Settings come from the
 * environment and `env`. It creates salons on request. Its demonstration salon has no past analyses, which would
 * have to be measured first.
 */
export async function createProductProcess(
  env: Readonly<Record<string, string>>,
  surroundings?: ImageSearchSurroundings,
): Promise<ProductProcess> {
  const settings = readConfig({ ...process.env, ...env })
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  const { config } = settings
  const { db } = await restoreEmbedded(await embeddedTemplate())
  const background = createBackground((error) => {
    throw error
  })
  const secrets = await createSecrets(db, readDataKeys(config))
  openSealedColumns(secrets.encryption)
  const parts = { config, db, clock: systemClock, passwords: createPasswords(), background, ...secrets }
  const analysisParts = createAnalysisParts(config, () => undefined)
  const payments = createPaymentProvider(parts)
  const app = await createApp({
    ...parts,
    analysisParts,
    payments,
    mailer: createMailer(config),
    imageSearch: createImageSearch(config, surroundings),
    readiness: createReadiness(),
    logLevel: 'warn',
    webFolder: join(import.meta.dirname, '../../web/build/client'),
  })
  await ensureDemonstrationSalon(parts)
  registerTestRoutes(app, { ...parts, ...analysisParts, log: app.log })
  return { app, config, payments }
}
