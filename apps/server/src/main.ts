import { createApp } from './app.ts'
import { createBackground } from './platform/background.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/connect.ts'
import { FolderInUseError } from './platform/database/folder-lock.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createPasswords } from './platform/passwords.ts'

const webFolder = new URL('../../web/build/client', import.meta.url).pathname

async function serve(config: Config): Promise<void> {
  const database = await connectDatabase(config)
  const background = createBackground((error) => app.log.error({ err: error }, 'background task failed'))
  const app = await createApp({
    config,
    db: database.db,
    clock: systemClock,
    mailer: createMailer(config),
    passwords: createPasswords(),
    background,
    // In demonstration mode the terminal is for the address and the login.
    logLevel: config.mode === 'production' ? 'info' : 'warn',
    webFolder,
  })
  const stopHousekeeping = startHousekeeping({ db: database.db, clock: systemClock, background })

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    stopHousekeeping()
    await app.close()
    await background.idle()
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)

  await app.listen({ host: config.host, port: config.port })
  announce(config)
}

function announce(config: Config): void {
  if (config.mode === 'production' && config.smtpUrl === null) {
    console.warn('SMTP_URL non è impostata: le email restano come file nella cartella outbox.')
  }
  console.log(`\nRiflesso è pronto: ${config.publicUrl}`)
}

const settings = readConfig(process.env)
if (!settings.ok) {
  console.error(`Impostazioni non valide:\n${settings.problems.map((problem) => `  - ${problem}`).join('\n')}`)
  process.exit(1)
}
try {
  await serve(settings.config)
} catch (error) {
  console.error(error instanceof FolderInUseError ? error.message : error)
  process.exit(1)
}
