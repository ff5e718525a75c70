import type { FastifyInstance } from 'fastify'
import { registerAccount } from '#features/account'
import { createAdmission, registerAnalysis } from '#features/analysis'
import { registerAudit } from '#features/audit'
import { registerAuth } from '#features/auth'
import { endSubscriptions, type PaymentProvider, registerBilling } from '#features/billing'
import { registerClients } from '#features/clients'
import { registerContact } from '#features/contact'
import { registerSamples } from '#features/demonstration'
import { type ImageSearchParts, registerImageSearch } from '#features/image-search'
import { registerModelUse } from '#features/model-use'
import { registerPacts } from '#features/pact'
import { registerPrevisits } from '#features/previsit'
import { type EndSubscription, registerPrivacy } from '#features/privacy'
import { registerServiceFile } from '#features/service-file'
import { registerShelf } from '#features/shelf'
import { registerTeam } from '#features/team'
import { registerTerms } from '#features/terms'
import type { Deps } from '#platform/deps'
import { createHttpServer } from '#platform/http/server'
import { createLedger } from '#platform/ledger/create-ledger'
import type { Mailer } from '#platform/mail/mail'
import { createMailSender } from '#platform/mail/mail-sender'
import { registerMailbox } from '#platform/mail/mailbox'
import { type Readiness, registerHealth } from '#platform/operations/health'
import { registerMetrics } from '#platform/operations/metrics'
import { installStaticWeb } from '#platform/web/static-web'
import type { AnalysisParts } from './analysis-parts.ts'

export type AppDeps = Omit<Deps, 'log' | 'mailSender' | 'ledger'> & {
  readonly mailer: Mailer
  /** pino's level. */
  readonly logLevel: string
  /** Folder of the built web app; it may be missing. */
  readonly webFolder: string
  readonly analysisParts: AnalysisParts
  readonly imageSearch: ImageSearchParts
  readonly readiness: Readiness
  /** The payment provider, or null. */
  readonly payments: PaymentProvider | null
}

/** The whole server as a function of its dependencies: no port, no process, no environment. */
export async function createApp({
  logLevel,
  webFolder,
  analysisParts,
  imageSearch,
  payments,
  mailer,
  readiness,
  ...parts
}: AppDeps): Promise<FastifyInstance> {
  const app = await createHttpServer(parts.config, logLevel)
  const mailSender = createMailSender({ ...parts, mailer, log: app.log })
  const deps: Deps = { ...parts, mailSender, log: app.log, ledger: createLedger(parts.config) }

  const endSubscription: EndSubscription = async (salonId) => {
    if (payments) await endSubscriptions({ ...deps, provider: payments }, salonId)
  }

  registerAuth(app, deps)
  registerAccount(app, deps)
  registerTeam(app, deps)
  registerTerms(app, deps)
  registerAudit(app, deps)
  registerContact(app, deps)
  registerPrivacy(app, { ...deps, photoStore: analysisParts.photoStore, endSubscription })
  registerClients(app, { ...deps, photoStore: analysisParts.photoStore })
  const analysisDeps = { ...deps, ...analysisParts }
  const admission = createAdmission(analysisDeps)
  await registerAnalysis(app, analysisDeps, admission)
  registerPacts(app, analysisDeps, admission)
  registerPrevisits(app, analysisDeps, admission)
  registerShelf(app, deps)
  registerServiceFile(app, analysisDeps)
  registerImageSearch(app, { ...deps, ...imageSearch, photoPool: analysisParts.photoPool })
  registerBilling(app, { ...deps, payments })
  registerModelUse(app, deps)
  registerSamples(app, deps)

  registerMailbox(app, deps)
  registerHealth(app, { ...deps, readiness })
  registerMetrics(app, { ...deps, photoPool: analysisParts.photoPool })
  await installStaticWeb(app, deps, webFolder)
  return app
}
