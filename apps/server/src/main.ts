import { join } from 'node:path'
import { DEMONSTRATION_LOGIN, ensureDemonstrationSalon, fillDemonstrationArchive } from '#features/demonstration'
import { closeAnalysisParts, createAnalysisParts } from './analysis-parts.ts'
import { createApp } from './app.ts'
import { createBackground } from './platform/background.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/connect.ts'
import { FolderInUseError } from './platform/database/folder-lock.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createPasswords } from './platform/passwords.ts'

const webFolder = join(import.meta.dirname, '../../web/build/client')

async function serve(config: Config): Promise<void> {
  const database = await connectDatabase(config)
  const background = createBackground((error) => app.log.error({ err: error }, 'background task failed'))
  const parts = { config, db: database.db, clock: systemClock, passwords: createPasswords(), background }
  const analysisParts = createAnalysisParts(config.dataDir)
  const app = await createApp({
    ...parts,
    mailer: createMailer(config),
    analysisParts,
    // In demonstration mode the terminal is for the address and the login.
    logLevel: config.mode === 'production' ? 'info' : 'warn',
    webFolder,
  })
  const salon = await ensureDemonstrationSalon(parts)
  const stopHousekeeping = startHousekeeping({ ...parts, ...analysisParts })
  const leaving = new AbortController()

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    stopHousekeeping()
    leaving.abort()
    await app.close()
    await closeAnalysisParts(analysisParts)
    await background.idle()
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)

  await app.listen({ host: config.host, port: config.port })
  analysisParts.photoPool.warmUp()
  if (salon) background.run(() => fillDemonstrationArchive({ ...parts, ...analysisParts }, salon, leaving.signal))
  announce(config, salon !== null)
}

function announce(config: Config, withDemonstration: boolean): void {
  if (config.mode === 'production' && config.smtpUrl === null) {
    console.warn('SMTP_URL non è impostata: le email restano come file nella cartella outbox.')
  }
  console.log(`\nRiflesso è pronto: ${config.publicUrl}`)
  if (withDemonstration) {
    console.log(`Accesso dimostrativo: ${DEMONSTRATION_LOGIN.email} / ${DEMONSTRATION_LOGIN.password}`)
  }
}

const settings = readConfig(process.env)
if (!settings.ok) {
  console.error(`Impostazioni non valide:\n${settings.problems.map((problem) => `  - ${problem}`).join('\n')}`)
  process.exit(1)
}
try {
  await serve(settings.config)
} catch (error) {
  console.error(reasonOf(error, settings.config))
  process.exit(1)
}

/** Why the server cannot start, in words where we know them. */
function reasonOf(error: unknown, { port, host }: Config): unknown {
  if (error instanceof FolderInUseError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `La porta ${port} è già in uso. Chiuda l'altro programma oppure imposti un'altra PORT.`
  if (code === 'EADDRNOTAVAIL') return `L'indirizzo ${host} non è di questa macchina. Corregga HOST.`
  return error
}
