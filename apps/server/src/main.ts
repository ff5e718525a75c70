import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeOldActs } from '#features/audit'
import { removeEndedReverts, removeOldRegistrations } from '#features/auth'
import {
  createPaymentProvider,
  endDemonstrationPlans,
  startReconciliation,
  subscribeDemonstrationSalon,
} from '#features/billing'
import { closeDemonstrationSalon, ensureDemonstrationSalon, fillDemonstrationArchive } from '#features/demonstration'
import { createImageSearch } from '#features/image-search'
import { deleteOverdue, removeOldExports } from '#features/privacy'
import { removeOldInvitations } from '#features/team'
import { createAnalysisParts } from './analysis-parts.ts'
import { createApp } from './app.ts'
import { createBackground } from './platform/background.ts'
import { SECOND_MS, systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/connect.ts'
import { openSealedColumns } from './platform/database/schema/sealed.ts'
import { DEMONSTRATION_LOGIN } from './platform/demonstration-login.ts'
import { createSecrets, readDataKeys } from './platform/encryption/data-key.ts'
import { sealPlainHealth } from './platform/encryption/seal-plain-health.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import { createLedger } from './platform/ledger/create-ledger.ts'
import { createMailSender, startMailPolling } from './platform/mail/mail-sender.ts'
import { mailboxPathOf } from './platform/mail/mailbox.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createReadiness } from './platform/operations/health.ts'
import { createPasswords } from './platform/passwords.ts'
import {
  addressFailure,
  checkAddress,
  checkDataDir,
  checkPhotoStore,
  databaseFailure,
  startFailure,
} from './platform/start/start-failures.ts'
import { createStartLog, startWarnings } from './platform/start/start-log.ts'
import { onStopSignal } from './platform/start/stop-signals.ts'
import { removeOldHashedFiles, shareHashedFiles } from './platform/web/hashed-files.ts'
import { readHashedFiles } from './platform/web/web-build.ts'

// Database and photos are readable by their owner alone.
process.umask(0o077)

const startLog = createStartLog(process.env.NODE_ENV === 'production')

const webFolder = join(import.meta.dirname, '../../web/build/client')

/** How long open requests may take when the server is stopped: shorter at a terminal. */
const GRACE_MS = { demonstration: 5 * SECOND_MS, production: 30 * SECOND_MS }

async function serve(config: Config): Promise<void> {
  checkDataDir(config.dataDir)
  await checkAddress(config)
  await checkPhotoStore(config)
  const database = await connectDatabase(config).catch((error: unknown) => {
    throw databaseFailure(error, config)
  })
  const background = createBackground((error) => app.log.error({ err: error }, 'background task failed'))
  const secrets = await createSecrets(database.db, readDataKeys(config))
  openSealedColumns(secrets.encryption)
  await sealPlainHealth(database.db, secrets.encryption)
  const parts = { config, db: database.db, clock: systemClock, passwords: createPasswords(), background, ...secrets }
  const analysisParts = createAnalysisParts(config, (key) => app.log.error({ key }, 'photo damaged'))
  const mailer = createMailer(config)
  const readiness = createReadiness()
  const payments = createPaymentProvider(parts, (variable) =>
    app.log.warn({ variable }, 'this price is not the one of the plan: the one that is shown is charged instead'),
  )
  const app = await createApp({
    ...parts,
    mailer,
    readiness,
    analysisParts,
    imageSearch: createImageSearch(config),
    payments,
    // In demonstration mode the terminal is for the address and the login.
    logLevel: config.mode === 'production' ? 'info' : 'warn',
    webFolder,
  })
  const hashedFiles = readHashedFiles(webFolder)
  const shareFiles = () => shareHashedFiles(parts.db, hashedFiles, parts.clock())
  await shareFiles()
  const mailSender = createMailSender({ ...parts, mailer, log: app.log })
  await closeDemonstrationSalon(parts)
  await endDemonstrationPlans({ ...parts, mailSender, log: app.log }, payments)
  const salon = await ensureDemonstrationSalon(parts)
  if (salon) await subscribeDemonstrationSalon({ ...parts, provider: payments, mailSender, log: app.log }, salon.id)
  const ledger = createLedger(config)
  const rights = { ...parts, ...analysisParts, ledger, log: app.log }
  const stopHousekeeping = startHousekeeping(rights, [
    (signal) => deleteOverdue(rights, signal),
    () => removeEndedReverts(parts.db, parts.clock()),
    () => removeOldRegistrations(parts.db, parts.clock()),
    () => removeOldExports(rights),
    () => removeOldInvitations(parts.db, parts.clock()),
    () => removeOldActs(parts.db, parts.clock()),
    shareFiles,
    () => removeOldHashedFiles(parts.db, parts.clock()),
  ])
  const stopMailPolling = startMailPolling(mailSender, background)
  const stopReconciliation = payments
    ? startReconciliation({ ...parts, provider: payments, mailSender, log: app.log })
    : () => undefined
  const leaving = new AbortController()

  onStopSignal(async () => {
    readiness.leave()
    leaving.abort()
    await wait(config.drainMs)
    stopHousekeeping()
    stopMailPolling()
    stopReconciliation()
    // A stalled upload would keep the server open for minutes.
    const forceClose = setTimeout(() => app.server.closeAllConnections(), GRACE_MS[config.mode])
    await app.close()
    clearTimeout(forceClose)
    await analysisParts.photoPool.close()
    await background.idle()
    await database.close()
  })

  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw addressFailure(error, config)
  })
  analysisParts.photoPool.warmUp(leaving.signal)
  if (salon)
    background.run(() => fillDemonstrationArchive({ ...parts, ...analysisParts, log: app.log }, salon, leaving.signal))
  announce(config, salon !== null)
}

function announce(config: Config, withDemonstration: boolean): void {
  for (const warning of startWarnings(config)) startLog.warn(warning)
  startLog.info(`\nRiflesso è pronto: ${config.publicUrl}`)
  if (withDemonstration) {
    startLog.info(`Accesso dimostrativo: ${DEMONSTRATION_LOGIN.email} / ${DEMONSTRATION_LOGIN.password}`)
  }
  const mailbox = mailboxPathOf(config)
  if (mailbox !== null) startLog.info(`Posta di prova, con i codici di verifica: ${config.publicUrl}${mailbox}`)
}

const settings = readConfig(process.env)
if (!settings.ok) {
  startLog.fatal(`Impostazioni non valide:\n${settings.problems.map((problem) => `  - ${problem}`).join('\n')}`)
  process.exit(1)
}
try {
  await serve(settings.config)
} catch (error) {
  startLog.fatal(startFailure(error))
  process.exit(1)
}
