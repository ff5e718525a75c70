import { createSecrets, readDataKeys } from '../platform/encryption/data-key.ts'
import { reseal } from '../platform/encryption/reseal.ts'
import { printLine, readArguments, runAsProcess, type Terminal } from './command-line.ts'
import { withDatabase } from './with-database.ts'

const usage = `Uso: npm run -s reseal

Cifra di nuovo, con DATA_KEY, i campi cifrati con DATA_KEY_PREVIOUS (docs/operations.md, 'Rotating DATA_KEY'). Scrive una
riga JSON: quanti campi ha cifrato di nuovo ("resealed") e quanti nessuna delle due chiavi apre ("unreadable"); stato 1 se ve
ne sono. Si può interrompere e ripetere. Usa le impostazioni del server; con il database incorporato il server dev'essere fermo.`

async function run(terminal: Terminal): Promise<0 | 1> {
  readArguments(terminal, {}, false)
  const done = await withDatabase(async (db, config) => {
    const { encryption } = await createSecrets(db, readDataKeys(config))
    return reseal(db, encryption)
  })
  printLine(terminal, done)
  return done.unreadable === 0 ? 0 : 1
}

await runAsProcess({ usage, run })
