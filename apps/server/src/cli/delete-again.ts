import { deleteAgain } from '#features/privacy'
import { createPhotoStore } from '../analysis-parts.ts'
import { systemClock } from '../platform/clock.ts'
import { createLedger } from '../platform/ledger/create-ledger.ts'
import { createPasswords } from '../platform/passwords.ts'
import { printLine, readArguments, runAsProcess, type Terminal, UsageError } from './command-line.ts'
import { withDatabase } from './with-database.ts'

const usage = `Uso: npm run -s delete-again -- --since DATA

Dopo un ripristino cancella di nuovo ciò che era stato cancellato o revocato dalla DATA in poi: quella in cui la copia è
iniziata, ad esempio 2026-11-23T03:17:00Z. Legge il registro accanto alle foto (docs/operations.md) e scrive una riga JSON:
quante cancellazioni vi sono e quante sono state ripetute. Si può ripetere. Usa le impostazioni del server; con il database
incorporato il server dev'essere fermo.`

/** With its time zone: during a restore it must not be guessed. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

async function run(terminal: Terminal): Promise<0> {
  const { since = '' } = readArguments(terminal, { since: { type: 'string' } }, false).values
  const from = new Date(since)
  if (!MOMENT.test(since) || Number.isNaN(from.getTime())) throw new UsageError('Manca --since, o non è una data')
  const done = await withDatabase((db, config) => {
    const parts = { db, clock: systemClock, ledger: createLedger(config), passwords: createPasswords() }
    return deleteAgain({ ...parts, photoStore: createPhotoStore(config) }, from)
  })
  printLine(terminal, done)
  return 0
}

await runAsProcess({ usage, run })
