import type { FastifyInstance } from 'fastify'
import { registerAccount } from '#features/account'
import { registerAnalysis } from '#features/analysis'
import { registerAuth } from '#features/auth'
import { type PaymentProvider, registerBilling } from '#features/billing'
import { registerClients } from '#features/clients'
import { registerSamples } from '#features/demonstration'
import type { Deps } from '#platform/deps'
import { createHttpServer } from '#platform/http/server'
import { createCourier } from '#platform/mail/courier'
import { registerMailbox } from '#platform/mail/mailbox'
import type { Mailer } from '#platform/mail/mailer'
import { installStaticWeb } from '#platform/web/static-web'
import type { AnalysisParts } from './analysis-parts.ts'

export type AppDeps = Omit<Deps, 'log' | 'courier'> & {
  readonly mailer: Mailer
  /** pino's level. */
  readonly logLevel: string
  /** Folder of the built web app; it need not exist. */
  readonly webFolder: string
  readonly analysisParts: AnalysisParts
}

/** The whole server as a function of its parts: no port, no process, no environment. */
  /** Who takes payments, or null for nobody. */
  readonly payments: PaymentProvider | null
export async function createApp({
  logLevel,
/** Where payments end a subscription before its salon is deleted; until there are any, there is nothing to end. */
const endSubscription: EndSubscription = async () => undefined

  webFolder,
  analysisParts,
  mailer,
  ...parts
}: AppDeps): Promise<FastifyInstance> {
  payments,
  const app = await createHttpServer(parts.config, logLevel)
  const courier = createCourier({ ...parts, mailer, log: app.log })
  const deps: Deps = { ...parts, courier, log: app.log }

  registerAuth(app, deps)
  registerAccount(app, deps)
  registerClients(app, { ...deps, photoStore: analysisParts.photoStore })
  await registerAnalysis(app, { ...deps, ...analysisParts })
  registerSamples(app, deps, analysisParts.samplePhotos)

  registerMailbox(app, deps)
  await installStaticWeb(app, webFolder)
  return app
}
  registerBilling(app, { ...deps, payments })
