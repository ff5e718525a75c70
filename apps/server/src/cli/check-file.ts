import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { checkFile } from '#features/service-file'
import { createSecrets, readDataKeys } from '../platform/encryption/data-key.ts'
import { type Command, readArguments, runAsProcess, type Terminal, UsageError } from './command-line.ts'
import { withDatabase } from './with-database.ts'

const usage = `Uso: npm run -s check-file -- [--firma] FASCICOLO.pdf

Controlla il fascicolo di un servizio; stato 0 se è integro. Con --firma anche che l'abbia fatto questa installazione, con le impostazioni
del server: senza, chi rifà tutti i codici non si scopre. Con il database incorporato il server dev'essere fermo.`

async function run(terminal: Terminal): Promise<0 | 1> {
  const { values, positionals } = readArguments(terminal, { firma: { type: 'boolean' } }, true)
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new UsageError('Serve un solo file')
  const pdf = await readFile(resolve(terminal.folder, path)).catch(() => {
    throw new UsageError(`Il file non si legge: ${path}`)
  })
  const keyedHash = values.firma
    ? await withDatabase(async (db, config) => (await createSecrets(db, readDataKeys(config))).keyedHash)
    : null
  const found = checkFile(pdf, keyedHash)
  terminal.print(`${sentenceOf(found, keyedHash !== null)}\n`)
  return found.is === 'whole' ? 0 : 1
}

const FAULTS = {
  unreadable: 'Non è un fascicolo di Riflesso, o le sue voci non si leggono più.',
  changed: 'Non integro: la catena delle voci torna, ma il documento è stato cambiato dopo.',
  'not-signed': 'Non integro: la firma non è di questa installazione. Il fascicolo è stato rifatto, o è di un’altra.',
}

function sentenceOf(found: ReturnType<typeof checkFile>, isSigned: boolean): string {
  if (found.is === 'broken')
    return `Non integro: alla voce ${found.at}, «${found.title}», la catena si rompe. Lì qualcosa è stato cambiato, tolto o spostato.`
  if (found.is !== 'whole') return FAULTS[found.is]
  const signature = isSigned ? 'La firma è di questa installazione.' : 'La firma non è stata controllata (--firma).'
  return `Integro: ${found.events} voci, codice finale ${found.last}. ${signature}`
}

export const checkFileCommand: Command = { usage, run }

if (import.meta.main) await runAsProcess(checkFileCommand)
