import { createPhotoStore } from '../analysis-parts.ts'
import { checkPhotos } from '../platform/photo-store/check-photos.ts'
import { printLine, readArguments, runAsProcess, type Terminal } from './command-line.ts'
import { withDatabase } from './with-database.ts'

const usage = `Uso: npm run -s check-photos

Legge ogni foto nominata da un'analisi, da un patto, da una scheda di carta o dalle risposte prima di una visita e scrive una riga JSON: quante sono, di quali mancano o sono danneggiate.
Usa le impostazioni del server (docs/operations.md) e non cambia nulla; stato 1 se ne manca una o è danneggiata.
Con il database incorporato il server dev'essere fermo.`

async function run(terminal: Terminal): Promise<0 | 1> {
  readArguments(terminal, {}, false)
  const found = await withDatabase((db, config) => checkPhotos(db, createPhotoStore(config)))
  printLine(terminal, found)
  return found.missing.length + found.damaged.length === 0 ? 0 : 1
}

await runAsProcess({ usage, run })
