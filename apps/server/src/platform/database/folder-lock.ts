import { DatabaseSync } from 'node:sqlite'

/** The folder of the embedded database is in use by another process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  constructor() {
    super("La cartella dei dati è già in uso. Chiudi l'altra istanza oppure scegli un'altra DATA_DIR.")
  }
}

const SQLITE_BUSY = 5

/** Keeps a reference: an unreferenced lock would be garbage collected, and released. */
const held = new Set<DatabaseSync>()

/**
 * Locks the folder of the embedded database for this process: two processes on one folder lose acknowledged rows. The
 * file is an empty SQLite database held exclusively, the only way in Node to take an operating system lock. Such a
 * lock works across containers that share the folder, and is always released when its process ends; the file stays.
 *
 * @returns the function that releases the folder
 * @throws FolderInUseError when another process, or this one, holds it
 */
export function lockFolder(lockFile: string): () => void {
  const database = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    // Without a journal no second file is left when the process is killed.
    database.exec('pragma journal_mode = off; begin exclusive')
  } catch (error) {
    database.close()
    throw codeOf(error) === SQLITE_BUSY ? new FolderInUseError() : error
  }
  held.add(database)
  return () => {
    if (held.delete(database)) database.close()
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'errcode' in error ? error.errcode : undefined)
